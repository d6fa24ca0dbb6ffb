import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE } from '#domain/core/time.ts';
import type { Statement } from '#server/platform/database/statement-batch.ts';
import { count } from '#test/builders/buying.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { textTo } from '#test/builders/text-to.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

type Person = Browser & { email: string };
let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const guest = (cookies?: Map<string, string>): Browser => browser(sale.address, cookies);
const newPhone = (): string => `+49152${String((serial += 1)).padStart(7, '0')}`;
async function someone(isVerified = true): Promise<Person> {
  const email = `tess.phone${(serial += 1)}@example.com`;
  const who = Object.assign(await signUp(guest(), `Tess Phone${serial}`), { email });
  if (isVerified) await sql('UPDATE users SET email_verified = true WHERE id = $1', [who.userId]);
  return who;
}
const texts = (phone: string): Promise<number> => count(sale, 'text_messages WHERE recipient = $1', [phone]);
const ask = (who: Browser, phone: string) => who.call('POST', '/api/accounts/security/factors/phone/code', { phone });
const add = (who: Browser, codeId: string, code: string, name = '') =>
  who.call('POST', '/api/accounts/security/factors/phone', { codeId, code, name });
const security = async (who: Browser) => (await who.call('GET', '/api/accounts/security')).body;
async function enrol(who: Browser, phone: string, name = ''): Promise<string[]> {
  const { codeId } = (await ask(who, phone.replace('+49', ' 0049 '))).body;
  const added = await add(who, codeId, await textTo(sale.app, phone), name);
  expect(added.status).toBe(200);
  return added.body.recoveryCodes;
}
const subjects = async (email: string): Promise<string[]> =>
  (
    await sql<{ subject: string }>(
      `SELECT subject FROM mails WHERE recipient = $1 AND key LIKE 'safety-%' ORDER BY key`,
      [email],
    )
  ).rows.map(({ subject }) => subject);
const signIn = (email: string, who = guest(), password = 'correct horse') =>
  who.call('POST', '/api/accounts/sign-in', { email, password });
const finish = (pending: string, code: string) =>
  guest().call('POST', '/api/accounts/sign-in/second-factor', { pending, code });

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on' });
});
beforeEach(async () => void (await sql('DELETE FROM rate_limits')));
afterAll(() => sale.stop());

test('[ACC-16] a telephone becomes the second factor by its code, is asked for at the sign-in', async () => {
  const who = await someone();
  const phone = newPhone();
  const recoveryCodes = await enrol(who, phone, 'Work phone');
  expect(recoveryCodes).toHaveLength(10);
  const { factors, isProven, recoveryCodesLeft } = await security(who);
  expect(factors).toMatchObject([{ kind: 'phone', name: 'Work phone', phone: `+********${phone.slice(-4)}` }]);
  expect([isProven, recoveryCodesLeft]).toEqual([true, 10]);
  expect(
    await count(sale, 'second_factors WHERE to_jsonb(second_factors)::text LIKE $1', [`%${phone.slice(4)}%`]),
  ).toBe(0);
  await passTime(sale, MINUTE);

  const { pending } = (await signIn(who.email)).body.error;
  const sent = await guest().call('POST', '/api/accounts/sign-in/second-factor/text', { pending });
  expect(sent.body).toEqual({ sentTo: `+********${phone.slice(-4)}` });
  expect((await finish(pending, await textTo(sale.app, phone))).status).toBe(200);

  const [{ id }] = factors;
  expect((await who.call('POST', '/api/accounts/security/factors/name', { id, name: 'Old phone' })).status).toBe(200);
  expect((await security(who)).factors[0].name).toBe('Old phone');
  await passTime(sale, MINUTE);
  await who.call('POST', '/api/accounts/security/factors/text', { factorId: id });
  const gone = await who.call('POST', '/api/accounts/security/factors/remove', {
    id,
    code: await textTo(sale.app, phone),
  });
  expect([gone.status, (await security(who)).factors]).toEqual([200, []]);
  expect((await signIn(who.email)).status).toBe(200);
  expect((await subjects(who.email)).toSorted()).toEqual([
    'A second factor was turned off',
    'A telephone is your second factor',
  ]);
});

