import type { Sandbox } from '../wire/sandbox-call.ts';
import { moveDisputes } from '../disputes/move-disputes.ts';
import { endDuePayouts } from './payout-calls.ts';

const BANK_INTERVAL_MS = 1000;

/** The bank looks once a second what has come. */
export function startBank(box: Sandbox): { stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= Promise.all([endDuePayouts(box), moveDisputes(box)])
      .then(() => undefined)
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
