import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maker } from '#test/builders/market.ts';
import { buy, count, variantOf, withCart } from '#test/builders/buying.ts';
import { browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sqlOf } from '#test/builders/sql-of.ts';

let sale: Sale;
let ana: Awaited<ReturnType<typeof maker>>;
let path = '';
const sql = sqlOf(() => sale);
const EMAIL = 'ana.potter@example.com';
const mails = () => count(sale, `mails WHERE recipient = $1 AND key LIKE 'alert:%'`, [EMAIL]);
const choose = (channel: string, wanted: boolean) =>
  ana.call('PUT', '/api/accounts/notifications', { choices: [{ kind: 'order', channel, wanted }] });
async function sell(): Promise<void> {
  await buy(await withCart(sale, await variantOf(sale, ana, { quantity: 9 })));
  await sale.settle();
}
/** The link of the newest mail about an order, and the address of its header. */
async function linksOf(): Promise<{ page: string; oneClick: string }> {
  const [mail] = (
    await sql<{ text: string; headers: Record<string, string> }>(
      `SELECT body_text AS text, headers FROM mails WHERE recipient = $1 AND key LIKE 'alert:%' ORDER BY created_at DESC LIMIT 1`,
      [EMAIL],
    )
  ).rows;
  const pathOf = (link = ''): string => link.slice(new URL(link).origin.length);
  return {
    page: pathOf(/http\S+\/notifications\/end\?token=\S+/.exec(mail?.text ?? '')?.[0]),
    oneClick: pathOf(/<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1]),
  };
}
const press = (url: string) =>
  fetch(`${sale.address}${url}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const endBy = (token: string | null) =>
  browser(sale.address).call('POST', '/api/accounts/notifications/end', { token });

beforeAll(async () => {
  sale = await openSale();
  ana = await maker(sale.address, 'Ana Potter');
});
beforeEach(async () => {
  await sql('DELETE FROM mails');
  await choose('email', true);
  await sell();
  path = (await linksOf()).page;
});
afterAll(() => sale.stop());

test('[UX-70] the page that a mail links ends its kind with one press, without a session', async () => {
  await fetch(`${sale.address}${path}`);
  await sell();
  expect(await mails()).toBe(2);
  const token = new URL(path, sale.address).searchParams.get('token');
  for (const _ of [1, 2]) expect((await endBy(token)).body).toEqual({ kind: 'order' });
  await sell();
  expect(await mails()).toBe(2);
});

test('[UX-70] the header of one press ends it too; opened in a browser it leads to the page', async () => {
  const { oneClick } = await linksOf();
  const opened = await fetch(`${sale.address}${oneClick}`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([302, path]);
  expect((await press(oneClick)).status).toBe(204);
  await sell();
  expect(await mails()).toBe(1);
});

test.each(['nothing', 'user1.order.AAAA', `user1.order.${'A'.repeat(43)}`, `user1.own_orders.${'A'.repeat(43)}`])(
  '[UX-70] the token %s ends nothing',
  async (token) => {
    expect(codeOf(await endBy(token))).toEqual([410, 'accounts/invalid-mail-link']);
    expect((await press(`/notifications/end/one-click?token=${token}`)).status).toBe(410);
  },
);
