/** For whom a time is blocked, where it is not for one person. */
export const everybody = 'everybody'
