/** disk_full of PostgreSQL, and what file systems say. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** There is no room left to write, in the database or beside it: nothing is wrong with the request. */
export const isOutOfRoom = (error: unknown): boolean => CODES.has(String((error as { code?: unknown }).code ?? ''));
