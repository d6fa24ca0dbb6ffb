import { type LogEntry, logEntry, type LogLevel, storedLog } from '#domain/core/errors/browser-log.ts';

/** A person who looks after a page sets it to `true` in the browser's own tools. */
const DEBUG_FLAG = 'production-debug';

let entries: LogEntry[] = [];

export const loggedEntries = (): readonly LogEntry[] => entries;

/** Those of earlier pages, before those of this one. */
export const addLogged = (earlier: readonly LogEntry[]): void =>
  void (entries = [...earlier, ...entries].reduce(storedLog, [] as LogEntry[]));

export const forgetLogged = (): void => void (entries = []);

function debugFlag(): string | null {
  try {
    return localStorage.getItem(DEBUG_FLAG);
  } catch {
    return null;
  }
}

/** [ERR-10] */
export function logMessage(level: LogLevel, message: string): void {
  const settings = { isProduction: import.meta.env.PROD, debugFlag: debugFlag() };
  const entry = logEntry(message, { at: Date.now(), level }, settings);
  if (entry) entries = storedLog(entries, entry);
}
