import { sanitiseLog } from '#domain/core/sanitise-log.ts';
import type { Clock } from '../clock/clock.ts';

type Fields = Record<string, unknown>;

/** One JSON object a line. Every text goes through the sanitiser; ids of requests are kept as they are. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

const saved = new Set(['requestId', 'route', 'reaction', 'job']);
const MAX_DEPTH = 4;

/** Where an error arose: the frames alone, since the first lines of a stack repeat its message. */
export function framesOf({ stack = '', message }: Error): string[] {
  const frames = stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 4);
  return frames.map((line) =>
    sanitiseLog(line.trim().replace(/^at /, '').replace('file://', '').replace(process.cwd(), '')),
  );
}

const cleanError = (error: Error): Fields => {
  const { code } = error as { code?: unknown };
  return {
    name: sanitiseLog(error.name),
    message: sanitiseLog(error.message),
    code: typeof code === 'string' ? sanitiseLog(code) : code,
    at: framesOf(error),
  };
};

function clean(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitiseLog(value);
  if (value instanceof Error) return cleanError(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => clean(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 30)
      .map(([key, item]) => [sanitiseLog(key), saved.has(key) ? item : clean(item, depth + 1)]),
  );
}

export interface LogOptions {
  write?: (line: string) => void;
  /** In every line, so that logs of several installations can be told apart. */
  environment?: string;
}

export function jsonLog(
  clock: Clock,
  { write = (line) => process.stdout.write(line), environment }: LogOptions = {},
): Log {
  const line =
    (level: string) =>
    (message: string, fields: Fields = {}): void => {
      write(
        `${JSON.stringify({ level, environment, time: clock.now().toISOString(), msg: sanitiseLog(message), ...(clean(fields) as Fields) })}\n`,
      );
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
