/** Plain figures of files, for both sides. */
export const MAX_PICTURE_BYTES = 20_000_000;
/** [FILE-05] 50 megapixels as cameras count them: to the nearest whole one. */
export const MAX_PICTURE_PIXELS = 50_499_999;
/** A file in one's own folder. */
export const MAX_FILE_BYTES = 1024 * 1024 * 1024;
/** [FILE-05] Pictures and files of one person together, uploads that are under way included. */
export const QUOTA_BYTES = 2 * 1024 * 1024 * 1024;
/** Files of one person, however small they are. */
export const MAX_FILES = 10_000;
/** Uploads of one person that are under way at once. */
export const MAX_OPEN_UPLOADS = 100;
/** [FILE-06, VAULT-05] So long a signed address of a private file opens it. */
export const SIGNED_SECONDS = 3600;
/** So long a private picture waits for its owner to send it along. */
export const UNATTACHED_DAYS = 14;
/** [FILE-01] */
export const MAX_PAGE = 1000;
