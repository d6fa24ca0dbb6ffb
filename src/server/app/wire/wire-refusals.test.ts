import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count } from '#test/builders/buying.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { meanwhile } from '#test/builders/meanwhile.ts';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { textTo } from '#test/builders/text-to.ts';
import { signedIn, type WireAnswer, wirePost } from '#test/builders/wire-post.ts';

interface Person {
  email: string;
  localId: string;
  idToken: string;
  refreshToken: string;
}
const PASSWORD = 'correct horse';
let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const post = (path: string, body: object) => wirePost(sale.address, path, body);
const v1 = (operation: string, body: object) => post(`v1/accounts:${operation}`, body);
const said = ({ status, error }: WireAnswer): unknown[] => [status, error?.message?.split(' : ')[0]];
const newPhone = (): string => `+49160${String((serial += 1)).padStart(7, '0')}`;
async function person(): Promise<Person> {
  const email = `wire.refused${(serial += 1)}@example.com`;
  const made = signedIn(await v1('signUp', { email, password: PASSWORD }));
  await sql('UPDATE users SET email_verified = true WHERE id = $1', [made.localId]);
  return { ...made, email };
}

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => {
  inOneWindow(sale.app);
  await sql('DELETE FROM rate_limits');
});
afterAll(() => sale.stop());

test('[ACC-14, ACC-02] a name that may not stand is refused and changes none', async () => {
  const { idToken, localId } = await person();
  const nameOf = async () => (await sql('SELECT display_name FROM users WHERE id = $1', [localId])).rows;
  const before = await nameOf();
  for (const displayName of ['<b>', 'x'.repeat(500), 7, null])
    expect(said(await v1('update', { idToken, displayName })), String(displayName)).toEqual([
      400,
      'INVALID_DISPLAY_NAME',
    ]);
  expect(await nameOf()).toEqual(before);
  expect((await v1('update', { idToken, displayName: 'Wren Named' })).status).toBe(200);
  expect(await nameOf()).toEqual([{ display_name: 'Wren Named' }]);
});

test('[ACC-16] the right code to a number of nobody signs nobody in and makes no account', async () => {
  const phoneNumber = newPhone();
  const { sessionInfo } = await v1('sendVerificationCode', { phoneNumber });
  const people = await count(sale, 'users');
  const answer = await v1('signInWithPhoneNumber', { sessionInfo, code: await textTo(sale.app, phoneNumber) });
  expect([...said(answer), answer.idToken]).toEqual([400, 'EMAIL_NOT_FOUND', undefined]);
  expect(await count(sale, 'users')).toBe(people);
});

test('[INV-13, OFFICE-01] a token of a suspended person changes and renews nothing', async () => {
  for (const [change, code, renewal] of [
    [`account_status = 'banned'`, 'USER_DISABLED', 'USER_DISABLED'],
    [`account_status = 'suspended'`, 'USER_DISABLED', 'USER_DISABLED'],
    [`tokens_valid_from = now() + interval '1 hour'`, 'TOKEN_EXPIRED', null],
    [`deleted_at = now()`, 'TOKEN_EXPIRED', 'USER_NOT_FOUND'],
  ] as const) {
    const who = await person();
    const passwordOf = async () => (await sql('SELECT password_hash FROM users WHERE id = $1', [who.localId])).rows;
    const before = await passwordOf();
    const answer = await meanwhile(
      sale.app,
      { after: 'wire-find-person', happens: () => sql(`UPDATE users SET ${change} WHERE id = $1`, [who.localId]) },
      () => v1('update', { idToken: who.idToken, password: 'another horse' }),
    );
    expect(said(answer), change).toEqual([400, code]);
    expect(await passwordOf(), change).toEqual(before);
    const again = await post('v1/token', { grant_type: 'refresh_token', refresh_token: who.refreshToken });
    if (renewal) expect(said(again), change).toEqual([400, renewal]);
  }
});

test('[ACC-14, ERR-08] while the database is away an operation says 503 and when to come again', async () => {
  const { pool } = sale.app.db;
  const { connect, query } = pool;
  const away = (): Promise<never> => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
  Object.assign(pool, { connect: away, query: away });
  const answer = await fetch(`${sale.address}/v1/accounts:signInWithPassword?key=k`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'a@example.com', password: 'secret' }),
  }).finally(() => Object.assign(pool, { connect, query }));
  expect([
    answer.status,
    answer.headers.get('retry-after'),
    ((await answer.json()) as WireAnswer).error?.status,
  ]).toEqual([503, '5', 'UNAVAILABLE']);
});
