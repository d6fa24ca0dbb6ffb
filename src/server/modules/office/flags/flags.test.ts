import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/modules.ts';
import { ask } from '#test/builders/ask.ts';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { until } from '#test/builders/until.ts';
import { environmentConfig, followSettings } from '../../../platform/config/follow-settings.ts';
import { isSwitchedOff } from '../../../platform/config/flags.ts';
import { insertAdmin } from '../../admin/admin-store.ts';

let sale: Sale;
let mia: Browser;
let ana: Browser;
const nobody = { share: 0, roles: [], shops: [], until: null };
const versionOf = async (key: string): Promise<number> =>
  (await ask(mia, contract.office.listFlags)).items.find((flag) => flag.key === key)?.version ?? 0;
const change = async (rule: object | null, more: object = {}) =>
  mia.call('POST', '/api/admin/flags/saved-views', {
    ...{ rule, reason: 'It breaks lists.', seenVersion: await versionOf('saved-views') },
    ...more,
  });
const save = () => ana.call('POST', '/api/saved-views', { list: 'seller.orders', name: 'Late', query: 'state=late' });
const switchedOff = async () => (await ask(ana, contract.accounts.getSession)).session?.switchedOff;

beforeAll(async () => {
  sale = await openSale();
  mia = await signUp(browser(sale.address), 'Mia Master');
  ana = await signUp(browser(sale.address), 'Ana Potter');
  await insertAdmin(sale.app.db, { userId: mia.userId, role: 'master_admin', createdBy: null, now: new Date() });
});
afterAll(() => sale.stop());

test('[OFFICE-01] a feature that is switched off is refused in every process, and on again', async () => {
  const other = { ...environmentConfig(sale.app.config) };
  const readAnew = await followSettings({ config: other, db: sale.app.db });
  expect((await change(nobody)).status).toBe(200);
  await until(async () => (await switchedOff())?.includes('saved-views') === true, 'this process has heard it');
  const visitor = { session: null, ip: '10.0.0.1', userAgent: 'x', cookie: () => undefined };
  expect([await readAnew(), isSwitchedOff({ ...sale.app, config: other }, 'saved-views', visitor)]).toEqual([
    true,
    true,
  ]);
  expect(codeOf(await save())).toEqual([403, 'request/switched-off']);
  await change(null);
  await until(async () => (await switchedOff()) === undefined, 'it is on again');
  expect((await save()).status).toBe(200);
});

test('[OFFICE-01] a shop of the list has the feature at a share of nothing', async () => {
  const slug = (await ask(ana, contract.accounts.getSession)).session?.shopSlug ?? '';
  expect(codeOf(await change({ ...nobody, shops: ['no-such-shop'] }))).toEqual([404, 'office/no-such-shops']);
  await change({ ...nobody, shops: [slug] });
  await until(async () => (await ask(mia, contract.accounts.getSession)).session?.switchedOff !== undefined, 'heard');
  expect(await switchedOff()).toBeUndefined();
});

test('[OFFICE-01, ADM-12] nobody writes over what was not seen; each change is in history and log', async () => {
  expect(codeOf(await change(nobody, { seenVersion: 0 }))).toEqual([409, 'office/flag-changed']);
  expect(codeOf(await change({ ...nobody, until: '2020-01-01T00:00:00Z' }))).toEqual([400, 'office/flag-over']);
  const { items } = await ask(mia, contract.office.listFlagChanges, { key: 'saved-views' });
  expect(items.map(({ rule, by }) => [rule?.shops.length ?? null, by])).toEqual([
    [1, 'Mia Master'],
    [null, 'Mia Master'],
    [0, 'Mia Master'],
  ]);
  const operations = await ask(mia, contract.admin.listActs, { limit: 1 });
  expect(operations.items[0]).toMatchObject({ act: 'office.changeFlag' });
});
