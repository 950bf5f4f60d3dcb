import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeKnowledge } from '#assistant/learn/learn-knowledge.ts'
import { showDocuments } from '#content/documents.ts'
import { keepBuilt, releaseFiles } from '#content/release.ts'
import { usedResults } from '#content/work-cache.ts'
import { readSettings } from '#server/config.ts'
import { readBuiltPages } from '#server/publishing/built-pages.ts'
import { writeWorkCache } from '#server/publishing/cache-file.ts'
import { brokenLinks, readLinks } from '#server/publishing/link-check.ts'
import { missingTexts } from '#server/publishing/missing-texts.ts'
import { addressesOf } from '#server/site/addresses.ts'
import { recordFile } from '#server/site/build-record.ts'
import { prepareSite } from '#server/site/prepare.ts'
import { buildIslands } from './build-islands.ts'
import { buildPictures } from './build-pictures.ts'
import { beginRecord } from './build-record.ts'
import { compressDesk } from './compress-desk.ts'
import { drawIcons } from './icons.ts'
import { drawShareImages } from './share-images.ts'
import { tryStart } from './try-start.ts'
import { writeIndex } from './write-index.ts'

const documents = releaseFiles()
showDocuments(documents)
// The whole site: React Router builds and prerenders it, then it is prepared for serving.
const record = beginRecord(Date.now())
rmSync('build', { recursive: true, force: true })
const built = spawnSync('node', ['node_modules/@react-router/dev/bin.cjs', 'build'], { stdio: 'inherit' })
if (built.status !== 0) process.exit(built.status ?? 1)
const desk = spawnSync('node', ['node_modules/@react-router/dev/bin.cjs', 'build', 'desk'], { stdio: 'inherit' })
if (desk.status !== 0) process.exit(desk.status ?? 1)
await compressDesk('build/raw/desk/client/assets')
const builtPages = readBuiltPages('build/raw/client')
const links = new Map([...builtPages.pages].map(([path, html]) => [path, readLinks(html)]))
const broken = [...brokenLinks(links, builtPages.files), ...missingTexts(builtPages.pages)]
if (broken.length > 0) {
  console.error(`${broken.join('\n')}\nThe build stops here: links have to lead somewhere, and texts have to be there.`)
  process.exit(1)
}
await buildIslands('build/raw')
for (const [icon, bytes] of drawIcons(readFileSync('public/favicon.svg', 'utf8')))
  writeFileSync(`build/raw/client${icon}`, bytes)
console.log(`${await buildPictures('build/raw/client')} pictures beside the documents`)
console.log(`${await drawShareImages('build/raw/client', builtPages.pages)} share images drawn`)
console.log(`${await writeIndex('build/raw', builtPages.pages)} passages to be found`)
await writeKnowledge('build/raw')
keepBuilt(documents)
await writeWorkCache('build/raw', usedResults())
// Written last: a build that was broken off has none, and is done again.
writeFileSync(recordFile('build/raw'), JSON.stringify(record))
const config = readSettings()
const { files } = await prepareSite('build', addressesOf(config))
console.log(`${files.length} files ready to be served`)
await tryStart(config.siteUrl)
