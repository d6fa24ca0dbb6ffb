import { type Log, silentLog } from '#server/platform/log/log.ts';

/** A log that tells of errors alone: nobody reads the rest in a test. */
export const errorsOnly: Log = { ...silentLog, error: (...texts) => console.error(...texts) };
