import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTextSandbox, type TextSandbox } from '#sandbox/texts/start-text-sandbox.ts';
import { MINUTE, SECOND } from '#domain/core/time.ts';
import { healthContract } from '#domain/office/health-contract.ts';
import { ask } from '#test/builders/ask.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { workOff } from '#test/builders/work-off.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { textQueue } from './send-text.ts';
import { findTextFigures } from './text-store.ts';

let sandbox: TextSandbox;
let sale: Sale;
let serial = 0;
const sql = sqlOf(() => sale);
const logged: unknown[] = [];
const FROM = '+4930123456';
const deliver = (): Promise<void> => workOff(sale.app, textQueue);
const newPhone = (): string => `+49151${String((serial += 1)).padStart(7, '0')}`;
const request = (phone: string) => browser(sale.address).call('POST', '/api/accounts/sign-in/phone/request', { phone });
const rows = async () =>
  (
    await sql<{ tries: number; error: string; isRefused: boolean; isSent: boolean; body: string }>(
      `SELECT tries, error, is_refused AS "isRefused", sent_at IS NOT NULL AS "isSent", body FROM text_messages ORDER BY created_at`,
    )
  ).rows;
const partOf = async () => {
  const who = await signUp(browser(sale.address), `Health ${(serial += 1)}`);
  await insertAdmin(sale.app.db, { userId: who.userId, role: 'senior_admin', createdBy: null, now: new Date() });
  const { parts } = await ask(who, healthContract.getHealth);
  return parts.find(({ key }) => key === 'texts');
};

beforeAll(async () => {
  sandbox = await startTextSandbox();
  // Not the demo: what is sent leaves the house.
  sale = await openSale({ CLOCK: 'simulated', TEXTS_URL: sandbox.url, TEXTS_FROM: FROM });
  const keep = (...text: unknown[]): void => void logged.push(text);
  sale.app.log = { ...silentLog, info: keep, warn: keep, error: keep };
});
beforeEach(async () => {
  await sql('DELETE FROM rate_limits; DELETE FROM text_messages; DELETE FROM pgboss.job_common');
  sandbox.received.length = 0;
});
afterEach(() => void (logged.length = 0));
afterAll(async () => {
  await sale.stop();
  await sandbox.stop();
});

test('[ACC-16] outside the demo a code leaves by the sender at once, opens the account', async () => {
  const who = await signUp(browser(sale.address), 'Tom Texted');
  const phone = newPhone();
  const { codeId } = (await who.call('POST', '/api/accounts/security/phone/code', { phone })).body;
  expect(sandbox.received).toMatchObject([
    { to: phone, from: FROM, body: expect.stringMatching(/^\d{6} is your code/) },
  ]);
  expect(sandbox.received[0]?.validSeconds).toBeGreaterThan(590);
  const code = sandbox.received[0]?.body.slice(0, 6);
  expect((await who.call('POST', '/api/accounts/security/phone', { codeId, code })).status).toBe(200);
  expect(await rows()).toMatchObject([{ isSent: true, body: '', error: '' }]);
  const { body } = await request(phone);
  const signIn = { codeId: body.codeId, code: sandbox.received[1]?.body.slice(0, 6) };
  expect((await browser(sale.address).call('POST', '/api/accounts/sign-in/phone', signIn)).status).toBe(200);
  expect(await partOf()).toMatchObject({ state: 'ok' });
});

test('[ACC-16, INV-12] what the sender cannot take now is sent later', async () => {
  const phone = newPhone();
  sandbox.answerNext(503, 429, 401);
  expect((await request(phone)).status).toBe(200);
  expect(await rows()).toMatchObject([{ isSent: false, tries: 1, error: '503 20503' }]);
  expect(await partOf()).toMatchObject({ state: 'critical', words: expect.stringContaining('503 20503') });
  await deliver();
  expect(await rows(), 'it is not due yet').toMatchObject([{ tries: 1 }]);
  for (const error of ['429 20429', '401 20401']) {
    await passTime(sale, 30 * SECOND);
    await deliver();
    expect(await rows()).toMatchObject([{ error, isSent: false }]);
  }
  await passTime(sale, 30 * SECOND);
  await deliver();
  expect(await rows()).toMatchObject([{ isSent: true, tries: 4, error: '' }]);
  expect(sandbox.received).toHaveLength(1);
  const text = JSON.stringify(logged);
  expect(text).toContain('503 20503');
  for (const secret of [
    phone,
    phone.slice(1),
    sandbox.received[0]?.body.slice(0, 6) ?? '',
    new URL(sandbox.url).password,
  ])
    expect(text).not.toContain(secret);
});

test('[ACC-16] a number that takes no message is not tried again', async () => {
  await request('+15005550009');
  expect(await rows()).toMatchObject([{ isRefused: true, error: '400 21614', tries: 1 }]);
  await passTime(sale, MINUTE);
  await deliver();
  expect(await rows()).toMatchObject([{ tries: 1 }]);
  expect(await partOf()).toMatchObject({ state: 'high', words: expect.stringContaining('never left') });
});

test('[ACC-16] a code that works no more is not sent any more', async () => {
  sandbox.answerNext(500);
  await request(newPhone());
  const figures = () => findTextFigures(sale.app.db, sale.app.clock.now());
  expect(await figures()).toMatchObject({ waiting: 0, failing: 1, lost: 0 });
  await sql(
    `INSERT INTO text_messages (key, recipient, body, created_at, expires_at, next_at) SELECT 'waits', recipient, body, created_at, expires_at, next_at FROM text_messages`,
  );
  expect(await figures()).toMatchObject({ waiting: 1, failing: 1, lost: 0 });
  await passTime(sale, 11 * MINUTE);
  expect(await figures()).toMatchObject({ waiting: 0, failing: 0, lost: 2 });
  await sql(`DELETE FROM text_messages WHERE key = 'waits'`);
  await deliver();
  expect(sandbox.received).toEqual([]);
  expect(await rows()).toMatchObject([{ isSent: false, tries: 1 }]);
});

test('[ACC-16] where nobody carries text messages no code is promised', async () => {
  const silent = await openSale();
  const answer = await browser(silent.address).call('POST', '/api/accounts/sign-in/phone/request', {
    phone: newPhone(),
  });
  expect(codeOf(answer)).toEqual([503, 'accounts/no-texts']);
  const { rows: none } = await silent.app.db.query({ text: 'SELECT 1 FROM text_messages' });
  expect(none).toEqual([]);
  await silent.stop();
});

test('[SHELL-16] the settings of the sender are needed together and checked', () => {
  const wrong = (env: Record<string, string>) => () => readConfig(env);
  expect(wrong({ TEXTS_URL: 'https://a:b@host.example' })).toThrow('TEXTS_URL and TEXTS_FROM are needed together');
  expect(wrong({ TEXTS_FROM: FROM })).toThrow('are needed together');
  expect(wrong({ TEXTS_URL: 'https://host.example', TEXTS_FROM: FROM })).toThrow('The setting TEXTS_URL is wrong');
  expect(wrong({ TEXTS_URL: 'https://a:b@host.example', TEXTS_FROM: 'a name that is too long' })).toThrow('TEXTS_FROM');
  for (const from of [FROM, 'Artisans', `MG${'0a'.repeat(16)}`])
    expect(readConfig({ TEXTS_URL: 'https://a:b@host.example', TEXTS_FROM: from }).TEXTS_FROM).toBe(from);
});
