import { type Language, languages } from '#contract/language.ts'
import { dayMs } from '#contract/milliseconds.ts'
import { localTime } from '#contract/zoned-time.ts'
import { mayDo } from '#server/team/roles.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { pick } from '../../pick.ts'

type Asking = { desk: Access; id: string; wantedLanguage: string | null; checksOutside: boolean }

/** Everything that an issue's page shows, or undefined where there is no such issue. */
export async function issueData({ desk, id, wantedLanguage, checksOutside }: Asking) {
  const { services, language: own, time, open } = desk
  const found = await services.drafts.find(id)
  if (!found) return undefined
  const { draft, texts } = found
  await services.drafts.visit(draft.id, false)
  const language: Language =
    texts.find((text) => text.language === wantedLanguage)?.language ?? texts[0]?.language ?? 'de'
  const [versions, others, names, findings, readers, issues] = await Promise.all([
    services.drafts.versions(draft.id, language),
    services.drafts.others(draft.id),
    services.drafts.memberNames(),
    draft.state === 'begun' ? [] : services.release.check(draft.id, checksOutside),
    services.issues.countReaders(),
    services.issues.list(),
  ])
  const now = new Date()
  const words = deskCopy(own, 'newsletter')
  const nameOf = (memberId: string | null) =>
    memberId === null ? words.versions.commandLine : (names.get(memberId) ?? words.versions.gone)
  const reached = texts.reduce((sum, text) => sum + readers[text.language], 0)
  const rule = desk.newsletterRelease
  const isAhead = draft.send_at !== null && Date.parse(draft.send_at) > now.getTime()
  return {
    words,
    editor: deskCopy(own, 'editor'),
    mayRelease: mayDo(open.member.role, 'newsletter.send') || rule === 'anyone',
    email: open.member.email,
    draft: {
      ...pick(draft, 'id', 'slug', 'name', 'state', 'answer'),
      isOneLanguage: draft.is_one_language === 1,
      perMinute: draft.per_minute,
      minutes: Math.max(1, Math.ceil(reached / draft.per_minute)),
      sendAt: draft.send_at && time(draft.send_at),
      /** By the clock of its zone, for the fields. */
      wanted: isAhead ? clockIn(new Date(draft.send_at ?? now), draft.time_zone) : nextMorningIn(now, draft.time_zone),
      timeZone: draft.time_zone,
      hasTime: isAhead,
      answeredBy: nameOf(draft.answered_by),
      askedBy: draft.state === 'asked' ? nameOf(draft.asked_by) : null,
    },
    language,
    texts: texts.map((text) => ({
      ...pick(text, 'language', 'subject', 'preheader', 'title', 'body', 'revision'),
      saved: time(text.saved_at),
      savedBy: text.revision > 0 ? nameOf(text.saved_by) : null,
    })),
    missing: languages.filter((known) => !texts.some((text) => text.language === known)),
    readers,
    versions: versions.map((version) => ({
      ...pick(version, 'id', 'subject'),
      by: nameOf(version.saved_by),
      time: time(version.saved_at),
      isAside: version.is_aside === 1,
    })),
    others: others.map((other) => ({ ...other, since: time(other.since) })),
    findings: (findings ?? []).map(({ values, ...finding }) => ({
      ...finding,
      values: values?.time ? { ...values, time: time(String(values.time)) } : values,
    })),
    issues: issues
      .filter(({ slug }) => draft.state === 'begun' && slug === draft.slug)
      .map((issue) => ({ ...issue, begun: time(issue.started_at) })),
  }
}

function clockIn(time: Date, zone: string): { day: string; clock: string } {
  const [day = '', clock = ''] = localTime(time, zone).split(' ')
  return { day, clock }
}

/** Half past seven, when people read their mail. */
function nextMorningIn(now: Date, zone: string): { day: string; clock: string } {
  return { ...clockIn(new Date(now.getTime() + dayMs), zone), clock: '07:30' }
}
