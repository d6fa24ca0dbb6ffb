import type { App } from '#server/platform/calls/app.ts';

/** The lengths of the windows in which attempts are counted; those of a minute are too short for any burst. */
const LENGTHS = [600, 900, 3600, 86_400].map((seconds) => seconds * 1000);
const ROOM = 120_000;

/**
 * Attempts are counted in windows that begin at full hours, quarters and so on. A test that fills one must not run across
 * its end: where that is near, the clock goes past it before the test begins.
 */
export function inOneWindow(app: App): void {
  const now = app.clock.now().getTime();
  const left = Math.min(...LENGTHS.map((length) => length - (now % length)));
  if (left > ROOM) return;
  const { clock } = app;
  app.clock = { ...clock, now: () => new Date(clock.now().getTime() + left) };
}
