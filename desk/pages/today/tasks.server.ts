import { read } from '#content/documents.ts'
import { swissDay } from '#content/swiss-time.ts'
import { longDate } from '#contract/dates.ts'
import type { ContentReview } from '#server/db/tables/documents.ts'
import type { Planned } from '#server/documents/editing/publishing.ts'
import { mayDo, type Permission } from '#server/team/roles.ts'
import type { Access } from '../../access.server.ts'
import { deskCopy } from '../../copy.server.ts'
import { deadlineAfter, deadlineOf, nextMorning } from '../../deadline.ts'
import { fill } from '../../fill.ts'
import { pick } from '../../pick.ts'
import { dueTime } from '../../time.ts'
import { refusalText, titleAmong, titleOf } from '../content/titles.server.ts'
import { subjectOf } from '../enquiries/subject.ts'
import { appointmentLines, type Booked } from './appointments.server.ts'
import type { Section, Task } from './data.ts'

/** A draft that somebody has handed over to be published, or that came back. */
type Review = ContentReview & { title: string }

/** Where something can be done about a trouble; for the others nothing can at the desk. */
const roomOfTrouble: Record<string, string> = {
  outbox_stalled: '/outbox?status=queued',
  mail_login_refused: '/outbox?status=queued',
  mail_ceiling: '/outbox?status=queued',
  mails_held: '/outbox?status=held',
  busy_feed_stale: '/appointments/hours',
  issue_paused: '/newsletter',
  form_wave: '/enquiries/suspected',
  form_unsent: '/numbers?days=7',
  pages_slow: '/numbers?days=7',
}

