import { createHash } from 'node:crypto';
import { checkEmail } from '#domain/accounts/credentials.ts';
import { prefixedId } from '#domain/core/ids.ts';
import { mailboxOf } from '#domain/core/mailbox.ts';
import { exceptionOf, hasWithdrawalRight } from '#domain/listings/withdrawal-exception.ts';
import { fail, ok } from '#domain/core/result.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import type { Order } from '#domain/orders/model.ts';
import { hasLeft, planNotSent } from '#domain/orders/parcels/pack.ts';
import { decideWithdrawal, leftToWithdraw } from '#domain/orders/withdrawal/decide-withdrawal.ts';
import type { WithdrawnLine } from '#domain/orders/withdrawal/model.ts';
import { read, write } from '../../../platform/calls/call.ts';
import type { Caller } from '../../../platform/calls/caller.ts';
import { anyone } from '../../../platform/calls/policy.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { type Limit, consumeAttempt } from '../../../platform/rate-limit/rate-limit-store.ts';
import { accessKeyFits } from '../access/access-key-fits.ts';
import { findBuyerId, findByNumber, findOrderWithKey, lockOrderOfShop } from '../order-store.ts';
import { followParcels } from '../parcels/follow-parcels.ts';
import { cancelUnsent } from '../parcels/pack-parcels.ts';
import { countOnLines } from '../line-count-store.ts';
import { publishWithdrawal } from './publish-withdrawal.ts';
import { refundWithdrawal, restock } from './refund-withdrawal.ts';
import { withdrawalMail } from './withdrawal-mails.ts';
import { insertWithdrawal } from './withdrawal-store.ts';

type BeforeWithdrawal = (
  app: App,
  tx: Transaction,
  about: { order: Order; lines: readonly WithdrawnLine[] },
) => Promise<{ labelCents: number }>;
let beforeWithdrawal: BeforeWithdrawal = async () => ({ labelCents: 0 });
/** What a module above does in the same transaction before pieces are withdrawn from; answers what labels that it leaves behind cost the buyer. */
export function whenWithdrawn(react: BeforeWithdrawal): void {
  beforeWithdrawal = react;
}

/**
 * [ORD-04] The order, held. A withdrawal goes before whatever the buyer and the maker were about to agree: pieces that are on their way to be
 * returned are withdrawn from as if they were not.
 */
async function lockDeclared(
  app: App,
  tx: Transaction,
  { match, ...request }: { match: Order; requested: readonly WithdrawnLine[] | null; now: Date },
): Promise<{ order: Order | null; labelCents: number }> {
  const order = await lockOrderOfShop(tx, match);
  if (!order?.lines.some(({ returnedQuantity }) => returnedQuantity > 0)) return { order, labelCents: 0 };
  const withoutReturns = { ...order, lines: order.lines.map((line) => ({ ...line, returnedQuantity: 0 })) };
  const { lines, refusal } = decideWithdrawal(withoutReturns, request);
  if (refusal !== null) return { order, labelCents: 0 };
  const { labelCents } = await beforeWithdrawal(app, tx, { order, lines });
  return { order: await lockOrderOfShop(tx, match), labelCents };
}

/** The acknowledgement goes to an address that anybody may type, so one address gets only a few a day. */
const perAddress: Limit = { times: 6, seconds: 24 * 60 * 60 };

/**
 * Where the acknowledgement goes; null where it is one too many. Whoever has shown which order it is withdraws in any case: once the typed
 * address has had its mails of the day, the acknowledgement goes to the address of the order.
 */
async function addressToAnswer(
  { clock }: App,
  tx: Transaction,
  { order, typed }: { order: Order | null; typed: string },
): Promise<string | null> {
  if (order?.email === typed) return typed;
  const subject = `mail:${createHash('sha256').update(mailboxOf(typed)).digest('base64url')}`;
  const attempt = await consumeAttempt(tx, {
    subject,
    action: 'orders.withdrawal',
    limit: perAddress,
    now: clock.now(),
  });
  return attempt.allowed ? typed : (order?.email ?? null);
}

