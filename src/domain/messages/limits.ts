/** [MSG-12] `archived` is the list of what was archived; it is neither inbox nor trash. */
export const folders = ['inbox', 'unread', 'sent', 'spam', 'trash', 'archived', 'all'] as const;
/** Names of colours; the screen has a token for each. */
export const labelColours = ['clay', 'rust', 'sand', 'moss', 'teal', 'ink', 'plum', 'grey'] as const;
/** [MSG-06] How long things may be, in characters as a person counts them (code points). */
export const MAX_CONTENT = 5000;
/** The counter of the composer is shown from here on [UX-82]. */
export const COUNT_FROM = 4500;
export const MAX_ID = 128;
export const MAX_PRODUCT_TITLE = 200;
export const MAX_REASON = 500;
/** [MSG-04] So much of the newest message stands in the list. */
export const PREVIEW_LENGTH = 100;
export const MAX_ATTACHMENTS = 5;
/** Conversations changed with one press. */
export const MAX_CHANGED = 100;
export const MAX_LABELS = 50;
export const MAX_LABEL_NAME = 40;
export const MAX_LABELS_ON_ONE = 10;
export const MAX_TEMPLATES = 50;
export const MAX_TEMPLATE_NAME = 60;
export const MAX_RECEIVERS = 100;
/** [MSG-11] Messages of one page. */
export const MESSAGES_A_PAGE = 50;
/** [MSG-11] The list is asked for anew so often where the event stream does not come through. */
export const POLL_MS = 60_000;
/** A person counts as typing so long after the last sign of it; the browser gives one so often. */
export const TYPING_SHOWN_MS = 6000;
export const TYPING_EVERY_MS = 3000;
/** [MSG-10] What is counted for the limits is swept so often. */
export const SWEEP_MS = 600_000;
/** A mail notice waits until nothing more came for so long, and no longer than the second in all: one mail for a burst. */
export const NOTICE_QUIET_MS = 300_000;
export const NOTICE_LATEST_MS = 1_800_000;
