import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { permissions as allPermissions } from '#domain/core/permissions/permissions.ts';
import { adminContract } from '#domain/admin/contract.ts';
import { ask } from '#test/builders/ask.ts';
import { count } from '#test/builders/buying.ts';
import { inOneWindow } from '#test/builders/in-one-window.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { ensureActivationCode } from './activation-code.ts';

let sale: Sale;
let code: string;
let serial = 0;
const someone = (): Promise<Browser> => signUp(browser(sale.address), `Rio Person${(serial += 1)}`);
const activate = (who: Browser, typed = code) => who.call('POST', '/api/admin/activate', { code: typed });
const meOf = (who: Browser) => ask(who, adminContract.getMe);

beforeAll(async () => {
  sale = await openSale();
});
beforeEach(async () => {
  await sale.app.db.query({ text: 'DELETE FROM rate_limits; DELETE FROM admin_activation; DELETE FROM admin_users' });
  code = (await ensureActivationCode(sale.app)) ?? '';
});
afterAll(() => sale.stop());

test('[ADM-11, INV-12] the first start alone prints a code, which is stored hashed', async () => {
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/);
  expect(await Promise.all([1, 2, 3].map(() => ensureActivationCode(sale.app)))).toEqual([null, null, null]);
  const { rows } = await sale.app.db.query<{ length: number; whole: string }>({
    text: 'SELECT length(code_hash) AS length, to_jsonb(a)::text AS whole FROM admin_activation a',
  });
  expect(rows).toHaveLength(1);
  expect([rows[0]?.length, rows[0]?.whole.includes(code.replaceAll('-', ''))]).toEqual([32, false]);
});

test('[ADM-11, ADM-07] the code makes its person master admin with every permission', async () => {
  const rio = await someone();
  expect(await meOf(rio)).toEqual({
    role: null,
    status: null,
    permissions: [],
    seenAs: null,
    secondFactorNeeded: false,
  });
  expect((await activate(rio, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).body).toEqual({ role: 'master_admin' });
  const me = await meOf(rio);
  expect([me.role, me.status, [...me.permissions].sort()]).toEqual([
    'master_admin',
    'active',
    [...allPermissions].sort(),
  ]);
});

test('[ADM-11, INV-11] of ten people who use the code at once one becomes admin', async () => {
  const people: Browser[] = [];
  for (let index = 0; index < 10; index += 1) people.push(await someone());
  const answers = await Promise.all(people.map((who) => activate(who)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(400)]);
  expect(await count(sale, 'admin_users')).toBe(1);
  expect(codeOf(await activate(await someone()))).toEqual([400, 'admin/invalid-code']);
  expect(await ensureActivationCode(sale.app)).toBeNull();
});

test('[INV-13] becoming admin takes a new session: a copy of the old cookie opens nothing', async () => {
  const rio = await someone();
  const copy = browser(sale.address, new Map(rio.cookies));
  await activate(rio);
  expect(rio.cookies.get('session')).not.toBe(copy.cookies.get('session'));
  expect(codeOf(await copy.call('GET', '/api/admin/me'))).toEqual([401, 'request/sign-in-required']);
  expect((await meOf(rio)).role).toBe('master_admin');
});

test('[ADM-11, INV-21] a wrong code is refused, and the eleventh try within a quarter of an hour waits', async () => {
  inOneWindow(sale.app);
  const rio = await someone();
  const answers = await Promise.all(Array.from({ length: 12 }, () => activate(rio, 'AAAA-BBBB-CCCC-DDDD')));
  expect(answers.map((answer) => answer.status).sort()).toEqual([...Array(10).fill(400), 429, 429]);
  expect(codeOf(await browser(sale.address).call('POST', '/api/admin/activate', { code }))).toEqual([
    401,
    'request/sign-in-required',
  ]);
  expect(codeOf(await browser(sale.address).call('GET', '/api/admin/me'))).toEqual([401, 'request/sign-in-required']);
  expect(await count(sale, 'admin_users')).toBe(0);
});