const sumOf = (lines: readonly WithdrawnLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * [LAW-01, INV-07] Withdrawn pieces are counted, and those that have not left are not sent. Where others of them have left, these are for sale
 * again now; where none has, they are once the money goes back.
 */
async function cancelWithdrawn(
  app: App,
  tx: Transaction,
  { order, lines, isBeforeLeaving }: { order: Order; lines: readonly WithdrawnLine[]; isBeforeLeaving: boolean },
): Promise<void> {
  await countOnLines(tx, order, { as: 'withdrawn', lines });
  const cancelled = await cancelUnsent(tx, { order, lines });
  if (!isBeforeLeaving && cancelled.length > 0) await restock(app, tx, { order, lines: cancelled });
}

interface Named {
  number: string;
  email: string;
  accessKey?: string | undefined;
}

/** The order of who names its number together with its e-mail address or key, or has it in their account; null for everybody else. */
async function findDeclaredOrder(db: Queryable, caller: Caller, named: Named): Promise<Order | null> {
  const order = await findByNumber(db, named.number.toUpperCase());
  if (!order || order.email === '') return null;
  if (order.email === named.email) return order;
  if (caller.session && (await findBuyerId(db, order)) === caller.session.userId) return order;
  const keyed = named.accessKey ? await findOrderWithKey(db, order.orderId) : null;
  return keyed && accessKeyFits(named.accessKey, keyed.keyHash) ? order : null;
}

/** [LAW-01] What can be withdrawn from; a number that no order has and an address that does not fit answer alike. */
export const findWithdrawable = read(
  ordersContract.findWithdrawable,
  { policy: anyone, limit: { times: 20, seconds: 600, by: 'ip' } },
  async ({ input, app, caller }) => {
    if (app.config.LEGAL_REGION !== 'eu') return fail({ code: 'orders/no-withdrawal-here' });
    const email = checkEmail(input.email);
    const order = await findDeclaredOrder(app.db, caller, { ...input, email: email.ok ? email.value : '' });
    if (!order) return ok({ contract: null });
    const { number, shopName } = order;
    return ok({
      contract: {
        number,
        shopName,
        refusal: decideWithdrawal(order, { requested: null, now: app.clock.now() }).refusal,
        endsAt: order.returnEndsAt,
        lines: order.lines.map((line) => ({
          lineId: line.id,
          title: line.title,
          values: line.values,
          quantity: leftToWithdraw(order, line),
          hasRight: hasWithdrawalRight(line),
          exception: exceptionOf(line),
        })),
      },
    });
  },
);

/**
 * [LAW-01] Receives a withdrawal, acknowledges it at once by mail and does what follows. Whether an order fits it shows in that mail alone,
 * which goes to the address that was typed; one that fits none is looked at by a person.
 */
export const declareWithdrawal = write(
  ordersContract.declareWithdrawal,
  { policy: anyone, limit: { times: 10, seconds: 3600, by: 'ip' } },
  async ({ input, app, tx, caller }) => {
    if (app.config.LEGAL_REGION !== 'eu') return fail({ code: 'orders/no-withdrawal-here' });
    const email = checkEmail(input.email);
    if (!email.ok) return fail({ code: 'orders/invalid-email' });
    const now = app.clock.now();
    const match = await findDeclaredOrder(tx, caller, { ...input, email: email.value });
    const to = await addressToAnswer(app, tx, { order: match, typed: email.value });
    if (to === null) return fail({ code: 'orders/too-many-withdrawals' });
    const { order, labelCents } = match
      ? await lockDeclared(app, tx, { match, requested: input.lines, now })
      : { order: null, labelCents: 0 };
    const decided = order ? decideWithdrawal(order, { requested: input.lines, now }) : { lines: [], refusal: null };
    const withdrawalId = prefixedId('withdrawal', app.ids.uuid());
    const isAccepted = order !== null && decided.refusal === null;
    const refusal = order ? 'refused' : 'unmatched';
    const state = isAccepted ? 'declared' : refusal;
    const { name, number, said } = input;
    const notSent = order && isAccepted ? planNotSent(order, decided.lines).lines : [];
    const isBeforeLeaving = order !== null && (isAccepted ? sumOf(notSent) === sumOf(decided.lines) : !hasLeft(order));
    const declared = {
      id: withdrawalId,
      name,
      number,
      said,
      email: to,
      now,
      state,
      isBeforeLeaving,
      labelCents,
      ...decided,
    } as const;
    await insertWithdrawal(tx, { ...declared, sellerId: order?.sellerId ?? '', orderId: order?.orderId ?? '' });
    if (isAccepted) await cancelWithdrawn(app, tx, { order, lines: decided.lines, isBeforeLeaving });
    const refundCents =
      isAccepted && isBeforeLeaving
        ? await refundWithdrawal(app, tx, {
            order,
            withdrawal: { withdrawalId, lines: decided.lines, isBeforeLeaving, labelCents },
            by: 'buyer',
          })
        : null;
    await sendMail(app, tx, withdrawalMail(app, { declared, order, refundCents, language: caller.language }));
    if (isAccepted) await followParcels(app, tx, { sellerId: order.sellerId, orderId: order.orderId, by: 'buyer' });
    const published = refundCents === null ? state : 'refunded';
    await publishWithdrawal(app, tx, { order, withdrawalId, state: published, isBeforeLeaving });
    return ok({ withdrawalId, declaredAt: now.toISOString(), email: to });
  },
);
