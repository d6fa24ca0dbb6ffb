import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { until } from '#test/builders/until.ts';
import { insertAdmin } from '../../admin/admin-store.ts';
import { environmentConfig, followSettings } from '../../../platform/config/follow-settings.ts';

const calls = contract.office;
let sale: Sale;
let mia: Browser;
const sql = sqlOf(() => sale);
const setting = async (name: string) => (await ask(mia, calls.listSettings)).items.find((one) => one.name === name);
const change = async (name: string, value: string | null, more: object = {}) => {
  const { version: seenVersion = 0 } = (await setting(name)) ?? {};
  return mia.call('POST', `/api/admin/settings/${name}`, { value, seenVersion, reason: 'as agreed', ...more });
};

beforeAll(async () => {
  sale = await openSale({ CART_EXPIRY_DAYS: '9' });
  mia = await signUp(browser(sale.address), 'Mia Master');
  const now = new Date();
  await insertAdmin(sale.app.db, { userId: mia.userId, role: 'master_admin', createdBy: null, now });
});
afterAll(() => sale.stop());

test('[OFFICE-01, REC-13] a setting counts in every process at once, and goes back to the environment', async () => {
  const other = { ...environmentConfig(sale.app.config) };
  const readAnew = await followSettings({ config: other, db: sale.app.db });
  expect((await change('CART_EXPIRY_DAYS', '3')).body).toMatchObject({ value: '3', environmentValue: '9' });
  await until(async () => sale.app.config.CART_EXPIRY_DAYS === 3, 'this process has heard it');
  expect([await readAnew(), other.CART_EXPIRY_DAYS]).toEqual([true, 3]);
  await change('CART_EXPIRY_DAYS', null);
  await until(async () => sale.app.config.CART_EXPIRY_DAYS === 9, 'this process is back');
});

test('[SHELL-16] a value that the environment could not have is refused and changes nothing', async () => {
  expect(codeOf(await change('CART_EXPIRY_DAYS', '9000'))).toEqual([400, 'office/setting-wrong']);
  expect(codeOf(await change('SELLER_APPROVAL', 'never'))).toEqual([400, 'office/setting-wrong']);
  expect((await setting('SELLER_APPROVAL'))?.version).toBe(0);
});

const wrong = [
  ['CART_EXPIRY_DAYS', '9000', 'höchstens 365'],
  ['CART_EXPIRY_DAYS', '0', 'mindestens 1'],
  ['CART_EXPIRY_DAYS', 'soon', 'ganze Zahl'],
  ['SUPPORT_EMAIL', 'nowhere', 'Adresse'],
  ['SELLER_APPROVAL', 'never', 'eines davon'],
  ['CART_DISCOUNTS', '1', 'drei Prozentzahlen'],
  ['CART_REMINDER_HOURS', '1', 'drei Stunden'],
];
test.each(wrong)('[SHELL-16, UX-70] %s = %s is refused in German', async (name, value, text) => {
  const { body } = await mia.call(
    'POST',
    `/api/admin/settings/${name}`,
    { value, seenVersion: 0, reason: 'as agreed' },
    { 'accept-language': 'de' },
  );
  expect(body.error.message).toContain(text);
});

test('[OFFICE-01] what the environment alone says is read-only, and secrets are not shown', async () => {
  expect(codeOf(await change('PORT', '81'))).toEqual([409, 'office/setting-of-environment']);
  expect(codeOf(await change('NOTHING', '81'))).toEqual([404, 'office/no-such-setting']);
  expect(await setting('SECRETS_KEY')).toMatchObject({ isSecret: true, form: null });
  expect(['set', 'not set']).toContain((await setting('STRIPE_SECRET_KEY'))?.value);
});

test('[OFFICE-01] of two administrators at once the second is told', async () => {
  const at = await setting('CART_LINK_HOURS');
  const body = (value: string) => ({ value, seenVersion: at?.version, reason: 'as agreed' });
  const both = await Promise.all(
    ['10', '20'].map((value) => mia.call('POST', '/api/admin/settings/CART_LINK_HOURS', body(value))),
  );
  expect(both.map((answer) => answer.status === 409 && codeOf(answer)[1])).toContain('office/setting-changed');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const next = { ...body('30'), seenVersion: (await setting('CART_LINK_HOURS'))?.version };
  const press = () => mia.call('POST', '/api/admin/settings/CART_LINK_HOURS', next, key);
  await Promise.all([press(), press()]);
  expect((await ask(mia, calls.listSettingChanges, { name: 'CART_LINK_HOURS' })).items).toHaveLength(2);
});

test('[ADM-12] who set what, when and why is in the history and in the log', async () => {
  await change('SELLER_APPROVAL', 'after-look');
  const { items } = await ask(mia, calls.listSettingChanges, { name: 'SELLER_APPROVAL' });
  expect(items).toMatchObject([{ value: 'after-look', by: 'Mia Master', reason: 'as agreed' }]);
  const { rows } = await sql(`SELECT before, after FROM audit_log WHERE subject_id = 'SELLER_APPROVAL'`);
  expect(rows).toEqual([{ before: { value: 'at-once' }, after: { value: 'after-look', isSet: true } }]);
});
