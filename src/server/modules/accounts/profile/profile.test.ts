import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DAY, SECOND } from '#domain/core/time.ts';
import { address, buy, count, expectBooksBalance, variantOf, put } from '#test/builders/buying.ts';
import { maker, pictureBytes } from '#test/builders/market.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { workOff } from '#test/builders/work-off.ts';
import { runAudit } from '../../../app/audit/run-audit.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { endRetentions } from '../../../platform/personal-data/end-retention.ts';
import { markMailSent } from '../../../platform/mail/mail-store.ts';
import { deleteAccounts } from './delete-accounts.ts';
import { exportQueue } from './export-account.ts';
import { wantsNotification } from './notification-choices.ts';

let sale: Sale;
let serial = 0;
const guest = (): Browser => browser(sale.address);
const someone = async (): Promise<Browser & { email: string }> =>
  Object.assign(await signUp(guest(), `Pia Profile${(serial += 1)}`), { email: `pia.profile${serial}@example.com` });
const sql = sqlOf(() => sale);
const upload = async (who: Browser): Promise<string> => {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${sale.address}/api/files/pictures`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', cookie },
    body: new Uint8Array(await pictureBytes('#aa5533')),
  });
  return ((await answer.json()) as { id: string }).id;
};

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[ACC-17, ACC-09] name, words, place and an own picture are kept', async () => {
  const [pia, eve] = [await someone(), await someone()];
  const change = (who: Browser, input: object) =>
    who.call('PUT', '/api/accounts/profile', {
      displayName: 'Pia Älv',
      bio: 'Weaves.',
      location: 'Umeå',
      pictureId: null,
      ...input,
    });
  const pictureId = await upload(pia);
  expect((await change(pia, { pictureId })).body.session.displayName).toBe('Pia Älv');
  expect((await pia.call('GET', '/api/accounts/profile')).body).toMatchObject({
    displayName: 'Pia Älv',
    bio: 'Weaves.',
    location: 'Umeå',
    photoURL: `/pictures/${pictureId}/320.webp`,
  });
  expect((await pia.call('GET', '/api/accounts/session')).body.session.displayName).toBe('Pia Älv');
  expect(codeOf(await change(eve, { pictureId }))).toEqual([404, 'accounts/not-there']);
  expect(codeOf(await change(eve, { displayName: '<b>' }))).toEqual([400, 'accounts/invalid-display-name']);
  expect(codeOf(await change(guest(), {}))).toEqual([401, 'request/sign-in-required']);
});

test('[ACC-17] the address book has one usual address, also among writes at once', async () => {
  const [pia, eve] = [await someone(), await someone()];
  const save = (who: Browser, input: object) =>
    who.call('POST', '/api/accounts/addresses', { isDefault: false, address, ...input });
  await Promise.all(Array.from({ length: 5 }, () => save(pia, { isDefault: true })));
  const { addresses } = (await pia.call('GET', '/api/accounts/addresses')).body;
  expect([addresses.length, addresses.filter((each: { isDefault: boolean }) => each.isDefault).length]).toEqual([5, 1]);
  const [usual, other] = addresses;
  const everyLine = {
    ...{ name: 'Pia Braun', line1: 'Rua Nova 2', line2: 'Second floor', postcode: '4700-001', city: 'Braga' },
    ...{ country: 'PT', phone: '+351 912 000 111' },
  };
  expect(
    (await save(pia, { id: other.id, address: everyLine })).body.addresses.find(
      (each: { id: string }) => each.id === other.id,
    ),
  ).toMatchObject({ ...everyLine, isDefault: false });
  const { addresses: edited } = (await save(pia, { id: usual.id, address: { ...address, city: 'Faro' } })).body;
  expect(edited.filter((each: { isDefault: boolean }) => each.isDefault)).toMatchObject([
    { id: usual.id, city: 'Faro' },
  ]);
  expect(codeOf(await save(eve, { id: other.id }))).toEqual([404, 'accounts/not-there']);
  expect(codeOf(await eve.call('POST', '/api/accounts/addresses/remove', { id: other.id }))).toEqual([
    404,
    'accounts/not-there',
  ]);
  const left = (await pia.call('POST', '/api/accounts/addresses/remove', { id: usual.id })).body.addresses;
  expect(left.filter((each: { isDefault: boolean }) => each.isDefault)).toHaveLength(1);
  await sql(`UPDATE addresses SET created_at = '2026-01-01', is_default = false WHERE user_id = $1 AND id = $2`, [
    pia.userId,
    other.id,
  ]);
  await save(pia, { isDefault: true });
  const [newest] = (await pia.call('GET', '/api/accounts/addresses')).body.addresses;
  const [oldest] = (await pia.call('POST', '/api/accounts/addresses/remove', { id: newest.id })).body.addresses;
  expect(oldest).toMatchObject({ id: other.id, isDefault: true });
  expect(codeOf(await save(pia, { address: { ...address, city: '' } }))).toEqual([400, 'request/invalid']);
  await Promise.all(Array.from({ length: 18 }, () => save(eve, {})));
  for (let index = 0; index < 2; index += 1) await save(eve, {});
  expect(codeOf(await save(eve, {}))).toEqual([409, 'accounts/too-many-addresses']);
});

test('[ACC-17] what one wishes to hear of is asked before it is told', async () => {
  const pia = await someone();
  const wants = (kind: string, channel: 'screen' | 'email') =>
    wantsNotification(sale.app.db, { userId: pia.userId, kind, channel });
  expect([
    await wants('order', 'email'),
    await wants('review', 'email'),
    await wants('something-new', 'screen'),
  ]).toEqual([false, false, true]);
  await pia.call('PUT', '/api/accounts/notifications', {
    choices: [
      { kind: 'order', channel: 'screen', wanted: false },
      { kind: 'review', channel: 'email', wanted: true },
    ],
  });
  expect([await wants('order', 'screen'), await wants('review', 'email'), await wants('review', 'screen')]).toEqual([
    false,
    true,
    true,
  ]);
  const [loud, quiet] = [await maker(sale.address, 'Lou Loud'), await maker(sale.address, 'Quinn Quiet')];
  await loud.call('PUT', '/api/accounts/notifications', {
    choices: [{ kind: 'order', channel: 'email', wanted: true }],
  });
  await quiet.call('PUT', '/api/accounts/notifications', {
    choices: [{ kind: 'order', channel: 'screen', wanted: false }],
  });
  await put(pia, await variantOf(sale, loud));
  await put(pia, await variantOf(sale, quiet));
  expect((await buy(pia)).status).toBe(200);
  await sale.settle();
  expect([
    await count(sale, `alerts WHERE seller_id = $1 AND type = 'new_order'`, [loud.userId]),
    await count(sale, `alerts WHERE seller_id = $1 AND type = 'new_order' AND on_screen`, [quiet.userId]),
  ]).toEqual([1, 0]);
  // The audit misses no alert that nobody wanted when it would have been raised.
  const breaches = async () => (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  expect(await breaches()).toEqual([]);
  await quiet.call('PUT', '/api/accounts/notifications', {
    choices: [{ kind: 'order', channel: 'screen', wanted: true }],
  });
  expect(await breaches()).toEqual([]);
  expect(await count(sale, `mails WHERE recipient = 'lou.loud@example.com' AND key LIKE 'alert:%'`)).toBe(1);
  await loud.call('PUT', '/api/accounts/notifications', {
    choices: [{ kind: 'order', channel: 'email', wanted: false }],
  });
  await put(pia, await variantOf(sale, loud));
  expect((await buy(pia)).status).toBe(200);
  await sale.settle();
  expect(await count(sale, `alerts WHERE seller_id = $1 AND type = 'new_order'`, [loud.userId])).toBe(2);
  expect(await count(sale, `mails WHERE recipient = 'lou.loud@example.com' AND key LIKE 'alert:%'`)).toBe(1);
});

/** What the mail about a copy leads to, as somebody sees it who is signed in. */
async function openCopy(owner: Awaited<ReturnType<typeof someone>>, who: Browser = owner): Promise<Response> {
  const { rows } = await sql<{ body_text: string }>(
    `SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE 'account-export:%'`,
    [owner.email],
  );
  const { pathname } = new URL(/https?:\S+/.exec(rows[0]?.body_text ?? '')?.[0] ?? '');
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${sale.address}${pathname}`, { headers: { cookie } });
}

