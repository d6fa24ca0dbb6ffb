/** [ERR-10] How much a browser's log holds: a thousand by its setting, a quarter of it in effect, as the source has it. */
const logLimits = { stored: 1000, effective: 250, messageLength: 150 } as const;

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogSettings {
  isProduction: boolean;
  /** What the flag of the browser says; `'true'` alone opens the lower levels in production. */
  debugFlag: string | null;
}

export interface LogEntry {
  at: number;
  level: LogLevel;
  message: string;
}

/** [ERR-10] All that a message of a product in use leaves behind. */
const EVENT = '[event]';

const lowestLevel = ({ isProduction, debugFlag }: LogSettings): LogLevel =>
  !isProduction || debugFlag === 'true' ? 'debug' : 'error';

/** [ERR-10] The entry of a message; nothing where its level is not logged. */
export function logEntry(
  message: string,
  { at, level }: Omit<LogEntry, 'message'>,
  settings: LogSettings,
): LogEntry | null {
  if (logLevels.indexOf(level) < logLevels.indexOf(lowestLevel(settings))) return null;
  return { at, level, message: settings.isProduction ? EVENT : message.slice(0, logLimits.messageLength) };
}

/** [ERR-10] The newest that the log holds. */
export const storedLog = (entries: readonly LogEntry[], entry: LogEntry): LogEntry[] =>
  [...entries, entry].slice(-Math.min(logLimits.stored, logLimits.effective));
