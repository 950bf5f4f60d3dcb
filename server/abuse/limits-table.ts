/**
 * Every limit of the site in one table: so many hits in so many seconds for one subject, counted in the store, so that
 * several servers share it. Generous for people who sit behind one office address.
 */
export const limitsTable = {
  /** Calls from one network address: an IPv4 address or an IPv6 /64. A /56 may make twice as many, a /48 four times (`networksOf`). */
  newsletterPerNetwork: { max: 60, windowSeconds: 3600 },
  waitlistPerNetwork: { max: 60, windowSeconds: 3600 },
  contactPerNetwork: { max: 60, windowSeconds: 3600 },
  /** Fewer than elsewhere: there are not many times, and each that is booked in vain is lost to somebody. */
  appointmentPerNetwork: { max: 12, windowSeconds: 3600 },
  /** A question a second, for ten minutes: without a model an answer costs next to nothing. */
  chatPerNetwork: { max: 600, windowSeconds: 600 },
  /** Posts refused for what they bring, forms and calls together. */
  refusedPostsPerNetwork: { max: 10, windowSeconds: 60 },
  draftsPerNetwork: { max: 60, windowSeconds: 3600 },
  /** Tokens that a language model may cost, per visitor and in all; how many is set (docs/settings.md). */
  chatTokensPerVisitor: { max: 50_000, windowSeconds: 86_400 },
  chatTokensPerDay: { max: 1_000_000, windowSeconds: 86_400 },
  handedQuestionsPerNetwork: { max: 30, windowSeconds: 3600 },
  /** Of everybody together: in 90 days still a table that a person can read. */
  handedQuestions: { max: 500, windowSeconds: 86_400 },
  securityEventsPerNetwork: { max: 120, windowSeconds: 60 },
  securityEventsPerNetworkDay: { max: 1000, windowSeconds: 86_400 },
  violationReportsPerNetwork: { max: 60, windowSeconds: 3600 },
  /** The same violation on the same page tells nothing new within the hour, whoever reports it. */
  sameViolation: { max: 1, windowSeconds: 3600 },

  /** Letters to the operator that tell of crashes: anybody can send in what looks like one. */
  crashLetterBurst: { max: 1, windowSeconds: 300 },
  crashLetterDay: { max: 10, windowSeconds: 86_400 },

  /** Security events of everybody together: beyond this the store is being filled, not informed. */
  securityEvents: { max: 20_000, windowSeconds: 86_400 },
  violationReports: { max: 1000, windowSeconds: 86_400 },

  /** Posts to one form by everybody together, before it comes under suspicion. How many is set (docs/settings.md). */
  formPosts: { max: 20, windowSeconds: 600 },
  /** Posts to one form that bring a proof of work: beyond these they are put aside as well. */
  provenPosts: { max: 60, windowSeconds: 600 },
  /** Posts that are put aside, of all forms together: beyond these the store is being filled. */
  heldPosts: { max: 10_000, windowSeconds: 86_400 },
  /** A proof of work counts once. The window is longer than the proof is valid. */
  proofUse: { max: 1, windowSeconds: 3600 },

  /** Submissions that name one mailbox, from one network: whoever names somebody else's does not lock its owner out. */
  waitlistPerSender: { max: 5, windowSeconds: 3600 },
  contactPerSender: { max: 10, windowSeconds: 3600 },
  appointmentPerSender: { max: 10, windowSeconds: 3600 },

  /** Tries to sign in at the desk: a passkey cannot be guessed, but each try costs a signature check. */
  deskSignInPerNetwork: { max: 30, windowSeconds: 600 },

  /** Letters to a mailbox that nobody has confirmed, by kind and all together. Beyond these the answer stays the same and no mail goes out. */
  confirmationMailBurst: { max: 1, windowSeconds: 600 },
  confirmationMailDay: { max: 3, windowSeconds: 86_400 },
  contactReceiptDay: { max: 3, windowSeconds: 86_400 },
  appointmentMailDay: { max: 4, windowSeconds: 86_400 },
  mailboxDay: { max: 6, windowSeconds: 86_400 },

  /** The same letters to all mailboxes together, counted when they are sent: beyond it they wait. How many is set (docs/settings.md). */
  unverifiedMails: { max: 200, windowSeconds: 3600 },
} as const satisfies Record<string, { max: number; windowSeconds: number }>

export type LimitName = keyof typeof limitsTable

/**
 * A form sent sooner than this after it was shown is rarely typed by a person, but autofill can be that quick. It is
 * therefore not refused: it weighs more in the sender's allowance, which stops a machine after a few and a person never.
 */
export const hasty = { belowMs: 800, weight: 10 } as const

/** Largest request body of each call in bytes. A character may take 12 bytes in JSON; a message has 2,000, a chat a dozen of them. */
export const bodyLimits = { default: 16_384, contact: 65_536, chat: 131_072, violationReport: 65_536 } as const