test('[ACC-16] what is refused is refused before a code is texted', async () => {
  const phone = newPhone();
  expect(codeOf(await ask(await someone(false), phone))).toEqual([409, 'accounts/unverified-email']);
  expect(codeOf(await ask(guest(), phone))).toEqual([401, 'request/sign-in-required']);
  const who = await someone();
  expect(codeOf(await ask(who, '0170 12'))).toEqual([400, 'accounts/invalid-phone']);
  const { codeId } = (await who.call('POST', '/api/accounts/security/phone/code', { phone })).body;
  await who.call('POST', '/api/accounts/security/phone', { codeId, code: await textTo(sale.app, phone) });
  expect(codeOf(await ask(who, phone))).toEqual([409, 'accounts/signs-in-alone']);
  const factor = newPhone();
  await enrol(who, factor);
  expect(codeOf(await ask(who, factor))).toEqual([409, 'accounts/factor-exists']);
  expect([await texts(phone), await texts(factor)]).toEqual([1, 1]);
  const thief = guest();
  await sql(`UPDATE sessions SET second_factor = false WHERE user_id = $1`, [who.userId]);
  expect(codeOf(await ask(who, newPhone()))).toEqual([403, 'accounts/prove-first']);
  expect((await signIn(who.email, thief)).status).toBe(401);
});

test('[ACC-16] one telephone is not both proofs', async () => {
  const who = await someone();
  const phone = newPhone();
  await enrol(who, phone);
  await passTime(sale, MINUTE);
  const { codeId } = (await who.call('POST', '/api/accounts/security/phone/code', { phone })).body;
  expect(
    codeOf(await who.call('POST', '/api/accounts/security/phone', { codeId, code: await textTo(sale.app, phone) })),
  ).toEqual([409, 'accounts/is-second-factor']);
  expect((await security(who)).phone).toBeNull();
});

