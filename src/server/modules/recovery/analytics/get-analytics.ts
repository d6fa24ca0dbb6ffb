import { ok } from '#domain/core/result.ts';
import { DAY } from '#domain/core/time.ts';
import { recoveryContract } from '#domain/recovery/contract.ts';
import { read } from '../../../platform/calls/call.ts';
import { admin } from '../../../platform/calls/policy.ts';
import { listDays } from './analytics-store.ts';

/** [REC-12] Carts left, reminders, and what came back, by the day on which the cart was begun. */
export const getAnalytics = read(
  recoveryContract.getAnalytics,
  { policy: admin('analytics.view') },
  async ({ input, app }) => {
    const to = app.clock.now();
    const days = await listDays(app.db, { from: new Date(to.getTime() - input.days * DAY), to });
    const sum = (key: 'carts' | 'emails' | 'recovered' | 'recoveredCents'): number =>
      days.reduce((all, day) => all + day[key], 0);
    const carts = sum('carts');
    const recovered = sum('recovered');
    return ok({
      carts,
      emails: sum('emails'),
      recovered,
      rate: carts === 0 ? 0 : Math.round((recovered / carts) * 1000) / 10,
      recoveredCents: sum('recoveredCents'),
      days,
    });
  },
);
