import { vi } from 'vitest';
import { NOON } from './markup.ts';
import './document.ts';

const { setTimeout: start } = globalThis;
/** Lets everything come that is on its way. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => start(resolve));
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
  }
}
/** Timers run out as the test says, from then to the end of it. */
export function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setSystemTime(NOON);
}
export function releaseTimers(): void {
  vi.useRealTimers();
  vi.setSystemTime(NOON);
}
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
