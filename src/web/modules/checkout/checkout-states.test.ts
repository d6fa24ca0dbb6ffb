import { beforeEach, expect, test, vi } from 'vitest';
import { answer, fail, forgetAnswers, knowSettings, shown, signIn } from '#test/support/markup/markup.ts';
import { shownCart, shownParcel, shownQuote } from '#test/builders/shown-cart.ts';
import { shownLine, shownOrder } from '#test/builders/shown-order.ts';
import type { Cart } from '#domain/cart/model.ts';
import type { LineProblem } from '#domain/checkout/model.ts';
import type { Order } from '#domain/orders/model.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import type { CheckoutDraft } from './draft.ts';
import type { Payment } from './use-payment.ts';
import { BeforePaying } from './payment/before-paying.tsx';

/** What is typed, how the payment stands, and what lies in the cart. */
const now = vi.hoisted(() => ({ draft: {} as CheckoutDraft, payment: {} as Payment, cart: {} as Cart }));
vi.mock('./draft.ts', async (load) => ({ ...(await load<object>()), readDraft: () => now.draft }));
vi.mock('./use-payment.ts', () => ({ usePayment: () => now.payment }));
vi.mock('#web/modules/cart/cart-state.ts', () => ({ useCartState: () => ({ cart: now.cart }) }));

