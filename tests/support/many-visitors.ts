/** Settings for a test or a measurement with more visitors than the site expects in an hour, none of whom is under suspicion. */
export const manyVisitors = { FORM_POSTS_PER_10_MINUTES: '1000000', UNVERIFIED_MAILS_PER_HOUR: '1000000' }
