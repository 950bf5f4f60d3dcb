/** Paths of the calls, shared by the browser client and the server. */
export const calls = {
  newsletterSubscribe: '/functions/v1/newsletter-subscribe',
  waitlistSubmit: '/functions/v1/waiting-list-submit',
  sendContactEmail: '/functions/v1/send-contact-email',
  chat: '/functions/v1/chat',
  handOnQuestion: '/functions/v1/hand-on-question',
  linkedinDrafts: '/functions/v1/linkedin-drafts',
  logSecurityEvent: '/functions/v1/security-monitor/log-event',
  /** Where browsers report what the content security policy forbade, by themselves. */
  reportViolation: '/functions/v1/security-monitor/csp-report',
  bookAppointment: '/functions/v1/book-appointment',
  freeAppointments: '/rest/v1/rpc/get_free_appointments',
  /** What was seen and done on a page, as counts. */
  pageReport: '/functions/v1/page-report',
  tierAvailability: '/rest/v1/rpc/get_tier_availability',
} as const
