import type { Kysely } from 'kysely'
import type { AppointmentsTables } from './tables/appointments.ts'
import type { DeskTables } from './tables/desk.ts'
import type { DocumentsTables } from './tables/documents.ts'
import type { EnquiriesTables } from './tables/enquiries.ts'
import type { FormsTables } from './tables/forms.ts'
import type { IssuesTables } from './tables/issues.ts'
import type { MailTables } from './tables/mail.ts'
import type { NumbersTables } from './tables/numbers.ts'
import type { PicturesTables } from './tables/pictures.ts'
import type { ReadersTables } from './tables/readers.ts'
import type { RunningTables } from './tables/running.ts'
import type { WaitlistTables } from './tables/waitlist.ts'

/*
 * One schema for SQLite and PostgreSQL: ids are UUIDs as text, times are ISO 8601 in UTC as text of fixed length (so that they
 * sort and compare as text), JSON is text, e-mail addresses are compared by their lower-case key.
 */
export type Tables = ReadersTables &
  IssuesTables &
  WaitlistTables &
  EnquiriesTables &
  FormsTables &
  NumbersTables &
  MailTables &
  RunningTables &
  DeskTables &
  AppointmentsTables &
  DocumentsTables &
  PicturesTables

/** The database or a transaction in it: what every store function takes as its first argument. */
export type Database = Kysely<Tables>
