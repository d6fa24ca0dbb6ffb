import { DAY } from '#domain/core/time.ts';
import { openDispute } from '#sandbox/stripe/disputes/dispute-calls.ts';
import { moveDisputes } from '#sandbox/stripe/disputes/move-disputes.ts';
import type { Sandbox } from '#sandbox/stripe/wire/sandbox-call.ts';
import type { App } from '#server/platform/calls/app.ts';
import { syncDispute } from '#server/modules/payments/disputes/sync-dispute.ts';
import type { DemoClock } from './demo-clock.ts';
import type { People } from './fill-demo.ts';

/** What becomes of each, by the words of the provider's documentation, and how long ago its buyer's bank came. */
const ways = [
  { days: 9, reason: 'product_not_received', words: 'winning_evidence' },
  { days: 7, reason: 'fraudulent', words: 'losing_evidence' },
  { days: 1, reason: 'product_not_received', words: null },
];

/** The bank's side of the sandbox, without a server of its own. */
const bankOf = (app: App): Sandbox => ({
  ...{ db: app.db, clock: app.clock, random: app.random, log: app.log, host: '', port: 0 },
  ...{ webhookSecret: '', secretKey: '', publishableKey: '' },
  publicBase: () => '',
  wake: () => undefined,
  webhookUrlNow: () => null,
  deliverNow: async () => 0,
  isDatabaseAway: () => false,
});

const request = (params: Record<string, string>): Parameters<typeof openDispute>[1] => ({
  ...{ method: 'POST', path: '/_sandbox/disputes', params, rawBody: '', isSecret: true },
  ...{ requestId: 'req_demo', idempotencyKey: null, account: null },
});

/** [PAY-02] One dispute is won, one lost and one open, each really booked: of the first demo shop's orders, where it has enough. */
export async function fillDisputes(app: App, clock: DemoClock, people: People): Promise<void> {
  const { rows } = await app.db.query<{ intentId: string }>({
    text: `SELECT p.intent_id AS "intentId" FROM orders o JOIN payments p USING (checkout_id)
           WHERE o.state = 'delivered' AND p.refund_asked_cents = 0 AND NOT EXISTS (SELECT 1 FROM disputes)
           GROUP BY p.checkout_id ORDER BY bool_or(o.seller_id = $1) DESC, min(o.placed_at) DESC, min(o.email) LIMIT 3`,
    values: [people.get('ana@example.com') ?? ''],
  });
  const now = Date.now();
  const bank = bankOf(app);
  for (const [index, { intentId }] of rows.entries()) {
    const { days, reason, words } = ways[index] as (typeof ways)[number];
    clock.set(new Date(now - days * DAY));
    const { body } = await openDispute(bank, request({ payment_intent: intentId, reason }), '');
    const { id } = JSON.parse(body) as { id: string };
    await syncDispute(app, id);
    if (!words) continue;
    clock.set(new Date(now - (days - 2) * DAY));
    await app.outside.disputes.answer(id, { uncategorized_text: words });
    await moveDisputes(bank);
    await syncDispute(app, id);
  }
  clock.set(new Date(now));
}
