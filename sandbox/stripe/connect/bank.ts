import { type Lookout, lookWhenDue } from '../../look-when-due.ts';
import { moveDisputes } from '../disputes/move-disputes.ts';
import type { Sandbox } from '../wire/sandbox-call.ts';
import { endDuePayouts } from './payout-calls.ts';

const BANK_INTERVAL_MS = 1000;

/** The bank looks at payouts that it has by now and at disputes: at most once a second, and only when there may be something. */
export const startBank = (box: Sandbox): Lookout =>
  lookWhenDue({
    clock: box.clock,
    tick: BANK_INTERVAL_MS,
    look: async () => {
      const [next, hasDisputes] = await Promise.all([endDuePayouts(box), moveDisputes(box)]);
      return hasDisputes ? box.clock.now() : next;
    },
  });
