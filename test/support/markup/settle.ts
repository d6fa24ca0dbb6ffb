import { act } from 'react';
import { vi } from 'vitest';
import { nextTurn, view, window } from './browser.ts';
import { NOON } from './markup.ts';

const { queryClient } = await import('#web/platform/query-client.ts');

let steps = 0;
/** Something has begun or come of which more may follow. */
export const markStep = (): void => void (steps += 1);
queryClient.getQueryCache().subscribe(markStep);
queryClient.getMutationCache().subscribe(markStep);

const QUIET_TURNS = 3;
let depth = 0;
/** Things may change outside of `settle` too; that React does not complain of. */
const setReactEnvironment = (isOn: boolean): void => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', isOn);
const turn = async (quiet: number): Promise<void> => {
  await nextTurn();
  // Code that is loaded when it is needed has come.
  if (quiet === 0) await vi.dynamicImportSettled();
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
};

/** Does some work, and waits until all that follows from it has come about. */
export async function settle(work: () => unknown = () => undefined): Promise<void> {
  depth += 1;
  setReactEnvironment(true);
  try {
    // What is drawn, and what follows from that, comes at the end of an act.
    await act(async () => void (await work()));
    for (let quiet = 0, seen = steps; quiet < QUIET_TURNS; quiet = seen === steps ? quiet + 1 : 0) {
      seen = steps;
      await act(() => turn(quiet));
    }
  } finally {
    depth -= 1;
    if (depth === 0) setReactEnvironment(false);
  }
}

/** Timers run out as the test says, from then to the end of it. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.setSystemTime(NOON);
}
export function releaseTimers(): void {
  vi.useRealTimers();
  vi.setSystemTime(NOON);
}

/** Time passes; it is the test's. */
export const passTime = (milliseconds: number): Promise<void> =>
  settle(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The window is so wide from now on. */
export const inWindow = (width: number): Promise<void> =>
  settle(() => {
    view.width = width;
    window.dispatchEvent(new window.Event('resize'));
  });
