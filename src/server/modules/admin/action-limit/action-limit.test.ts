import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, browser, codeOf, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';
import { insertAdmin } from '../admin-store.ts';

let sale: Sale;
let jo: Browser;
let eve: Browser;
const sql = sqlOf(() => sale);

beforeAll(async () => {
  sale = await openSale({ ADMIN_ACTS_PER_HOUR: '10' });
  const now = new Date();
  jo = await signUp(browser(sale.address), 'Jo Ward');
  await insertAdmin(sale.app.db, { userId: jo.userId, role: 'trust_and_safety', createdBy: null, now });
  const cy = await signUp(browser(sale.address), 'Cy Master');
  await insertAdmin(sale.app.db, { userId: cy.userId, role: 'master_admin', createdBy: null, now });
  eve = await signUp(browser(sale.address), 'Eve Gone');
});
afterAll(() => sale.stop());

const turn = (index: number) =>
  jo.call('POST', `/api/admin/people/${eve.userId}/${index % 2 ? 'lift-suspension' : 'suspend'}`, {
    reason: 'as agreed',
    ...(index % 2 ? {} : { days: null }),
  });

test('[OFFICE-01] the act beyond the limit is refused, undone, and master admins hear of it once', async () => {
  for (let index = 0; index < 10; index += 1) expect((await turn(index)).status).toBe(200);
  const refused = await turn(0);
  expect(codeOf(refused)).toEqual([429, 'request/too-many-acts']);
  expect(refused.body.error).toMatchObject({ most: 10, retryAfterSeconds: expect.any(Number) });
  expect(codeOf(await turn(0))).toEqual([429, 'request/too-many-acts']);
  expect((await sql('SELECT account_status FROM users WHERE id = $1', [eve.userId])).rows).toEqual([
    { account_status: 'active' },
  ]);
  expect((await sql(`SELECT recipient FROM mails WHERE key LIKE 'acts-limit:%'`)).rows).toHaveLength(1);
  expect((await sql(`SELECT 1 FROM audit_log WHERE act = 'admin.reachedLimit'`)).rows).toHaveLength(1);
});

test('[OFFICE-01, INV-21] of acts in many windows at once as many are done as are left', async () => {
  await sql(`UPDATE users SET account_status = 'active'`);
  const ivo = await signUp(browser(sale.address), 'Ivo Ward');
  await insertAdmin(sale.app.db, { userId: ivo.userId, role: 'senior_admin', createdBy: null, now: new Date() });
  const answers = await Promise.all(
    Array.from({ length: 14 }, () =>
      ivo.call('POST', `/api/admin/people/${eve.userId}/contact`, { subject: 'Hello', message: 'Hello Eve.' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
});
