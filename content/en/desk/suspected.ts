import type { suspected as de } from '../../de/desk/suspected.ts'

export const suspected: typeof de = {
  title: 'Under suspicion',
  text: 'Put aside in a wave of entries at the same time: nobody got a letter. Released they count as received, with their time; dismissed they are gone. After {days} days they go by themselves.',
  back: 'Enquiries',
  columns: { pick: 'Selection', from: 'From', form: 'Form', says: 'What', time: 'Time' },
  forms: { appointment: 'Appointment', contact: 'Contact', newsletter: 'Newsletter', waitlist: 'Waiting list' },
  pickAll: 'All on this page',
  pickOne: 'Tick {email}',
  release: 'Release',
  dismiss: 'Dismiss',
  picked: '{count} selected',
  released: '{count} released, their letters go out.',
  known: '{count} were on the waiting list already.',
  failed: '{count} could not be taken and are still here.',
  dismissed: '{count} dismissed.',
  empty: 'Nothing is under suspicion.',
}
