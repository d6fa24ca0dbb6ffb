import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addMilliseconds, DAY, HOUR, MINUTE } from '#domain/core/time.ts';
import { appAnswering } from '#test/builders/app-answering.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { deleteAccounts } from '../modules/accounts/profile/delete-accounts.ts';
import { processCheckouts } from '../modules/checkout/process-checkouts.ts';
import { prepareNext } from '../modules/files/prepare-sizes.ts';
import { partFiles } from '../modules/files/storage/file-parts.ts';
import { purgeAbandonedFiles } from '../modules/files/storage/remove-files.ts';
import { pictureFiles } from '../modules/files/store-picture.ts';
import { rowJob } from '../platform/jobs/row-job.ts';
import { purgeUnattached } from '../modules/files/purge-unattached.ts';
import { mailNotices } from '../modules/messages/notices/mail-notices.ts';
import { endSuspensions } from '../modules/office/suspend-listings.ts';
import { endOrders } from '../modules/orders/deliver-order.ts';
import { refundWithdrawals } from '../modules/orders/withdrawal/refund-withdrawal.ts';
import { requestPayouts } from '../modules/payments/payouts/request-payouts.ts';
import { reconcile } from '../modules/payments/reconciliation/reconcile.ts';
import { moveSales } from '../modules/promotions/move-sales.ts';
import { publishStages } from '../modules/promotions/publish-stages.ts';
import { advanceReturns } from '../modules/returns/advance-returns.ts';

const many = <T>(length: number, one: (index: number) => T): T[] => Array.from({ length }, (_, index) => one(index));
const broken = (): never => {
  throw new Error('not now');
};
/** The subjects of all events that statements published. */
const publishedIn = (sent: (readonly unknown[])[]): unknown[] => sent.flatMap(([subjects]) => subjects as unknown[]);
/** Answers nothing, but fails at this value. */
const failingAt = (value: unknown) => (values: readonly unknown[]) => (values.includes(value) ? broken() : []);

test.each([
  [2, true],
  [1, false],
])('[RUN-04] a job that did %i of a batch of two rows may have more to do: %s', async (does, isMore) => {
  const rows = many(2, (n) => ({ key: String(n) }));
  const work = async (_app: unknown, _tx: unknown, { key }: { key: string }) => Number(key) < does;
  const job = rowJob({ name: 'two', every: MINUTE, batchSize: 2, list: async () => rows, work });
  expect(await job.run(appAnswering({}).app)).toBe(isMore);
});

test('[ORD-01] of a hundred orders that end, one fails: each is tried', async () => {
  const orders = many(100, (n) => ({ sellerId: 's', orderId: `order-${n}`, from: 'shipped', to: 'delivered' }));
  const { app, valuesOf, said } = appAnswering({ 'orders-ending': orders, 'orders-lock': failingAt('order-0') });
  expect(await endOrders.run(app)).toBe(false);
  expect([valuesOf('orders-lock').length, said.length]).toEqual([100, 1]);
});

test('[LAW-01, ORD-04] a withdrawal or a return that cannot go on keeps no other waiting', async () => {
  const withdrawals = many(3, (n) => ({ sellerId: 's', orderId: `order-${n}`, withdrawalId: `w-${n}` }));
  const first = appAnswering({ 'withdrawals-due': withdrawals, 'orders-lock': failingAt('order-0') });
  expect(await refundWithdrawals.run(first.app)).toBe(false);
  expect([first.valuesOf('orders-lock').length, first.said.length]).toEqual([3, 1]);
  const returns = many(3, (n) => ({ sellerId: 's', returnId: `r-${n}` }));
  const second = appAnswering({ 'returns-due': returns, 'returns-one': failingAt('r-0') });
  expect(await advanceReturns.run(second.app)).toBe(false);
  expect([second.valuesOf('returns-one').length, second.said.length]).toEqual([3, 1]);
});

test('[INV-02] a full round of checkouts is followed by the next, behind its last', async () => {
  let length = 50;
  const { app, valuesOf, said } = appAnswering({
    'checkout-unfinished': () => many(length, (n) => ({ id: `c-${n}` })),
    'checkout-find': failingAt('c-0'),
  });
  expect([await processCheckouts.run(app), said.length]).toEqual([true, 1]);
  length = 49;
  expect(await processCheckouts.run(app)).toBe(false);
  await processCheckouts.run(app);
  expect(valuesOf('checkout-unfinished').map((values) => values[2])).toEqual(['', 'c-49', '']);
  expect(valuesOf('checkout-find')).toHaveLength(50 + 49 + 49);
});

