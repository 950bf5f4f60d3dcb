/** Words of the calendar that somebody of the team subscribes to. */
export const calendarFeed = {
  name: 'Termine',
  call: 'Telefon {phone}',
  meeting: 'Telefon, die Person ruft uns an',
  topic: 'Thema',
  note: 'Notiz',
  asked: 'Gebucht',
}
