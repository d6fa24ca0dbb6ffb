import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { buy, variantOf, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { type Browser, browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
let sol: Browser;
let [lena, bo]: Browser[] = [];
const DAY = 86_400_000;

beforeAll(async () => {
  sale = await openSale();
  const ana = await maker(sale.address, 'Ana Potter');
  sol = await signUp(browser(sale.address), 'Sol Verne');
  await insertAdmin(sale.app.db, {
    userId: sol.userId,
    role: 'senior_admin',
    customPermissions: [],
    createdBy: null,
    now: new Date(),
  });
  lena = await signUp(browser(sale.address), 'Lena Huber');
  bo = await signUp(await withCart(sale, await variantOf(sale, ana)), 'Bo Lindgren');
  await buy(bo);
  await lena.call('POST', '/api/accounts/privacy/export');
  for (const [who, email] of [
    [lena, 'lena.huber@example.com'],
    [bo, 'bo.lindgren@example.com'],
  ] as const)
    await who.call('POST', '/api/accounts/privacy/deletion', { confirm: email });
});
afterAll(() => sale.stop());

test('[OFFICE-01, SUP-02] wishes stand there with their day, and whoever waits for a parcel is held', async () => {
  const { items } = await ask(sol, contract.office.listPrivacyRequests);
  expect(items.map((each) => [each.kind, each.name, each.state])).toEqual([
    ['deletion', 'Lena Huber', 'waiting'],
    ['deletion', 'Bo Lindgren', 'on-hold'],
    ['copy', 'Lena Huber', 'waiting'],
  ]);
  for (const [index, days] of [14, 14, 30].entries()) {
    const { requestedAt = '', dueAt = '' } = items[index] ?? {};
    expect(Math.round((Date.parse(dueAt ?? '') - Date.parse(requestedAt)) / DAY)).toBe(days);
    expect(Math.abs(Date.parse(requestedAt) - Date.now())).toBeLessThan(60_000);
  }
  const seen: string[] = [];
  for (let cursor = ''; ;) {
    const page = await ask(sol, contract.office.listPrivacyRequests, { limit: 1, cursor: cursor || undefined });
    seen.push(...page.items.map((each) => each.id));
    if (!page.nextCursor) break;
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(items.map((each) => each.id));
  expect((await ask(sol, contract.office.listPrivacyRequests, { kind: 'copy' })).items).toHaveLength(1);
});

test('[OFFICE-01, SUP-02] wishes and choices are counted', async () => {
  await sale.app.db.query({
    text: `INSERT INTO notification_choices VALUES ($1, 'order', 'email', true, now()), ($2, 'order', 'email', false, now())`,
    values: [lena?.userId, bo?.userId],
  });
  // One that can be fetched, and one that is over.
  await sale.app.db.query({
    text: `INSERT INTO account_exports (user_id, id, requested_at, ready_at, expires_at)
           SELECT $1, 'copy of ' || ends, $2, $2, $2::timestamptz + ends * interval '1 day' FROM unnest('{1, -1}'::int[]) ends`,
    values: [lena?.userId, sale.app.clock.now()],
  });
  expect(await ask(sol, contract.office.getPrivacyFigures)).toMatchObject({
    copiesWaiting: 1,
    copiesReady: 1,
    deletionsWaiting: 2,
    deletedLately: 0,
    people: 4,
    choices: [{ kind: 'order', channel: 'email', on: 1, off: 1 }],
  });
});

test('[ADM-13] only who may see gdpr sees them', async () => {
  const { status } = (await lena?.call('GET', '/api/admin/privacy/requests')) ?? {};
  expect(status).toBe(403);
});