test('[DASH-04] codes and sales that are due are told of together', async () => {
  const at = new Date('2026-03-01T10:00:00Z');
  const due = { sellerId: 's', createdAt: addMilliseconds(at, -DAY), startsAt: at, endsAt: null, from: 'started' };
  const run = async (codes: number, sales: number) => {
    const { app, valuesOf } = appAnswering({
      'stages-due-codes': many(codes, (n) => ({ ...due, code: `C${n}` })),
      'stages-due-sales': many(sales, (n) => ({ ...due, saleId: `s-${n}`, percent: 10, amountCents: null })),
    });
    return [await publishStages.run(app), publishedIn(valuesOf('events-publish')).length];
  };
  expect([await run(2, 3), await run(100, 0), await run(1, 100), await run(99, 99)]).toEqual([
    [false, 5],
    [true, 100],
    [true, 101],
    [false, 198],
  ]);
});

test('[DASH-04] a sale is looked at again at once while a full batch of its prices was moved', async () => {
  const sale = { sellerId: 's', saleId: 'sale', listingId: null, percent: 10, amountCents: null, stoppedAt: null };
  const times = { startsAt: new Date('2026-03-01T10:00:00Z'), endsAt: new Date('2026-03-03T10:00:00Z') };
  const run = async (length: number) => {
    const { app, valuesOf } = appAnswering({
      'sales-due': [{ ...sale, ...times }],
      'sales-to-lower': many(length, (n) => ({ id: `l-${n}` })),
      // What listens to listings indexes them, where a test of the same worker has put the modules together.
      'search-save': [{ moved: null, opened: 0 }],
    });
    return [await moveSales.run(app), valuesOf('sales-due-at').length];
  };
  expect([await run(100), await run(99)]).toEqual([
    [true, 0],
    [true, 1],
  ]);
});

test('[OFFICE-01] a hundred suspensions that ended are told of one by one', async () => {
  const run = async (length: number) => {
    const { app, valuesOf } = appAnswering({ 'accounts-end-suspensions': many(length, (n) => ({ id: `u-${n}` })) });
    return [await endSuspensions.run(app), new Set(publishedIn(valuesOf('events-publish'))).size];
  };
  expect([await run(100), await run(99)]).toEqual([
    [true, 100],
    [false, 99],
  ]);
});

test('[MSG-15] what needs no mail leaves the queue of notices all the same', async () => {
  const run = async (length: number) => {
    const notices = many(length, (n) => ({ userId: 'u', conversationId: `c-${n}`, unreadCount: 0, excerpt: '' }));
    const { app, valuesOf } = appAnswering({ 'messages-due-notices': notices });
    return [
      await mailNotices.run(app),
      valuesOf('messages-clear-notices').length,
      valuesOf('messages-drop-notices').length,
    ];
  };
  expect([await run(100), await run(1), await run(0)]).toEqual([
    [true, 1, 1],
    [false, 1, 1],
    [false, 0, 1],
  ]);
});

test('[PAY-04] a payout that cannot be asked for keeps no other waiting', async () => {
  const run = async (untested: number, due: number) => {
    const { app, valuesOf, said } = appAnswering({
      'payouts-untested': many(untested, (n) => ({ key: `test-${n}` })),
      'payouts-due-sellers': many(due, (n) => ({ key: `due-${n}` })),
      'payout-account-lock': ([id]) => (['test-0', 'due-0'].includes(String(id)) ? broken() : []),
    });
    return [await requestPayouts.run(app), valuesOf('payout-account-lock').length, said.length];
  };
  expect([await run(3, 4), await run(50, 0), await run(0, 50)]).toEqual([
    [false, 7, 2],
    [true, 50, 1],
    [true, 50, 1],
  ]);
});

test('[SUP-02] an account that cannot be deleted keeps no other waiting, and fails the job', async () => {
  const due = many(3, (n) => ({ id: `u-${n}` }));
  const one = appAnswering({ 'accounts-due-to-delete': due, 'accounts-begin-erasure': failingAt('u-0') });
  await expect(deleteAccounts.run(one.app)).rejects.toThrow('not now');
  expect(one.valuesOf('accounts-begin-erasure').map(([id]) => id)).toEqual(['u-0', 'u-1', 'u-2']);
  expect(await deleteAccounts.run(appAnswering({ 'accounts-due-to-delete': due }).app)).toBe(true);
  expect(await deleteAccounts.run(appAnswering({}).app)).toBe(false);
});

