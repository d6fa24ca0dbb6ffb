import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { buy, variantOf, type SoldVariant, put } from '#test/builders/buying.ts';
import { type MailServer, openMailServer } from '#test/builders/mail-server.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { deliverMails } from '#test/builders/work-off.ts';
import { processCarts } from './process-carts.ts';

let sale: Sale;
let mail: MailServer;
let mug: SoldVariant;
let count = 0;
beforeAll(async () => {
  mail = await openMailServer();
  sale = await openSale({ CLOCK: 'simulated', DEMO: 'on', SMTP_URL: mail.url });
  sale.app.log.warn = () => undefined;
  mug = await variantOf(sale, await maker(sale.address, 'Ana Potter'), { quantity: 500 });
});
afterAll(async () => {
  await mail.stop();
  await sale.stop();
});

async function pass(milliseconds: number): Promise<void> {
  await passTime(sale, milliseconds);
  await processCarts.run(sale.app);
  await sale.settle();
}
const note = (who: Browser, said: object) => who.call('POST', '/api/cart/activity', said);

interface AbandonedVisit {
  who: Browser;
  email: string;
  /** The secrets of the reminder that waits for a mail server. */
  recover: { cart: string; token: string };
  leave: { cart: string; token: string };
}

/** Somebody whose first reminder is written while no mail server answers. */
async function reminded(isMember: boolean): Promise<AbandonedVisit> {
  const who = browser(sale.address);
  count += 1;
  if (isMember) await signUp(who, `Mia Mark${count}`);
  const email = isMember ? `mia.mark${count}@example.com` : `guest${count}@example.com`;
  await put(who, { ...mug, quantity: 2 });
  await note(who, { consent: true, ...(isMember ? {} : { email }) });
  await pass(HOUR);
  await pass(2 * HOUR);
  const { rows } = await sale.app.db.query<{ body_text: string }>({
    text: `SELECT body_text FROM mails WHERE recipient = $1 AND key LIKE 'cart-reminder:%'`,
    values: [email],
  });
  expect(rows).toHaveLength(1);
  const [, cart = '', token = ''] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(rows[0]?.body_text ?? '') ?? [];
  const [, leave = ''] = /unsubscribe\?cart=[^&\s]+&token=(\w+)/.exec(rows[0]?.body_text ?? '') ?? [];
  return { who, email, recover: { cart, token }, leave: { cart, token: leave } };
}

/** The mail server is back; what it gets for this address of reminders. */
async function deliveredTo(email: string): Promise<number> {
  await deliverMails(sale.app, mail.url);
  return (await mail.taken()).filter(({ to, text }) => to.includes(email) && text.includes('recover-cart')).length;
}

test('[INV-19, REC-14] a reminder that waited for a mail server is sent once', async () => {
  const { email } = await reminded(false);
  expect([await deliveredTo(email), await deliveredTo(email)]).toEqual([1, 1]);
});

test.each<[string, boolean, (left: AbandonedVisit) => Promise<unknown>]>([
  ['a guest bought the cart', false, async ({ who, email }) => expect((await buy(who, { email })).status).toBe(200)],
  ['a member bought the cart', true, async ({ who, email }) => expect((await buy(who, { email })).status).toBe(200)],
  [
    'the cart was won back',
    false,
    async ({ who, recover }) => expect((await who.call('POST', '/api/cart/recover', recover)).status).toBe(200),
  ],
  [
    'the link to leave was used',
    false,
    async ({ who, leave }) =>
      expect((await who.call('POST', '/api/cart/reminders/unsubscribe', leave)).status).toBe(200),
  ],
  ['a member does not agree any more', true, ({ who }) => note(who, { consent: false })],
  ['a guest does not agree any more', false, ({ who }) => note(who, { consent: false })],
  [
    'a guest with a small cart does not agree any more',
    false,
    async ({ who }) => {
      await sale.app.db.query({ text: 'UPDATE variants SET price_cents = 100 WHERE id = $1', values: [mug.variantId] });
      await note(who, { consent: false });
      await sale.app.db.query({
        text: 'UPDATE variants SET price_cents = 2800 WHERE id = $1',
        values: [mug.variantId],
      });
    },
  ],
  [
    'the cart was emptied',
    false,
    async ({ who }) => {
      await who.call('DELETE', '/api/cart');
      await note(who, { consent: true });
    },
  ],
])('[INV-19, REC-14] no reminder that waited is sent after %s, nor any later one', async (_what, isMember, happen) => {
  const left = await reminded(isMember);
  await happen(left);
  await sale.settle();
  for (let day = 0; day < 9; day += 1) await pass(DAY);
  expect(await deliveredTo(left.email)).toBe(0);
});

test('[INV-19, REC-05] none is sent once the cart is so old that it was let go', async () => {
  const { email } = await reminded(false);
  for (let day = 0; day < 9; day += 1) await pass(DAY);
  expect(await deliveredTo(email)).toBe(0);
});
