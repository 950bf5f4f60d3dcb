import { checkContent } from './content-check/findings.ts'

// What cannot even be loaded is most often a slip in content/, which the check names with file and line.
await import('./dev-site.ts').catch(async (error) => {
  const { wrong } = await checkContent()
  if (wrong.length === 0) throw error
  console.error(wrong.join('\n'))
  process.exit(1)
})