test('[PAY-03, INV-02] a movement that cannot be compared does not stop the others', async () => {
  const now = new Date('2026-03-02T10:00:00Z');
  const oldest = addMilliseconds(now, -3 * DAY);
  const requests: string[] = [];
  const since: Date[] = [];
  const outside = {
    payouts: { find: async () => broken() },
    disputes: {
      async *listSince(from: Date) {
        since.push(from);
        yield* [{ id: 'd-0' }, { id: 'd-1' }];
      },
      retrieve: async (id: string) => {
        requests.push(id);
        return id === 'd-0' ? broken() : { id, intentId: null };
      },
    },
    providerBooks: {
      async *listMovements(from: Date) {
        since.push(from);
        yield* many(201, (n) => ({ kind: 'charge', id: `m-${n}`, amountCents: 1, at: addMilliseconds(now, -HOUR) }));
        yield { kind: 'charge', id: 'young', amountCents: 1, at: addMilliseconds(now, -MINUTE) };
      },
    },
  };
  const { app, valuesOf, said } = appAnswering(
    {
      'payouts-recently-paid': many(2, (n) => ({
        payoutId: `p-${n}`,
        sellerId: 's',
        providerId: 'po',
        accountId: 'a',
        state: 'paid',
      })),
      'facts-find': [{ value: addMilliseconds(now, -HOUR).toISOString() }],
      'reconciliation-oldest': [{ at: oldest }],
      'disputes-unknown': [{ id: 'd-0' }, { id: 'd-1' }],
    },
    { outside },
  );
  await reconcile.run(app);
  expect(since).toEqual([oldest, oldest]);
  expect(requests).toEqual(['d-0', 'd-1']);
  const sizes = valuesOf('reconciliation-unbooked').map(([batch]) => JSON.parse(String(batch)).length);
  expect(sizes).toEqual([100, 100, 1]);
  expect(valuesOf('facts-keep').map((values) => values[1])).toEqual([addMilliseconds(now, -20 * MINUTE).toISOString()]);
  // Two payouts and a dispute.
  expect(said).toHaveLength(3);
});

test('[FILE-05] each picture of a batch is marked once its sizes are there, and the encoder ends', async () => {
  let ended = 0;
  const open = () => ({ encode: async () => Buffer.alloc(0), end: () => void (ended += 1) });
  const run = async (length: number, bad?: string) => {
    const { app, valuesOf } = appAnswering(
      { 'files-unprepared': many(length, (n) => ({ owner_id: 'o', id: `p-${n}` })), 'files-prepared': failingAt(bad) },
      // Their files are gone, and they are passed over.
      { config: { DATA_DIR: '/no/such/folder' } },
    );
    const isMore = await prepareNext(app, open).catch(() => 'failed');
    return [isMore, valuesOf('files-prepared').map((values) => values[1])];
  };
  expect(await run(0)).toEqual([false, []]);
  expect(ended).toBe(0);
  expect(await run(4)).toEqual([true, ['p-0', 'p-1', 'p-2', 'p-3']]);
  expect(await run(3)).toEqual([false, ['p-0', 'p-1', 'p-2']]);
  expect(await run(2, 'p-0')).toEqual(['failed', ['p-0']]);
  expect(ended).toBe(3);
});

test('[FILE-01] of parts that nobody finished those go that nobody wrote on since', async () => {
  const folder = temporaryFolder('full-batches-');
  const now = new Date('2026-03-02T10:00:00Z');
  const { app, valuesOf } = appAnswering(
    {
      'files-dead-parts': many(20, (n) => ({ id: `part-${n}` })),
      'files-delete-dead-part': (values) => (values.includes('part-0') ? [] : [{}]),
      'files-list-removed': [{ owner_id: 'o', id: 'f' }],
      'files-removed-parts': [{ id: 'gone-0' }, { id: 'gone-1' }],
    },
    { config: { DATA_DIR: folder } },
  );
  const names = ['part-0', 'part-1', 'part-19', 'gone-0', 'gone-1', 'another'];
  for (const name of names) await partFiles(app).put(name, Buffer.from(name));
  expect(await purgeAbandonedFiles.run(app)).toBe(true);
  const left = await Promise.all(names.map(async (name) => (await partFiles(app).find(name)) && name));
  expect(left.filter(Boolean)).toEqual(['part-0', 'another']);
  expect(valuesOf('files-forget-parts')).toEqual([expect.arrayContaining([['gone-0', 'gone-1']])]);
  expect(valuesOf('files-remove-abandoned')[0]).toEqual(
    expect.arrayContaining([addMilliseconds(now, -DAY), addMilliseconds(now, -10 * MINUTE)]),
  );
  expect(valuesOf('files-dead-parts')[0]?.[0]).toEqual(addMilliseconds(now, -10 * MINUTE));
  rmSync(folder, { recursive: true, force: true });
});

test('[FILE-06] the bytes of every picture that was sent nowhere go with their rows', async () => {
  const folder = temporaryFolder('full-batches-');
  const run = async (length: number) => {
    const { app } = appAnswering(
      { 'files-delete-unattached': many(length, (n) => ({ id: `p-${n}` })) },
      { config: { DATA_DIR: folder } },
    );
    for (const name of ['p-0', 'p-0.160.webp', 'p-1', 'other']) await pictureFiles(app).put(name, Buffer.from('x'));
    const isMore = await purgeUnattached.run(app);
    const left = ['p-0', 'p-0.160.webp', 'p-1', 'other'].map(
      async (name) => (await pictureFiles(app).find(name)) && name,
    );
    return [isMore, (await Promise.all(left)).filter(Boolean)];
  };
  expect([await run(20), await run(19)]).toEqual([
    [true, ['other']],
    [false, ['other']],
  ]);
  rmSync(folder, { recursive: true, force: true });
});
