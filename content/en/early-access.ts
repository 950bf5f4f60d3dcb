import type { earlyAccess as de } from '../de/early-access.ts'

export const earlyAccess: typeof de = {
  short: 'a new process with your own documents, {beta.freeTime} free with hosting, support by email',
  test: 'Early Access means: for {beta.freeTime}, a new process runs on a firm’s own documents before it is open to everyone; free, hosting included, with support by email.',
  end: 'After that the test ends by itself. It goes on only with a quote that somebody accepts.',
  pilot: 'The Automation Pilot is something else: it is fitted to one firm and measured on its documents.',
  partners:
    'Whoever has a place is a beta partner: {beta.discount} off the prices of this site for as long as the beta runs, and {beta.partnerFreeUpdateMonths} months of free updates.',
  approval:
    'Approval happens where the draft lies: postings in the firm’s own accounting software, payments in e-banking, the VAT return in the ePortal of the Federal Tax Administration.',
  access:
    'Personal means: one person to turn to and, in the firm’s own accounting software, a user for the process alone, set up in a call of {promise.freeConsultationMinutes} minutes. There are no accounts on this website yet.',
  session:
    'Signing in on this website is in development; its sessions end after {promise.sessionTimeoutMinutes} minutes without input.',
  experience:
    'We have done consulting projects for more than {claim.yearsOfExperience} years. The software is new, hence the beta.',
}
