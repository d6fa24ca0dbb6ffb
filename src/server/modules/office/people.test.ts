import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask } from '#test/builders/ask.ts';
import { contract } from '#domain/modules.ts';
import { buyerOf } from '#test/builders/delivered.ts';
import { variantOf } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { until } from '#test/builders/until.ts';
import { adminOf } from '#test/builders/admin-of.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';

let sale: Sale;
let jo: Browser;
let mia: Browser;
let ana: Awaited<ReturnType<typeof maker>>;
let bo: Awaited<ReturnType<typeof buyerOf>>;
let serial = 0;

const admin = adminOf(() => sale);
const eve = (): Promise<Browser> => signUp(browser(sale.address), `Eve Gone${(serial += 1)}`);
const operation = (who: Browser, of: { userId: string }, what: string, body: object) =>
  who.call('POST', `/api/admin/people/${of.userId}/${what}`, body);
const reason = 'three chargebacks';
const signIn = async (who: Browser, password = 'correct horse') => {
  const { rows } = await sale.app.db.query<{ email: string }>({
    text: 'SELECT email FROM users WHERE id = $1',
    values: [who.userId],
  });
  return who.call('POST', '/api/accounts/sign-in', { email: rows[0]?.email, password });
};
const lastAction = async (): Promise<Record<string, unknown> | undefined> =>
  (await sale.app.db.query({ text: 'SELECT * FROM audit_log ORDER BY seq DESC LIMIT 1' })).rows[0];

beforeAll(async () => {
  sale = await openSale();
  jo = await admin('Jo Ward', 'trust_and_safety');
  mia = await admin('Mia Kranz', 'customer_service');
  ana = await maker(sale.address, 'Ana Potter');
  bo = await buyerOf(sale, {
    name: 'Bo Lindgren',
    sellerId: ana.userId,
    variants: [await variantOf(sale, ana, { quantity: 9 })],
  });
});
beforeEach(async () => void (await sale.app.db.query({ text: 'DELETE FROM rate_limits' })));
afterAll(() => sale.stop());

test('[OFFICE-01, INV-13] a suspension ends sessions and streams until it is lifted', async () => {
  const who = await eve();
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const stream = await fetch(`${sale.address}/api/live`, { headers: { cookie } });
  let isOpen = true;
  void (async () => {
    for await (const chunk of stream.body ?? []) void chunk;
    isOpen = false;
  })();
  expect((await operation(jo, who, 'suspend', { reason, days: null })).body).toEqual({
    accountStatus: 'suspended',
    until: null,
  });
  expect((await who.call('GET', '/api/accounts/profile')).status).toBe(401);
  await until(() => !isOpen, 'the stream is closed');
  expect(codeOf(await signIn(who))).toEqual([403, 'request/account-suspended']);
  expect(codeOf(await signIn(who, 'wrong horse'))).toEqual([401, 'accounts/wrong-password']);
  expect(await lastAction()).toMatchObject({
    act: 'office.suspendPerson',
    actor_id: jo.userId,
    subject_id: who.userId,
    reason,
    before: { accountStatus: 'active' },
    after: { accountStatus: 'suspended', until: null },
  });
  expect((await operation(jo, who, 'lift-suspension', { reason: 'was a mistake' })).body.accountStatus).toBe('active');
  expect((await signIn(who)).status).toBe(200);
});

test('[OFFICE-01] a suspension for days ends by itself; a ban is lifted only by who may ban', async () => {
  const who = await eve();
  const { body } = await operation(jo, who, 'suspend', { reason, days: 7 });
  expect(Math.round((new Date(body.until).getTime() - Date.now()) / 86_400_000)).toBe(7);
  await sale.app.db.query({
    text: `UPDATE users SET account_status_until = now() - interval '1 second' WHERE id = $1`,
    values: [who.userId],
  });
  expect((await signIn(who)).status).toBe(200);
  expect((await operation(jo, who, 'ban', { reason })).body.accountStatus).toBe('banned');
  expect(codeOf(await signIn(who))).toEqual([403, 'request/account-banned']);
  expect(codeOf(await operation(jo, who, 'suspend', { reason, days: 7 }))).toEqual([409, 'office/already-banned']);
  expect(codeOf(await operation(jo, who, 'lift-suspension', { reason }))).toEqual([409, 'office/not-suspended']);
  expect((await operation(mia, who, 'lift-ban', { reason })).status).toBe(403);
  expect((await operation(jo, who, 'lift-ban', { reason })).body.accountStatus).toBe('active');
});

test('[INV-13] signing in beside a suspension leaves nobody signed in who is suspended', async () => {
  for (let round = 0; round < 6; round += 1) {
    const who = await eve();
    await Promise.all([
      signIn(who),
      operation(jo, who, 'suspend', { reason, days: null }),
      signIn(
        browser(sale.address, new Map(who.cookies)).userId
          ? who
          : Object.assign(browser(sale.address), { userId: who.userId }),
      ),
    ]);
    const { rows } = await sale.app.db.query<{ n: number }>({
      text: 'SELECT count(*)::int AS n FROM sessions WHERE user_id = $1',
      values: [who.userId],
    });
    expect(rows[0]?.n, `round ${round}`).toBe(0);
  }
});

