import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '#domain/core/time.ts';
import { buy, buyAtOnce, pieceOf, type Piece, put, withCart } from '#test/builders/buying.ts';
import { maker } from '#test/builders/market.ts';
import { passTime } from '#test/builders/pass-time.ts';
import { browser, type Browser, codeOf, openSale, type Sale } from '#test/builders/sale.ts';
import { sweepCarts } from './sweep-carts.ts';

let sale: Sale;
let mug: Piece;
let guests = 0;

beforeAll(async () => {
  sale = await openSale({ CLOCK: 'simulated' });
  const ana = await maker(sale.address, 'Ana Potter');
  mug = await pieceOf(sale, ana, { priceCents: 2800, quantity: 90 });
});
afterAll(() => sale.stop());

const type = (who: Browser, code: string) => who.call('POST', '/api/cart/promo', { code });

/** Somebody who left two mugs and was written to twice: the browser, and what the second mail says. */
async function reminded(): Promise<{ who: Browser; code: string; link: object; html: string }> {
  const who = browser(sale.address);
  guests += 1;
  const email = `left${guests}@example.com`;
  await put(who, { ...mug, quantity: 2 });
  await who.call('POST', '/api/cart/activity', { email, consent: true });
  for (const hours of [1, 25, 2]) {
    await passTime(sale, hours * HOUR);
    while (await sweepCarts.run(sale.app)) {
      /* more */
    }
  }
  const { rows } = await sale.app.db.query<{ body_text: string; body_html: string }>({
    text: `SELECT body_text, body_html FROM mails WHERE recipient = $1 AND key LIKE 'cart-reminder:%:2'`,
    values: [email],
  });
  const text = rows[0]?.body_text ?? '';
  const [, cart, token] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(text) ?? [];
  return {
    who,
    html: rows[0]?.body_html ?? '',
    link: { cart, token },
    code: /BACK-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? 'none',
  };
}

test('[REC-06, UX-46] a reminder’s code typed on another device takes the same off, for whoever holds it, in one order', async () => {
  const { code, who, link } = await reminded();
  const phone = await withCart(sale, mug);
  expect((await type(phone, code.toLowerCase())).body).toMatchObject({ discount: 560, total: 2240 });
  const paid = await buy(phone);
  expect(paid.body.status).toBe('paid');
  expect(codeOf(await type(phone, code))).toEqual([409, 'cart/code-empty']);
  const third = await withCart(sale, mug);
  expect(codeOf(await type(third, code))).toEqual([410, 'cart/code-used-up']);
  // The link still brings the pieces, without what was spent.
  const { status, body } = await who.call('POST', '/api/cart/recover', link);
  expect([status, body.offer, body.cart.discount, body.cart.items.length]).toEqual([200, null, 0, 1]);
});

test('[REC-06, REC-07, INV-10] the link on one device and the code on another: both carts show it, the first to pay has it', async () => {
  const { code, who, link } = await reminded();
  const { body } = await who.call('POST', '/api/cart/recover', link);
  expect([body.offer.code, body.cart.discount]).toEqual([code, 560]);
  const other = await withCart(sale, mug);
  expect((await type(other, code)).body.discount).toBe(560);
  const answers = await buyAtOnce([who, other]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('[REC-06, UX-46] taken off and typed again it counts still; after its link’s 48 hours it does not', async () => {
  const { code, who } = await reminded();
  await type(who, code);
  await who.call('DELETE', '/api/cart/promo');
  expect((await type(who, code)).body.discount).toBe(560);
  await passTime(sale, 2 * DAY);
  expect(codeOf(await type(who, code))).toEqual([410, 'cart/code-ended']);
  expect((await who.call('GET', '/api/checkout/quote?country=PT')).body.discountCents).toBe(0);
});

test('[REC-06] a reminder is plain: the piece’s picture as every mail program shows it, its maker, one button, the code', async () => {
  const { html, code } = await reminded();
  const [, path = ''] = /<img src="https?:\/\/[^/]+(\/pictures\/[^"]+)"/.exec(html) ?? [];
  const picture = await fetch(`${sale.address}${path}`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(html).toContain('<i style="font-family:Georgia,serif;color:#554C43">Ana Potter');
  expect(html.match(/display:inline-block">/g)).toHaveLength(1);
  expect(html).toContain(`>${code}</b>`);
});