test('[SUP-02, SUP-03] a copy is whole, however much there is', async () => {
  const [pia, rows] = [await someone(), 45_003];
  await sale.app.db.query({
    text: `INSERT INTO message_blocks (user_id, blocked_id, at) SELECT $1, 'somebody “else” ' || n, now() FROM generate_series(1, $2::int) n`,
    values: [pia.userId, rows],
  });
  await pia.call('POST', '/api/accounts/privacy/export');
  await passTime(sale, 5 * SECOND);
  await workOff(sale.app, exportQueue);
  const data = (await (await openCopy(pia)).json()) as Record<string, { blocked_id: string }[]> & {
    account: { email: string };
  };
  expect(data.account.email).toBe(pia.email);
  expect(new Set(data.message_blocks?.map(({ blocked_id }) => blocked_id)).size).toBe(rows);
  const { rows: sizes } = await sql<{ parts: number; longest: number }>(
    'SELECT count(*)::int AS parts, max(length(content)) AS longest FROM account_export_parts WHERE user_id = $1',
    [pia.userId],
  );
  expect(sizes[0]?.parts).toBeGreaterThan(10);
  expect(sizes[0]?.longest).toBeLessThan(400_000);
  await passTime(sale, 8 * DAY);
  await endRetentions.run(sale.app);
  expect(await count(sale, 'account_export_parts WHERE user_id = $1', [pia.userId])).toBe(0);
});

