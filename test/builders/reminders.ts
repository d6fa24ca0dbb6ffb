import { HOUR } from '#domain/core/time.ts';
import { processCarts } from '#server/modules/recovery/process-carts.ts';
import { type SoldVariant, put } from './buying.ts';
import { passTime } from './pass-time.ts';
import { browser, type Browser, type Sale } from './sale.ts';

/** Settings under which offers are what their reminders stand for, whatever the fee pays for. */
export const fullOffers = { SUBSIDY_PER_ORDER: '1000', SUBSIDY_PER_SHOP_DAY: '100000' };

/** Time passes, and the sweep of left carts looks at all that is due. */
export async function processCartsAfter(sale: Sale, milliseconds: number): Promise<void> {
  await passTime(sale, milliseconds);
  while (await processCarts.run(sale.app)) {
    /* more */
  }
}

export interface Reminded {
  who: Browser;
  cartId: string;
  /** What the link of the second reminder carries. */
  link: { cart: string; token: string };
  code: string;
  text: string;
  html: string;
}

/** A guest who left pieces and was written to twice; the sale needs `CLOCK: 'simulated'`. */
export async function remindedGuest(
  sale: Sale,
  email: string,
  ...variants: (SoldVariant & { quantity?: number })[]
): Promise<Reminded> {
  const who = browser(sale.address);
  for (const variant of variants) await put(who, variant);
  await who.call('POST', '/api/cart/activity', { email, consent: true });
  for (const hours of [1, 25, 2]) await processCartsAfter(sale, hours * HOUR);
  const { rows } = await sale.app.db.query<{ body_text: string; body_html: string }>({
    text: `SELECT body_text, body_html FROM mails WHERE recipient = $1 AND key LIKE 'cart-reminder:%:2'`,
    values: [email],
  });
  const text = rows[0]?.body_text ?? '';
  const [, cart = '', token = ''] = /recover-cart\?cart=([^&\s]+)&token=(\w+)/.exec(text) ?? [];
  const code = /BACK-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(text)?.[0] ?? 'none';
  return { who, cartId: cart, link: { cart, token }, code, text, html: rows[0]?.body_html ?? '' };
}
