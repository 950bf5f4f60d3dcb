import { appointments as deAppointments } from '#content/de/desk/appointments.ts'
import { editor as deEditor } from '#content/de/desk/editor.ts'
import { enquiries as deEnquiries } from '#content/de/desk/enquiries.ts'
import { log as deLog } from '#content/de/desk/log.ts'
import { newsletter as deNewsletter } from '#content/de/desk/newsletter.ts'
import { numbers as deNumbers } from '#content/de/desk/numbers.ts'
import { outbox as deOutbox } from '#content/de/desk/outbox.ts'
import { people as dePeople } from '#content/de/desk/people.ts'
import { readers as deReaders } from '#content/de/desk/readers.ts'
import { sender as deSender } from '#content/de/desk/sender.ts'
import { shell as deShell } from '#content/de/desk/shell.ts'
import { signIn as deSignIn } from '#content/de/desk/sign-in.ts'
import { suspected as deSuspected } from '#content/de/desk/suspected.ts'
import { team as deTeam } from '#content/de/desk/team.ts'
import { today as deToday } from '#content/de/desk/today.ts'
import { waitlist as deWaitlist } from '#content/de/desk/waitlist.ts'
import { appointments as enAppointments } from '#content/en/desk/appointments.ts'
import { editor as enEditor } from '#content/en/desk/editor.ts'
import { enquiries as enEnquiries } from '#content/en/desk/enquiries.ts'
import { log as enLog } from '#content/en/desk/log.ts'
import { newsletter as enNewsletter } from '#content/en/desk/newsletter.ts'
import { numbers as enNumbers } from '#content/en/desk/numbers.ts'
import { outbox as enOutbox } from '#content/en/desk/outbox.ts'
import { people as enPeople } from '#content/en/desk/people.ts'
import { readers as enReaders } from '#content/en/desk/readers.ts'
import { sender as enSender } from '#content/en/desk/sender.ts'
import { shell as enShell } from '#content/en/desk/shell.ts'
import { signIn as enSignIn } from '#content/en/desk/sign-in.ts'
import { suspected as enSuspected } from '#content/en/desk/suspected.ts'
import { team as enTeam } from '#content/en/desk/team.ts'
import { today as enToday } from '#content/en/desk/today.ts'
import { waitlist as enWaitlist } from '#content/en/desk/waitlist.ts'
import type { Language } from '#contract/language.ts'

const words = {
  de: {
    appointments: deAppointments,
    enquiries: deEnquiries,
    shell: deShell,
    signIn: deSignIn,
    team: deTeam,
    log: deLog,
    numbers: deNumbers,
    outbox: deOutbox,
    newsletter: deNewsletter,
    editor: deEditor,
    waitlist: deWaitlist,
    people: dePeople,
    today: deToday,
    suspected: deSuspected,
    readers: deReaders,
    sender: deSender,
  },
  en: {
    appointments: enAppointments,
    enquiries: enEnquiries,
    shell: enShell,
    signIn: enSignIn,
    team: enTeam,
    log: enLog,
    numbers: enNumbers,
    outbox: enOutbox,
    newsletter: enNewsletter,
    editor: enEditor,
    waitlist: enWaitlist,
    people: enPeople,
    today: enToday,
    suspected: enSuspected,
    readers: enReaders,
    sender: enSender,
  },
}

type Words = (typeof words)['de']

/** A part of the desk's words in a person's language. Runs in loaders: the other language never reaches the browser. */
export function deskCopy<Part extends keyof Words>(language: Language, part: Part): Words[Part] {
  return words[language][part]
}