test('[SUP-02, UX-77] deletion wants the address typed, waits two weeks, can be undone', async () => {
  const ana = await maker(sale.address, 'Ana Keeps');
  const listing = await variantOf(sale, ana);
  const pia = await someone();
  await put(pia, listing);
  expect((await buy(pia, { email: pia.email, address: { ...address, name: `Pia Profile${serial}` } })).status).toBe(
    200,
  );
  await put(pia, listing);
  await sale.settle();
  expect(codeOf(await pia.call('POST', '/api/accounts/privacy/deletion', { confirm: 'somebody@example.com' }))).toEqual(
    [400, 'accounts/name-differs'],
  );
  expect(
    codeOf(await ana.call('POST', '/api/accounts/privacy/deletion', { confirm: 'ana.keeps@example.com' })),
  ).toEqual([409, 'accounts/shop-open']);
  const ask = () => pia.call('POST', '/api/accounts/privacy/deletion', { confirm: pia.email });
  await ask();
  await pia.call('POST', '/api/accounts/privacy/deletion/cancel');
  await passTime(sale, 15 * DAY);
  expect(await deleteAccounts.run(sale.app)).toBe(false);
  await ask();
  await passTime(sale, 15 * DAY);
  // The parcel is still on its way.
  expect(await deleteAccounts.run(sale.app)).toBe(false);
  await sql(`UPDATE orders SET state = 'completed' WHERE buyer_id = $1`, [pia.userId]);
  const before = (await sql('SELECT id, number, total_cents FROM orders WHERE buyer_id = $1', [pia.userId])).rows;
  const breaches = async () => (await runAudit(sale.app)).filter(({ state }) => state === 'breach');
  const unsound = await breaches();
  expect(await deleteAccounts.run(sale.app)).toBe(true);
  await sale.settle();
  expect(await breaches()).toEqual(unsound);
  expect((await sql('SELECT id, number, total_cents FROM orders WHERE buyer_id = $1', [pia.userId])).rows).toEqual(
    before,
  );
  expect(await count(sale, 'carts WHERE user_id = $1', [pia.userId])).toBe(0);
  await expectBooksBalance(sale);
  const { rows } = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  // The receipt is the last mail; with it goes the address.
  const last = await sql<{ key: string }>('SELECT key FROM mails WHERE recipient = $1', [pia.email]);
  expect(last.rows.map(({ key }) => key.split(':')[0])).toEqual(['erasure-receipt']);
  await markMailSent(sale.app.db, last.rows[0]?.key ?? '', { now: sale.app.clock.now(), keepsText: true });
  for (const { name } of rows) {
    expect(await count(sale, `"${name}" t WHERE to_jsonb(t)::text ILIKE $1`, [`%${pia.email}%`]), name).toBe(0);
    expect(await count(sale, `"${name}" t WHERE to_jsonb(t)::text ILIKE $1`, [`%Pia Profile${serial}%`]), name).toBe(0);
  }
  expect((await pia.call('GET', '/api/accounts/session')).body.session).toBeNull();
  expect(
    (await guest().call('POST', '/api/accounts/sign-in', { email: pia.email, password: 'correct horse' })).status,
  ).toBe(401);
  expect((await signUp(guest(), `Pia Profile${serial}`)).userId).not.toBe(pia.userId);
});

test('[SUP-02, ADM-06] an administrator is not deleted: the record goes first', async () => {
  const pia = await someone();
  await insertAdmin(sale.app.db, { userId: pia.userId, role: 'customer_service', createdBy: null, now: new Date() });
  const ask = () => pia.call('POST', '/api/accounts/privacy/deletion', { confirm: pia.email });
  expect(codeOf(await ask())).toEqual([409, 'accounts/is-admin']);
  expect((await pia.call('GET', '/api/accounts/privacy')).body.deletionDueAt).toBeNull();
  expect(await count(sale, `mails WHERE recipient = $1 AND key LIKE 'account-deletion:%'`, [pia.email])).toBe(0);
  await sql('DELETE FROM admin_users WHERE id = $1', [pia.userId]);
  expect((await ask()).status).toBe(200);
});

test('[SUP-02, UX-77] who keeps the account in the very moment in which it is to go, keeps all of it', async () => {
  const pia = await someone();
  await pia.call('POST', '/api/accounts/privacy/deletion', { confirm: pia.email });
  await passTime(sale, 15 * DAY);
  await sql('UPDATE sessions SET expires_at = $2 WHERE user_id = $1', [
    pia.userId,
    new Date(sale.app.clock.now().getTime() + DAY),
  ]);
  await meanwhile(
    sale.app,
    { after: 'accounts-due-to-delete', happens: () => pia.call('POST', '/api/accounts/privacy/deletion/cancel') },
    async () => deleteAccounts.run(sale.app),
  );
  await sale.settle();
  expect((await pia.call('GET', '/api/accounts/session')).body.session.email).toBe(pia.email);
  expect(await count(sale, `mails WHERE recipient = $1 AND key LIKE 'erasure-receipt:%'`, [pia.email])).toBe(0);
});