/** Everything that wants something, by room, what was handed over first; rooms in which nothing does are left out. */
export async function sectionsOf(desk: Access, booked: Booked | undefined): Promise<Section[]> {
  const { services, language, open, newsletterRelease, time } = desk
  const { today, entries } = services
  const memberId = open.member.id
  const may = (permission: Permission) => mayDo(open.member.role, permission)
  const mayRelease = may('newsletter.send') || newsletterRelease === 'anyone'
  const now = new Date()
  const morning = nextMorning(now)
  const words = deskCopy(language, 'today')
  const { letters, reasons } = deskCopy(language, 'outbox')
  const { wishes: wished } = deskCopy(language, 'enquiries')
  const [enquiries, notes, suspected, waitlist, issues, mails, troubles, counts, members, reviews, refused] =
    await Promise.all([
      may('enquiries') ? today.enquiries(memberId, { mayErase: may('people.erase') }) : [],
      may('enquiries') ? today.notes(memberId) : [],
      may('enquiries') ? today.suspected() : 0,
      may('waitlist') ? today.waitlist() : [],
      mayRelease ? today.askedIssues() : [],
      may('outbox') ? today.deadMails() : [],
      today.troubles(),
      today.counts(),
      services.members.list(),
      reviewsFor(desk, may('content.publish')),
      may('content.publish') ? entries.refused() : [],
    ])
  const wishes = enquiries.filter(({ wish }) => wish !== null && may('people.erase'))
  const others = enquiries.filter((enquiry) => !wishes.includes(enquiry))
  const dueFacts = may('content.publish') ? read('checked-facts').filter(({ until }) => until < swissDay(now)) : []
  const sections: Section[] = [
    {
      id: 'enquiries',
      to: '/enquiries',
      tasks: [
        ...notes.map(ofNote),
        ...wishes.map(ofEnquiry),
        ...others.map(ofEnquiry),
        ...(suspected > 0 ? [ofSuspected(suspected)] : []),
      ],
      ...cut(
        counts.enquiries,
        enquiries.filter((row) => deadlineOf(row, now, morning).isOwed),
      ),
    },
    { id: 'waitlist', to: '/waitlist', tasks: waitlist.map(ofEntry), ...cut(counts.waitlist, waitlist) },
    {
      id: 'appointments',
      to: '/appointments',
      tasks: booked ? appointmentLines(booked, { words, language, now, isSoon: today.isSoon }) : [],
      ...whole,
    },
    {
      id: 'content',
      to: '/content',
      tasks: [...reviews.map(ofReview), ...refused.map(ofPublication), ...dueFacts.map(ofFact)],
      ...whole,
    },
    { id: 'newsletter', to: '/newsletter', tasks: issues.map(ofIssue), ...whole },
    { id: 'mail', to: '/outbox?status=dead', tasks: mails.map(ofMail), ...cut(counts.deadMails, mails) },
    {
      id: 'watch',
      to: '/outbox',
      tasks: [
        ...troubles.incidents.map(ofIncident),
        ...(troubles.crashes > 0 && may('log') ? [ofCrashes(troubles.crashes)] : []),
      ],
      ...whole,
    },
  ]
  // What a colleague has put down comes first: nobody else can go on with it.
  const isWaitedFor = ({ id }: Section) => (id === 'content' && reviews.length > 0) || id === 'newsletter'
  return sections
    .filter(({ tasks }) => tasks.length > 0)
    .toSorted((one, other) => Number(isWaitedFor(other)) - Number(isWaitedFor(one)))

  function by(due: string): string {
    return fill(Date.parse(due) < now.getTime() ? words.late : words.by, { time: dueTime(due, language, now) })
  }

  function dueOf({ waiting_since }: { waiting_since: string | null }, due: string): string {
    return waiting_since ? fill(words.hasAnswered, { when: by(due) }) : by(due)
  }

  function ofEnquiry(row: Awaited<ReturnType<typeof today.enquiries>>[number]): Task {
    const deadline = deadlineOf(row, now, morning)
    const isReminder = !deadline.isOwed && row.remind_at !== null && row.remind_at <= now.toISOString()
    const isWish = !deadline.isOwed && !isReminder && row.wish !== null
    const isHanded = !deadline.isOwed && !isReminder && !isWish
    return {
      id: row.id,
      // Where it is done, for whoever may.
      to: wishes.includes(row) ? cardPath(row.email_key) : `/enquiries/${row.id}`,
      title: [row.wish && `${wished[row.wish]}:`, [row.name, row.company].filter(Boolean).join(', ')]
        .filter(Boolean)
        .join(' '),
      text: subjectOf(row.said),
      lang: row.language,
      time: isReminder ? words.reminder : isWish ? words.stillOpen : isHanded ? words.handed : dueOf(row, deadline.due),
      isUrgent: deadline.isUrgent || isReminder,
      isLate: deadline.isLate,
      hasAnswered: row.waiting_since !== null,
      ...whoHas(row),
      act: deadline.isOwed && !row.wish ? 'answer' : 'look',
    }
  }

  function ofNote(note: (typeof notes)[number]): Task {
    return {
      id: note.id,
      to: `/enquiries/${note.message_id}`,
      title: [note.name, note.company].filter(Boolean).join(', '),
      whose: fill(words.note, { name: note.author_name }),
      text: note.text,
      time: fill(words.unread, { time: time(note.created_at) }),
      isUrgent: false,
      act: 'look',
    }
  }

  /** Who is to see to it, where somebody is. */
  function whoHas({ assigned_to }: { assigned_to: string | null }): Pick<Task, 'isMine' | 'whose'> {
    if (assigned_to === memberId) return { isMine: true, whose: words.toYou }
    const name = nameOf(assigned_to)
    return name === undefined ? {} : { whose: fill(words.toOther, { name }) }
  }

  function nameOf(memberId: string | null): string | undefined {
    return members.find(({ id }) => id === memberId)?.name
  }

  function ofSuspected(count: number): Task {
    return {
      id: 'suspected',
      to: '/enquiries/suspected',
      title: count === 1 ? words.suspected.title.one : fill(words.suspected.title.many, { count }),
      text: words.suspected.text,
      isUrgent: false,
      act: 'decide',
      count,
    }
  }

  function ofEntry(row: Awaited<ReturnType<typeof today.waitlist>>[number]): Task {
    const promisedHours = read('company').promises.waitlistReviewHours.to
    const deadline = deadlineAfter(row.created_at, promisedHours, true, now, morning)
    return {
      id: row.id,
      to: `/waitlist?entry=${row.id}`,
      title: row.company ?? row.email,
      text: row.motivation || (row.company ? row.email : ''),
      lang: row.language,
      time: by(deadline.due),
      ...pick(deadline, 'isUrgent', 'isLate'),
      act: 'decide',
    }
  }

  function ofIssue({ id, name, send_at, asked_by }: (typeof issues)[number]): Task {
    return {
      id,
      to: `/newsletter/issues/${id}`,
      title: fill(words.issue.title, { name }),
      text: fill(send_at ? words.issue.text : words.issue.atOnce, { name: nameOf(asked_by) ?? '' }),
      ...(send_at && { time: by(send_at) }),
      isUrgent: send_at !== null && Date.parse(send_at) <= morning.getTime(),
      act: 'decide',
    }
  }

  function ofReview({ entry, title, author_name, note, answer, answered_by }: Review): Task {
    const isReturned = answer !== null
    const name = (isReturned ? answered_by : author_name) ?? ''
    const said = answer ?? note
    return {
      id: `review ${entry}`,
      to: isReturned ? `/content/${entry}` : `/content/${entry}?review`,
      title: fill(isReturned ? words.review.returned : words.review.asked, { title }),
      text: said ? fill(words.review.text, { name, note: said }) : name,
      isWhole: true,
      isUrgent: false,
      act: isReturned ? 'look' : 'decide',
    }
  }

  function ofPublication({ id, entry, publish_at, refusal }: Planned): Task {
    return {
      id,
      to: `/content/${entry}`,
      title: fill(words.refused.title, { title: titleOf(entry, language, undefined) }),
      text: refusalText(refusal, deskCopy(language, 'content')),
      time: fill(words.since, { time: time(publish_at) }),
      isUrgent: false,
      act: 'decide',
    }
  }

  function ofFact({ fact, until }: (typeof dueFacts)[number]): Task {
    return {
      id: fact.de,
      to: '/content/checked-facts',
      title: words.dueFact,
      text: fact[language],
      time: fill(words.since, { time: longDate(until, language) }),
      isUrgent: false,
      act: 'check',
    }
  }

  function ofMail(mail: Awaited<ReturnType<typeof today.deadMails>>[number]): Task {
    return {
      id: mail.id,
      to: `/outbox/${mail.id}`,
      title: words.dead.title,
      text: fill(words.dead.text, {
        letter: letters[mail.letter] ?? mail.letter,
        to: mail.recipient,
        reason: reasons[services.mails.reasonOf(mail)],
      }),
      time: fill(words.since, { time: time(mail.created_at) }),
      isUrgent: false,
      act: 'check',
    }
  }

  function ofIncident({ name, began_at }: (typeof troubles.incidents)[number]): Task {
    const to = roomOfTrouble[name]
    return {
      id: name,
      ...(to && { to }),
      title: words.incidents[name] ?? name,
      text: '',
      time: fill(words.since, { time: time(began_at) }),
      isUrgent: false,
      act: 'look',
    }
  }

  /** Told by mail; the desk has no more on them. */
  function ofCrashes(count: number): Task {
    return {
      id: 'crashes',
      title: count === 1 ? words.crashes.title.one : fill(words.crashes.title.many, { count }),
      text: words.crashes.text,
      isUrgent: false,
      act: 'look',
    }
  }
}

const whole = { unseen: 0 }

/** How many of `all` the lines leave out. */
const cut = (all: number, shown: unknown[]) => ({ unseen: Math.max(0, all - shown.length) })

const cardPath = (key: string) => `/people/card?email=${encodeURIComponent(key)}`

/** Drafts to be published, for whoever may; and one's own that came back. */
async function reviewsFor({ services, language, open }: Access, mayPublish: boolean): Promise<Review[]> {
  const reviews = (await services.entries.reviews.list()).filter(({ answer, author_id }) =>
    answer === null ? mayPublish : author_id === open.member.id,
  )
  const written = reviews.length > 0 ? await services.editing.list() : []
  const textsOf = (entry: string) => written.find(({ id }) => id === entry)?.texts
  return reviews.map((one) => ({ ...one, title: titleAmong(one.entry, language, textsOf(one.entry)) }))
}