test('[ACC-16, INV-11] five wrong tries end a code', async () => {
  const [who, other] = [await someone(), await someone()];
  const phone = newPhone();
  const { codeId } = (await ask(who, phone)).body;
  const code = await textTo(sale.app, phone);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(codeOf(await add(other, codeId, code))).toEqual([400, 'accounts/code-expired']);
  const again = (await ask(who, phone)).body.codeId;
  for (let guess = 0; guess < 5; guess += 1)
    expect(codeOf(await add(who, again, wrong))).toEqual([401, 'accounts/wrong-code']);
  expect(codeOf(await add(who, again, await textTo(sale.app, phone)))).toEqual([400, 'accounts/code-expired']);
  await sql('DELETE FROM rate_limits');
  const third = (await ask(who, phone)).body.codeId;
  const right = await textTo(sale.app, phone);
  const cookies = new Map(who.cookies);
  const answers = await Promise.all(Array.from({ length: 9 }, () => add(guest(new Map(cookies)), third, right)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await count(sale, 'second_factors WHERE user_id = $1', [who.userId])).toBe(1);
});

test('[ACC-16, INV-11] one number claimed by two at once: each proves it with a code of their own', async () => {
  const [one, two] = [await someone(), await someone()];
  const phone = newPhone();
  const first = (await ask(one, phone)).body.codeId;
  const codeOfOne = await textTo(sale.app, phone);
  await passTime(sale, 1000);
  const second = (await ask(two, phone)).body.codeId;
  const codeOfTwo = await textTo(sale.app, phone);
  const both = await Promise.all([add(one, first, codeOfOne), add(two, second, codeOfTwo)]);
  // A household may share a telephone; the codes are each person's own.
  expect(both.map(({ status }) => status)).toEqual([200, 200]);

  const three = await someone();
  const number = newPhone();
  const windows = [];
  for (let index = 0; index < 2; index += 1) {
    const { codeId } = (await ask(three, number)).body;
    windows.push({ codeId, code: await textTo(sale.app, number) });
    await passTime(sale, 1000);
  }
  const cookies = new Map(three.cookies);
  const added = await Promise.all(windows.map(({ codeId, code }) => add(guest(new Map(cookies)), codeId, code)));
  expect(added.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await count(sale, 'second_factors WHERE user_id = $1', [three.userId])).toBe(1);
});

test('[ACC-16, INV-11] a number is not sign-in and second factor at once', async () => {
  const who = await someone();
  const phone = newPhone();
  const factor = (await ask(who, phone)).body.codeId;
  const factorCode = await textTo(sale.app, phone);
  await passTime(sale, 1000);
  const way = (await who.call('POST', '/api/accounts/security/phone/code', { phone })).body.codeId;
  const wayCode = await textTo(sale.app, phone);
  const cookies = new Map(who.cookies);
  await Promise.all([
    add(guest(new Map(cookies)), factor, factorCode),
    guest(new Map(cookies)).call('POST', '/api/accounts/security/phone', { codeId: way, code: wayCode }),
  ]);
  const factors = await count(sale, 'second_factors WHERE user_id = $1', [who.userId]);
  const ways = await count(sale, 'sign_in_phones WHERE user_id = $1', [who.userId]);
  expect(factors + ways).toBe(1);
});

test('[ACC-16, INV-13] whoever sits in a stolen session brings no telephone past a new password', async () => {
  for (let round = 0; round < 4; round += 1) {
    const owner = await someone();
    const thief = guest();
    await signIn(owner.email, thief);
    const phone = newPhone();
    const { codeId } = (await ask(thief, phone)).body;
    const code = await textTo(sale.app, phone);
    await guest().call('POST', '/api/accounts/password-reset', { email: owner.email });
    const { rows } = await sql<{ body_text: string }>(
      `SELECT body_text FROM mails WHERE recipient = $1 AND key NOT LIKE 'safety-%' ORDER BY created_at DESC`,
      [owner.email],
    );
    const link = rows.map((row) => /\/reset-password\?\S+/.exec(row.body_text)?.[0]).find(Boolean);
    const token = new URL(link ?? '', 'http://x').searchParams.get('token');
    const [reset, added] = await Promise.all([
      guest().call('POST', '/api/accounts/password', { token, password: 'another horse' }),
      add(thief, codeId, code),
    ]);
    expect(reset.status).toBe(200);
    const factors = await count(sale, 'second_factors WHERE user_id = $1', [owner.userId]);
    // Either it came before the reset, and its owner was mailed, or the session was dead and nothing was added.
    if (added.status === 200) expect([factors, (await subjects(owner.email)).length]).toEqual([1, 1]);
    else expect([added.status, factors]).toEqual([401, 0]);
    const late = (await ask(thief, newPhone())).status;
    expect(late).toBe(401);
  }
});

test('[ACC-16, INV-13] a reset that came first is seen', async () => {
  const owner = await someone();
  const phone = newPhone();
  const { codeId } = (await ask(owner, phone)).body;
  const code = await textTo(sale.app, phone);
  const { query } = sale.app.db;
  // The session is looked up, and dies before the code is used.
  sale.app.db.query = async <Row extends Record<string, unknown>>(statement: Statement) => {
    const answer = await query<Row>(statement);
    if (statement.name === 'accounts-try-code') await sql('DELETE FROM sessions WHERE user_id = $1', [owner.userId]);
    return answer;
  };
  const late = await add(owner, codeId, code);
  sale.app.db.query = query;
  expect([late.status, await count(sale, 'second_factors WHERE user_id = $1', [owner.userId])]).toEqual([401, 0]);
});

test('[ACC-16] a second telephone keeps the recovery codes, five factors are the most', async () => {
  inOneWindow(sale.app);
  const who = await someone();
  const codes = await enrol(who, newPhone());
  expect(codes).toHaveLength(10);
  for (let more = 0; more < 4; more += 1) expect(await enrol(who, newPhone())).toEqual([]);
  expect((await security(who)).recoveryCodesLeft).toBe(10);
  expect(codeOf(await ask(who, newPhone()))).toEqual([409, 'accounts/too-many-factors']);
  const next = await someone();
  const statuses = [];
  for (let times = 0; times < 21; times += 1) statuses.push((await ask(next, newPhone())).status);
  expect([statuses.slice(0, 20).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
});
