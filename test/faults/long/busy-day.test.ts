import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { contract } from '#domain/modules.ts';
import { PROMISED_HOURS } from '#domain/support/tickets/model.ts';
import { onlyRow } from '#server/platform/database/only-row.ts';
import { insertAdmin } from '#server/modules/admin/admin-store.ts';
import { ask } from '#test/builders/ask.ts';
import { buy, put, type SoldVariant, variantOf } from '#test/builders/buying.ts';
import { carry } from '#test/builders/delivered.ts';
import { openDispute } from '#test/builders/disputes.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { wrongSums } from '#test/builders/wrong-sums.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { type ChildServer, root, startServer } from '../child-server.ts';
import { openProviderLine, type ProviderLine } from '../provider-line.ts';

vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 300_000 });
const HOURS = 24;
const ORDERS = 500;
const TICKETS = 40;
const ERASURES = 5;
/** Of each kind: banks that take money back, and orders that somebody complains about. */
const DISPUTES = 5;
const OUTAGES = [8, 16];
const GRACE = 14 * DAY;

let sale: Sale;
let line: ProviderLine;
let shop: ChildServer;
const environment = () => ({
  ...{ DATABASE_URL: sale.databaseUrl, DATA_DIR: sale.app.config.DATA_DIR, CLOCK: 'simulated' },
  ...{ STRIPE_API_BASE: line.address, STRIPE_SECRET_KEY: sale.provider.secretKey, FOUR_EYES: 'off' },
  ...{ STRIPE_PUBLISHABLE_KEY: sale.provider.publishableKey, STRIPE_WEBHOOK_SECRET: sale.provider.webhookSecret },
  ...{ ADMIN_SECOND_FACTOR: 'off', SHOPS_PER_IBAN: '1000', DEMO: '' },
});

/** The provider stands in this process, the shop in one of its own with all its jobs, and between them the line that goes down. */
beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  line = await openProviderLine(sale.provider.apiBase, () => undefined);
  shop = await startServer({ ...environment(), PORT: String(await freePort()) });
});
afterAll(async () => {
  shop.process.kill('SIGKILL');
  await shop.ended;
  line.stop();
  await sale.stop();
});

const numberOf = async (text: string, values: unknown[] = []): Promise<number> =>
  onlyRow(await sale.app.db.query<{ n: number }>({ text: `SELECT count(*)::int AS n FROM ${text}`, values })).n;

interface Order {
  orderId: string;
  checkoutId: string;
}

/** Buys one piece; null while the provider is out. */
async function buyOne(mug: SoldVariant): Promise<Order | null> {
  const who = browser(shop.address);
  await put(who, mug);
  const { status, body } = await buy(who);
  const orderId = body?.orders?.[0]?.orderId as string | undefined;
  return status === 200 && orderId ? { orderId, checkoutId: body.checkoutId } : null;
}

/** Buys a piece that arrives, and asks for the end of the account. */
async function leave(name: string, sellerId: string, mug: SoldVariant): Promise<string> {
  const who = await signUp(browser(shop.address), name);
  await put(who, mug);
  const { body } = await buy(who);
  await carry(sale, { orderId: body.orders[0].orderId, sellerId });
  await ask(who, contract.accounts.requestDeletion, {
    confirm: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  });
  return who.userId;
}

/** What an administrator does in an hour: three in four tickets are answered; every second case is asked about, the others are decided. */
async function work(admin: Browser, hour: number, cases: readonly string[]): Promise<void> {
  const { items } = await ask(admin, contract.support.listTickets, { view: 'house', limit: 100 });
  for (const { number } of items.filter((_ticket, index) => index % 4 !== 3))
    await ask(admin, contract.support.answerTicket, {
      ...{ number, message: 'We look into it.', closes: hour % 2 === 0, attachments: [] },
    });
  for (const [index, number] of cases.entries()) {
    const { state } = await ask(admin, contract.support.getCase, { number });
    if (state !== 'house') continue;
    if (index % 2 === 0)
      await ask(admin, contract.support.askInCase, { number, party: 'maker', words: 'What happened?', days: 1 });
    else await ask(admin, contract.support.decideCase, { number, decision: 'refund', words: 'It never came.' });
  }
}

const placed: Order[] = [];
const tickets: string[] = [];
const cases: string[] = [];
const figures = { refusedWhileOut: 0, disputes: 0 };

/** Five who find the provider out, and the first who does not. */
async function outage(mug: SoldVariant): Promise<void> {
  line.setDown(true);
  for (let n = 0; n < 5; n += 1) if (!(await buyOne(mug))) figures.refusedWhileOut += 1;
  await passTime(sale, HOUR / 4);
  line.setDown(false);
  // The breaker lets one through again after its time.
  await until(async () => {
    await passTime(sale, HOUR / 60);
    const order = await buyOne(mug);
    if (order) placed.push(order);
    return order !== null;
  }, 'the provider is asked again');
}

