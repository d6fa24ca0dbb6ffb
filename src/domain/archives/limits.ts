/** [DASH-05] Plain figures of shop archives, for both sides. */
export const ARCHIVE_FORMAT = 'artisan-shop-archive';
export const ARCHIVE_VERSION = 1;
/** So long an archive waits to be taken: a copy of orders and messages does not lie about. */
export const RETENTION_HOURS = 24;
/** An archive is no larger than this, nor unpacked. */
export const MAX_ARCHIVE_BYTES = 4 * 1024 * 1024 * 1024;
export const MAX_UNPACKED_BYTES = 4 * 1024 * 1024 * 1024;
/** [DASH-05] What is packed tighter than this is no shop: text is packed five to twenty times. */
export const MAX_PACKED_TIMES = 40;
/** Whatever it is packed like, so much is harmless. */
export const HARMLESS_BYTES = 32 * 1024 * 1024;
export const MAX_ENTRIES = 100_000;
export const MAX_MANIFEST_BYTES = 32 * 1024 * 1024;
/** The words of one piece as a line of JSON. */
export const MAX_LINE_BYTES = 1_000_000;
/** Lists that are read whole: sections and shipping profiles. */
export const MAX_LIST_BYTES = 4 * 1024 * 1024;
/** More remarks than these are counted and not told one by one. */
export const MAX_ARCHIVE_REMARKS = 500;
