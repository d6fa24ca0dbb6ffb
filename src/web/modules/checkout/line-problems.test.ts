import { expect, test } from 'vitest';
import { shown } from '#test/support/markup/markup.ts';
import { shownParcel, shownParcelLine, shownQuote } from '#test/builders/shown-cart.ts';
import { type LineProblem, lineProblemSchema } from '#domain/checkout/model.ts';
import { LineProblems } from './line-problems.tsx';
import { OrderSummary } from './order-summary.tsx';

const problem = (changes: Partial<LineProblem> = {}): LineProblem => ({
  ...{ lineId: 'line-1', kind: 'sold-out', oldPriceCents: 4200, newPriceCents: 4500, wanted: 2, stock: 1 },
  ...changes,
});
const said = (...problems: LineProblem[]) => shown(LineProblems, { quote: shownQuote(), problems });

test('[CART-06] each thing that can have changed since is said of its piece', () => {
  expect(
    Object.fromEntries(lineProblemSchema.shape.kind.options.map((kind) => [kind, said(problem({ kind }))])),
  ).toEqual({
    'choice-gone': ['Jug. This choice is no longer offered. [Change the cart → /cart]'],
    'not-enough-stock': ['Jug. Only 1 left; you have 2 in your cart. [Change the cart → /cart]'],
    'not-for-sale': ['Jug. The maker has taken it down. [Change the cart → /cart]'],
    'not-sent-there': [
      'Jug. The maker does not send it to this country. Take it out or choose another country. [Change the cart → /cart]',
    ],
    'not-sent-together': [
      'Jug. These pieces are too heavy for one parcel to this country. Take one out and order it separately. [Change the cart → /cart]',
    ],
    paused: ['Jug. The maker takes no orders for it now. Take it out or save it for later. [Change the cart → /cart]'],
    'own-listing': [
      'Jug. It is your own, and nobody buys from their own shop. Take it out to go on. [Change the cart → /cart]',
    ],
    'price-changed': ['Jug. The price changed from €42.00 to €45.00. [Change the cart → /cart]'],
    'sold-out': ['Jug. It has just sold out. [Change the cart → /cart]'],
  });
  expect(said(problem({ lineId: 'gone' }))).toEqual([
    'A piece in your cart. It has just sold out. [Change the cart → /cart]',
  ]);
  expect(said()).toEqual([]);
  expect(
    said(
      problem({ kind: 'not-enough-stock', stock: 3, wanted: 5 }),
      problem({ kind: 'price-changed', newPriceCents: 100 }),
    ),
  ).toHaveLength(2);
});

test('[UX-58] what is bought, from where and until when it leaves, and what it costs', () => {
  expect(shown(OrderSummary, { quote: shownQuote() })).toEqual(
    expect.arrayContaining([
      '[Your order, 2 pieces €89.50]',
      'Leaves Porto by Fri 4 Dec',
      '2 pieces | €84.00',
      'Postage, 1 parcel | €5.50',
      'Total | €89.50',
    ]),
  );
  const second = shownParcel({
    sellerId: 'ana',
    shopName: 'Ana Loom',
    place: '',
    options: [],
    lines: [shownParcelLine({ id: 'l2', sellerId: 'ana', title: 'Cup', values: [], personalisation: 'For Ida' })],
  });
  const promo = { type: 'percent' as const, percent: 10, code: 'SPRING', discountAmount: 840, sellerId: 'rio' };
  expect(
    shown(OrderSummary, {
      quote: shownQuote({ parcels: [shownParcel(), second], promo, discountCents: 840, totalCents: 8110 }),
    }),
  ).toEqual(
    expect.arrayContaining([
      '[Your order, 4 pieces €81.10]',
      'Cup“For Ida”',
      'Ana Loom',
      'Code SPRING, 10 % at Rio Clay [Remove the code] | −€8.40',
      'Total | €81.10',
      'VAT, Rio Clay | not told by the maker',
    ]),
  );
  expect(
    shown(OrderSummary, { quote: shownQuote({ promo, discountCents: 840 }) }).filter((line) => line.includes('SPRING')),
  ).toEqual(['Code SPRING, 10 % [Remove the code] | −€8.40']);
  expect(shown(OrderSummary, { quote: undefined })).toEqual([]);
});