test('[UX-96, ADM-13] every act needs a reason and its permission', async () => {
  const who = await eve();
  expect(codeOf(await operation(jo, who, 'suspend', { reason: '  ', days: null }))).toEqual([400, 'request/invalid']);
  expect(codeOf(await operation(jo, who, 'suspend', { reason, days: null, role: 'seller' }))).toEqual([
    400,
    'request/invalid',
  ]);
  const refused = await operation(mia, who, 'suspend', { reason, days: null });
  expect([refused.status, refused.body.error]).toMatchObject([
    403,
    { permission: 'users.suspend', roles: expect.arrayContaining(['Trust and safety']), grantedBy: 'Master admin' },
  ]);
  expect(codeOf(await operation(jo, mia, 'ban', { reason }))).toEqual([409, 'office/administrator']);
  expect(codeOf(await operation(jo, jo, 'ban', { reason }))).toEqual([409, 'office/own-account']);
  expect(codeOf(await operation(jo, { userId: 'nobody' }, 'ban', { reason }))).toEqual([404, 'office/not-found']);
  expect((await operation(bo, who, 'ban', { reason })).status).toBe(403);
});

test('[OFFICE-01, ADM-12] nobody who is not there is written to, and no act is noted', async () => {
  const before = await lastAction();
  const letter = { subject: 'About your order', message: 'Hello.' };
  expect(codeOf(await operation(mia, { userId: 'nobody' }, 'contact', letter))).toEqual([404, 'office/not-found']);
  expect(await lastAction()).toEqual(before);
});

test('[OFFICE-01] customer service writes to somebody', async () => {
  const send = () =>
    mia.call(
      'POST',
      `/api/admin/people/${bo.userId}/contact`,
      { subject: 'About your order', message: 'Hello <b>Bo</b>,\n\nwe found it.' },
      { 'Idempotency-Key': 'write-1' },
    );
  expect((await Promise.all([send(), send()])).map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await sale.app.db.query({
    text: `SELECT recipient, body_html FROM mails WHERE subject = 'About your order'`,
  });
  expect(rows).toEqual([
    { recipient: 'bo.lindgren@example.com', body_html: expect.stringContaining('Hello &#60;b&#62;Bo&#60;/b&#62;,') },
  ]);
  expect(await lastAction()).toMatchObject({
    act: 'office.contactPerson',
    subject_id: bo.userId,
    reason: 'About your order',
    after: { message: 'Hello <b>Bo</b>,\n\nwe found it.' },
  });
  expect((await operation(jo, bo, 'contact', { subject: 'About', message: 'Hello' })).status).toBe(403);
});

test('[UX-96] a person’s record shows facts, figures and history', async () => {
  await operation(jo, bo, 'suspend', { reason: 'looked odd', days: 7 });
  await operation(jo, bo, 'lift-suspension', { reason: 'it was not' });
  const record = await ask(jo, contract.office.getPerson, { userId: bo.userId });
  expect(record).toMatchObject({
    displayName: 'Bo Lindgren',
    accountStatus: 'active',
    purchases: 1,
    adminRole: null,
    figures: { soldOrders: 0, boughtCents: expect.any(Number) },
  });
  expect(record.figures.boughtCents).toBeGreaterThan(0);
  expect(record.timeline.slice(0, 2)).toMatchObject([
    { what: 'office.liftSuspension', quote: 'it was not', isAct: true },
    { what: 'office.suspendPerson', quote: 'looked odd', who: 'Jo Ward', by: 'trust_and_safety' },
  ]);
  expect(record.timeline.map(({ kind, deliveryId }) => [kind, deliveryId])).toEqual(
    expect.arrayContaining([
      ['account', null],
      ['purchase', 'standard'],
    ]),
  );
  const times = record.timeline.map((each) => each.at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(JSON.stringify(record)).not.toContain('password');
  expect(codeOf(await jo.call('GET', '/api/admin/people/nobody'))).toEqual([404, 'office/not-found']);
  expect((await bo.call('GET', `/api/admin/people/${bo.userId}`)).status).toBe(401);
});

test('[OFFICE-01, ACC-09] a name is put right with a reason', async () => {
  const sol = await admin('Sol Verne', 'senior_admin');
  const { userId } = await signUp(browser(sale.address), 'Market Boss');
  const rename = (body: object) =>
    sol.call('POST', `/api/admin/people/${userId}/name`, { seenName: 'Market Boss', reason: 'misleads', ...body });
  expect(codeOf(await rename({ displayName: 'Artisan Market' }))[1]).toBe('accounts/reserved-name');
  expect((await rename({ displayName: 'Bea Boss' })).body).toEqual({ displayName: 'Bea Boss' });
  expect(codeOf(await rename({ displayName: 'Bea B' }))).toEqual([409, 'office/name-changed']);
  expect(await lastAction()).toMatchObject({ act: 'office.renamePerson', reason: 'misleads' });
});