/** What buyers do in an hour: they order, write, complain, and have their bank take money back. */
async function trade(mug: SoldVariant, hour: number, admin: Browser): Promise<void> {
  while (placed.length < Math.round((ORDERS * (hour + 1)) / HOURS)) {
    const order = await buyOne(mug);
    if (!order) throw new Error('an order was refused while the provider was there');
    placed.push(order);
  }
  for (let n = tickets.length; n < Math.min(TICKETS, 2 * (hour + 1)); n += 1) {
    const message = `My parcel ${n} has not come yet, where is it?`;
    const letter = { email: `writer${n}@example.com`, message };
    tickets.push((await ask(browser(shop.address), contract.support.askForHelp, letter)).number);
  }
  const [other, one] = placed.slice(-2);
  if (one && hour % 4 === 1 && cases.length < DISPUTES)
    cases.push(
      (await ask(admin, contract.support.openCase, { orderId: one.orderId, words: 'The buyer called.' })).number,
    );
  if (other && hour % 4 === 2 && figures.disputes < DISPUTES) {
    const { rows } = await sale.app.db.query<{ id: string }>({
      text: 'SELECT intent_id AS id FROM payments WHERE checkout_id = $1',
      values: [other.checkoutId],
    });
    await openDispute(sale, rows[0]?.id ?? '');
    figures.disputes += 1;
  }
}

test('[SUP-04, OFFICE-01, INV-02, INV-03] a busy day ends with clean books, no ticket lost and no deadline hidden', async () => {
  const early = await maker(shop.address, 'Eve Early');
  const bowl = await variantOf({ address: shop.address }, early, { category: 'mugs-and-cups', quantity: 50 });
  const leaving: string[] = [];
  for (let n = 0; n < ERASURES; n += 1) leaving.push(await leave(`Rio Leaver ${n}`, early.userId, bowl));
  await passTime(sale, GRACE - HOUR);

  const ana = await maker(shop.address, 'Ana Potter');
  const mug = await variantOf({ address: shop.address }, ana, { category: 'mugs-and-cups', quantity: 999 });
  const mia = await signUp(browser(shop.address), 'Mia Ward');
  const now = sale.app.clock.now();
  await insertAdmin(sale.app.db, { userId: mia.userId, role: 'master_admin', createdBy: null, now });
  for (let hour = 0; hour < HOURS; hour += 1) {
    if (OUTAGES.includes(hour)) await outage(mug);
    await trade(mug, hour, mia);
    await work(mia, hour, cases);
    await passTime(sale, HOUR);
  }

  expect([placed.length, tickets.length, cases.length, figures.disputes]).toEqual([ORDERS, TICKETS, 5, 5]);
  expect(figures.refusedWhileOut).toBe(5 * OUTAGES.length);
  await until(
    async () => (await numberOf(`users WHERE id = ANY($1) AND deleted_at IS NULL`, [leaving])) === 0,
    'five accounts are erased',
  );
  expect(await numberOf(`erasure_receipts`)).toBeGreaterThanOrEqual(ERASURES);
  // Every letter is a ticket that the back office finds by its number.
  for (const number of tickets)
    expect((await ask(mia, contract.support.listTickets, { view: 'all', q: number })).items).toHaveLength(1);
  // Nobody does anything for two days: what was promised by then is met, or shown as missed.
  await passTime(sale, PROMISED_HOURS * HOUR + HOUR);
  const waiting = await numberOf(`support_tickets WHERE closed_at IS NULL AND state = 'house'`);
  const shown = await ask(mia, contract.support.getTicketFigures);
  expect([shown.house, shown.overdue]).toEqual([waiting, waiting]);
  await until(
    async () =>
      (await numberOf(`cases WHERE state IN ('buyer', 'maker') AND due_at < $1`, [sale.app.clock.now()])) === 0,
    'who was asked and said nothing gave the turn to the house',
  );
  const open = await numberOf(`cases WHERE state <> 'decided' AND source <> 'dispute'`);
  const listed = await ask(mia, contract.office.listCases, { view: 'all', limit: 100 });
  expect(listed.items.filter(({ kind }) => kind === 'case')).toHaveLength(open);
  expect(listed.items.filter(({ kind }) => kind === 'dispute')).toHaveLength(DISPUTES);
  await until(
    async () => (await numberOf(`refunds WHERE sent_at IS NULL AND status = 'asked'`)) === 0,
    'refunds are sent',
  );
  expect(await wrongSums(sale.app.db)).toEqual([]);
  const audit = await promisify(execFile)(process.execPath, ['src/server/app/audit-main.ts'], {
    cwd: root,
    env: { ...process.env, ...environment() },
  });
  console.log({ ...figures, orders: placed.length, tickets: tickets.length, waiting, open, audit: audit.stdout });
});
