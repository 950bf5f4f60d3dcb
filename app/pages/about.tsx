import { copyFor } from '#app/lib/copy.ts'
import { languageOfPath } from '#app/lib/locale-path.ts'
import { pageTrail } from '#app/lib/page-trail.ts'
import { pageMeta } from '#app/lib/seo.ts'
import { Bench, Evidence, type Member, Principles, Register } from '#app/sections/about/about.tsx'
import { NextStep } from '#app/sections/closing/closing.tsx'
import { read } from '#content/documents.ts'
import type { Route } from './+types/about.ts'
import './about.css'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname)
  const members: Member[] = read('company').team.map((member) => ({
    ...member,
    role: member.role[language],
    description: member.description[language],
    training: member.training?.[language],
    imageAlt: member.imageAlt?.[language],
  }))
  const copy = copyFor(request, 'about')
  const { foundedYear, legalName, uid, address, evidence } = read('company')
  const { founded, register: registered, seat } = copy.evidence
  return {
    copy,
    members,
    proofs: [
      { name: founded, proof: String(foundedYear) },
      { name: seat, proof: `${address.postalCode} ${address.town}` },
      // A word joiner keeps the number in one line.
      { name: registered, proof: `${legalName}, ${uid.replace('-', '-\u2060')}` },
      ...evidence.map(({ name, proof, link }) => ({ name: name[language], proof: proof[language], link })),
    ],
    isSample: read('company').samples.includes('team'),
  }
}

export function meta({ loaderData: { copy }, ...page }: Route.MetaArgs) {
  return pageMeta({ ...copy.meta, indexed: true, structuredData: [pageTrail('about', page)] }, page)
}

export default function AboutPage({ loaderData: { copy, members, proofs, isSample } }: Route.ComponentProps) {
  return (
    <>
      <div className="paper about-head">
        <div className="grid">
          <h1>{copy.title}</h1>
          <p className="lead">{copy.lead}</p>
        </div>
        <Bench labels={copy.labels} free={copy.free} members={members} />
      </div>
      <Register labels={copy.labels} members={members} placeholder={isSample ? copy.placeholder : undefined} />
      <Evidence copy={copy.evidence} proofs={proofs} />
      <Principles copy={copy.principles} />
      <NextStep copy={copy.next} />
    </>
  )
}
