import { MAX_FRAMES } from '#domain/errors/limits.ts';

export interface Described {
  name: string;
  message: string;
  frames: string[];
  stack: string;
}

/** What no text may hold that is stored: control characters, and half of a pair. */
const UNPRINTABLE = /[\u0000-\u001f\u007f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const LINE = 200;
export const line = (text: string, length = LINE): string => text.replace(UNPRINTABLE, ' ').trim().slice(0, length);

/** `at Card (https://…:1:2)` and `Card@https://…:1:2` alike. */
const framesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => /^at |:\d+:\d+\)?$/.test(each))
    .map((each) => line(each.replace(/^at /, '')))
    .slice(0, MAX_FRAMES);

/** Whatever was thrown, as words. */
export function describeError(thrown: unknown, componentStack = ''): Described {
  const error = thrown instanceof Error ? thrown : null;
  const stack = `${error?.stack ?? ''}\n${componentStack}`;
  return {
    name: line(error?.name ?? '', 60),
    message: line(error ? error.message : String(thrown)),
    frames: framesOf(stack),
    stack,
  };
}