const typed: CheckoutDraft = {
  ...{ email: 'bo@example.com', name: 'Bo Ek', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien' },
  ...{ country: 'AT', phone: '', note: '', billing: null, delivery: {} },
};
const idle: Payment = { busy: false, problem: null, lines: [], pay: async () => undefined };

beforeEach(() => {
  forgetAnswers();
  knowSettings();
  signIn(null);
  Object.assign(now, { draft: typed, payment: idle, cart: shownCart() });
});

type Quote = Parameters<typeof shownQuote>[0];
const priced = (changes: Quote = {}, legalRegion: 'eu' | 'none' = 'eu'): void =>
  answer('checkout.getQuote', { country: 'AT', delivery: undefined }, { ...shownQuote(changes), legalRegion });
/** The form, without what is bought beside it. */
function form(step = '', draft: Partial<CheckoutDraft> = {}): string[] {
  now.draft = { ...typed, ...draft };
  const lines = shown(CheckoutPage, {}, `/checkout${step && `?step=${step}`}`).filter(
    (line) => !line.includes('Australia'),
  );
  return lines.slice(0, lines.findIndex((line) => line.startsWith('[Your order')) >>> 0);
}

test('[UX-55] a later step is open only once the address is right', () => {
  priced();
  const isFirst = (draft: Partial<CheckoutDraft>) =>
    form('payment', draft).includes('E-mail addressRequired‹email bo@example.com›');
  expect(isFirst({})).toBe(false);
  expect(isFirst({ postcode: '1' })).toBe(true);
  expect(form('nowhere')).toEqual(form());
});

test('[ORD-03] a chosen way that the country lacks is named beside the ways', () => {
  answer('checkout.getQuote', { country: 'AT', delivery: 'rio:express' }, { ...shownQuote(), legalRegion: 'eu' });
  expect(form('delivery', { delivery: { rio: 'express' } })).toContain(
    'alert: Rio Clay does not offer “Express” to Austria. Choose another way.',
  );
  priced({ parcels: [shownParcel({ options: [] })] });
  expect(form('delivery')).toContain('alert: Rio Clay cannot send this parcel to Austria.');
});

test('[PAY-01, UX-58] the last step: the card, its address, what is told before paying', () => {
  priced();
  expect(form('payment')).toEqual([
    'Checkout',
    '[Contact]',
    '[Delivery]',
    'Payment',
    'Contact',
    '[Change contact]',
    'bo@example.com, as a guest',
    'Bo Ek, Gasse 1, 1010 Wien, Austria',
    'Delivery',
    '[Change delivery]',
    'From Rio Clay: arrives Sat 5 Dec – Tue 8 Dec, tracked, €5.50',
    'Payment',
    'Encrypted',
    'Card numberRequired',
    'Expiry, MM/YYRequired',
    'Security codeRequired',
    '3 digits on the back',
    '‹checkbox on›Billing address is the delivery address',
    'Note to the makersOptional‹text›',
    'Before you pay',
    'All in all, with taxes and postage: €89.50',
    'Rio Clay',
    'Arrives Sat 5 Dec – Tue 8 Dec. The maker has not said whether they are a trader, so rights of consumers may not hold. Of its own accord the shop takes pieces back for 14 days.',
    'By paying you accept the [terms of use → /terms].',
    '[Pay €89.50]',
    'One payment covers the order. The pieces are set aside for you for 15 minutes while you pay.',
  ]);
  const billing = { name: 'Ek Ltd', line1: 'Ring 2', postcode: '8010', city: 'Graz', country: 'AT' };
  expect(form('payment', { billing }).filter((line) => /illing|checkbox/.test(line))).toEqual([
    '‹checkbox›Billing address is the delivery address',
    'Billing nameRequired‹text Ek Ltd›',
    'Billing street and numberRequired‹text Ring 2›',
    'Billing postcodeRequired‹text 8010›',
    'Billing cityRequired‹text Graz›',
    'Billing countryRequired',
  ]);
  now.cart = shownCart({ notes: { rio: 'Please wrap it.' } });
  expect(form('payment').filter((line) => /wrap/.test(line))).toEqual(['To Rio Clay: “Please wrap it.”']);
  priced({}, 'none');
  expect(form('payment').filter((line) => /Before|Total/.test(line))).toEqual([]);
  knowSettings({ testMode: true });
  expect(form('payment').filter((line) => /4242/.test(line))).toEqual(['4242 4242 4242 4242 | pays']);
});

test('[PAY-01, UX-58] a payment that is under way, that failed, and lines that the till refused', () => {
  priced();
  const pay = () => form('payment').filter((line) => /^alert|Pay/.test(line));
  now.payment = { ...idle, busy: true };
  expect(pay()).toEqual(['Payment', 'Payment', '[Pay €89.50 – off]']);
  now.payment = { ...idle, problem: 'The card was declined.' };
  expect(pay()).toEqual(['Payment', 'Payment', 'alert: The card was declined.', '[Pay €89.50]']);
  const line: LineProblem = {
    lineId: 'line-1',
    kind: 'sold-out',
    oldPriceCents: 0,
    newPriceCents: 0,
    wanted: 2,
    stock: 0,
  };
  const said = () => form('payment').filter((each) => each.includes('→ /cart'));
  priced({ problems: [{ ...line, kind: 'not-sent-there' }] });
  expect(said()).toEqual([
    'Jug. The maker does not send it to this country. Take it out or choose another country. [Change the cart → /cart]',
  ]);
  now.payment = { ...idle, lines: [line] };
  expect(said()).toEqual(['Jug. It has just sold out. [Change the cart → /cart]']);
});

test('[PAY-02] a sum that the provider does not take is said, and nothing is offered to pay', () => {
  priced({ totalCents: 49, problems: [] });
  expect(form('payment').filter((line) => /€0.50|\[Pay/.test(line))).toEqual([
    'alert: Card payments start at €0.50, and your total is less. Nothing was charged. Add another piece, then pay.',
    '[Pay – off]',
  ]);
});

test('[PAY-01] a cart that another window emptied is told at the till', () => {
  const request = { country: 'AT', delivery: undefined };
  answer('checkout.getQuote', request, { ...shownQuote(), legalRegion: 'eu' });
  const before = shown(CheckoutPage, {}, '/checkout');
  fail('checkout.getQuote', request, 503, 'Being mended.');
  expect(shown(CheckoutPage, {}, '/checkout')).toEqual(before);
  fail('checkout.getQuote', request, 409, 'Nothing lies in your cart.', 'checkout/cart-empty');
  expect(shown(CheckoutPage, {}, '/checkout')[1]).toBe('Your cart is empty');
});

test('[PAY-01] a till without a cart, and one that could not be opened', () => {
  const request = { country: 'AT', delivery: undefined };
  fail('checkout.getQuote', request, 409, 'Nothing lies in your cart.', 'checkout/cart-empty');
  expect(shown(CheckoutPage, {}, '/checkout')).toEqual([
    'Checkout',
    'Your cart is empty',
    'Add a piece before you check out.',
    '[See the newest pieces → /search?sort=newest]',
  ]);
  fail('checkout.getQuote', request, 503, 'Being mended.');
  expect(shown(CheckoutPage, {}, '/checkout')).toEqual([
    'Checkout',
    'alert:',
    'The checkout could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
});

test('[LAW-03] what the law asks to be told before one pays, shop by shop', () => {
  const seller = {
    ...{ sellsAs: 'registered' as const, legalName: 'Rio Clay Ltd', line1: 'Rua 1', postcode: '4000', city: 'Porto' },
    ...{ country: 'PT', vatNumber: 'PT1', usesOss: false },
  };
  const parcels = [
    shownParcel({ seller }),
    shownParcel({
      sellerId: 'ana',
      shopName: 'Ana Loom',
      seller: { ...seller, sellsAs: 'private' },
      options: [],
      returnDays: 30,
    }),
  ];
  expect(shown(BeforePaying, { quote: { ...shownQuote({ parcels }), legalRegion: 'eu' } })).toEqual([
    'Before you pay',
    'All in all, with taxes and postage: €89.50',
    'Rio Clay, Rio Clay Ltd, Rua 1, 4000 Porto, Portugal, PT1',
    'Arrives Sat 5 Dec – Tue 8 Dec. Sold by a trader: you may withdraw from the contract for 14 days from delivery without giving a reason, and the legal guarantee holds.',
    'Ana Loom',
    'Sold privately: the rights of consumers towards traders do not hold. Of its own accord the shop takes pieces back for 30 days.',
    'By paying you accept the [terms of use → /terms].',
  ]);
  expect(shown(BeforePaying, { quote: { ...shownQuote(), legalRegion: 'none' } })).toEqual([]);
});

const key = { checkoutId: 'c1', accessKey: 'k 1' };
function confirmation(orders: Order[], totalCents = 8950): string[] {
  answer('orders.listConfirmation', key, { orders, totalCents });
  return shown(ConfirmationPage, {}, '/order-confirmation?checkout=c1&key=k%201');
}

test('[PAY-05, UX-61] the order is made: numbers, days, where the mail went, what it came to', () => {
  expect(confirmation([shownOrder()])).toEqual(
    expect.arrayContaining([
      'Thank you, Bo. The maker has your order.',
      'OrderAM-2026-100001[Copy number]status:',
      'We wrote to bo@example.com. [Wrong address? Change it]',
      'Wed 2 DecLeaves Porto at the latest. We write to you when it does',
      '[Track this parcel → /order/order-1?key=k%201]',
      '‹hidden bo@example.com›',
      '[Create Account]',
      'Paid with Visa ending 4242 on 1 Dec 2026. Delivery to Gasse 1, 1010 Wien.',
    ]),
  );
});

test('[PAY-05, UX-61] two shops, a code and somebody signed in', () => {
  signIn({});
  const second = shownOrder({
    ...{ orderId: 'o2', number: 'AM-2026-100002', shopName: 'Ana Loom', place: '', cardLast4: null },
    ...{
      discountCents: 840,
      promoCode: 'SPRING',
      totalCents: 8110,
      lines: [shownLine({ id: 'l2', title: 'Cup', quantity: 1 })],
    },
  });
  expect(confirmation([shownOrder({ cardLast4: null }), second], 17_060)).toEqual(
    expect.arrayContaining([
      'Thank you, Bo. Both makers have your order.',
      'OrdersAM-2026-100001AM-2026-100002[Copy numbers]status:',
      'Tue 1 DecPaid. Ana Loom has been told',
      '[Track this parcel → /order/o2?key=k%201]',
      '[Your orders → /orders]',
      'Code SPRING | −€8.40',
      'VAT, Rio Clay | not told by the maker',
      'VAT, Ana Loom | not told by the maker',
      'Delivery to Gasse 1, 1010 Wien.',
    ]),
  );
  const free = shownOrder({ postageOffCents: 550, shippingCents: 0, promoCode: 'POST' });
  expect(confirmation([free], 8400).filter((line) => /Postage/.test(line))).toEqual([
    'Postage, 1 parcel, free with POST | €0.00',
  ]);
});

test('[PAY-05] a link that is not whole, one to no order', () => {
  const gone = shown(ConfirmationPage, {}, '/order-confirmation?checkout=c1');
  expect(gone).toEqual([
    'No order here',
    'This link shows no order',
    'Look it up by its number and your e-mail address.',
    '[Track an order → /track]',
    '[Your orders → /orders]',
  ]);
  expect(shown(ConfirmationPage, {}, '/order-confirmation?key=k')).toEqual(gone);
  const look = () => shown(ConfirmationPage, {}, '/order-confirmation?checkout=c1&key=k%201');
  for (const status of [404, 400]) {
    fail('orders.listConfirmation', key, status);
    expect(look()).toEqual(gone);
  }
  fail('orders.listConfirmation', key, 503, 'Being mended.');
  expect(look()).toEqual([
    'alert:',
    'Your order could not be loaded',
    'Being mended. Nothing of yours is lost.',
    '[Try again]',
  ]);
});
