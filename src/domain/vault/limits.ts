/** A character takes up to four bytes of UTF-8, and four characters carry three bytes. */
export const MAX_ENCRYPTED = 55_000;

/** Keys of one person that are good at the same time: browsers that forget ask for one each time. */
export const MAX_LIVE_KEYS = 500;
/** Operations of one person a minute. The monitor raises an alert far below. */
export const MAX_OPERATIONS = 3000;
export const MAX_KEY_REQUESTS = 60;

/** [VAULT-05] Keys of one seller that are good at the same time. */
export const MAX_API_KEYS = 10;
/** Calls of one key a minute. */
export const API_KEY_CALLS = 120;
/** What a key changed is remembered so long, and so many of it. */
export const API_KEY_USES_DAYS = 30;
export const MAX_API_KEY_USES = 1000;
