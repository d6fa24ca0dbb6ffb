import { fail, ok } from '#domain/core/result.ts';
import { paymentsContract } from '#domain/payments/contract.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { explainPayoutLine } from '#domain/payments/explain-payout-line.ts';
import { failureText } from '#domain/payments/failure-texts.ts';
import type { Payout } from '#domain/payments/payout-model.ts';
import { read } from '../../../platform/calls/call.ts';
import { pageOf, parsedCursor, timeCursor } from '../../../platform/calls/cursor.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { listLinesOfPayout } from '../ledger-store.ts';
import { findPayout, listPayoutsOf, listReservedOf } from './payout-store.ts';

const idCursor = (cursor: string | undefined): string | null => {
  const [id] = parsedCursor(cursor, 1) ?? [];
  return typeof id === 'string' ? id : null;
};

const wordedIn =
  (language: Language) =>
  (payout: Payout): Payout => ({ ...payout, failure: payout.failure && failureText(payout.failure, language) });

/** [PAY-04, UX-93] What was sent to the maker's bank. */
export const listPayouts = read(paymentsContract.listPayouts, { policy: signedIn }, async ({ input, app, caller }) => {
  const sellerId = caller.session?.userId ?? '';
  const page = { sellerId, before: idCursor(input.cursor), limit: input.limit + 1, show: input.show };
  const { items, nextCursor } = pageOf(await listPayoutsOf(app.db, page), input.limit, (last) => [last.payoutId]);
  return ok({ items: items.map(wordedIn(caller.language)), nextCursor });
});

/** [PAY-04, INV-22] One payout; of somebody else's there is nothing. */
export const getPayout = read(paymentsContract.getPayout, { policy: signedIn }, async ({ input, app, caller }) => {
  const payout = await findPayout(app.db, { sellerId: caller.session?.userId ?? '', payoutId: input.payoutId });
  return payout ? ok(wordedIn(caller.language)(payout)) : fail({ code: 'payments/payout-not-found' });
});

/** [UX-93, INV-04] The lines that a payout is the sum of, or those of the next one. */
export const listPayoutLines = read(
  paymentsContract.listPayoutLines,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const rows = await listLinesOfPayout(app.db, {
      sellerId: caller.session?.userId ?? '',
      payoutId: input.payoutId ?? null,
      part: input.part ?? null,
      before: idCursor(input.cursor),
      limit: input.limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.transactionId]);
    const explained = items.map((line) => ({ ...line, explanation: explainPayoutLine(line, caller.language) }));
    return ok({ items: explained, nextCursor });
  },
);

/** [UX-93] The orders that what is on the way is the sum of. */
export const listReserved = read(
  paymentsContract.listReserved,
  { policy: signedIn },
  async ({ input, app, caller }) => {
    const rows = await listReservedOf(app.db, {
      sellerId: caller.session?.userId ?? '',
      before: timeCursor(input.cursor),
      limit: input.limit + 1,
    });
    const { items, nextCursor } = pageOf(rows, input.limit, (last) => [last.at, last.orderId]);
    return ok({ items: items.map(({ at: _at, ...order }) => order), nextCursor });
  },
);
