import type { Sandbox } from '../wire/sandbox-call.ts';
import { endDuePayouts } from './payout-calls.ts';

const BANK_INTERVAL_MS = 1000;

/** The bank looks once a second what has come. */
export function startBank(box: Sandbox): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= endDuePayouts(box)
      .catch(() => undefined)
      .finally(() => void (running = null));
  }, BANK_INTERVAL_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
