import { expect, test } from 'vitest';
import { checkPersonalisation } from './check-personalisation.ts';
import { checkVariants } from './check-variants.ts';
import { readContents } from './contents.ts';
import { canTransitionListing, listingTransitions } from './listing-transitions.ts';
import { MAX_BACK_IN_STOCK_REQUESTS, mayWait } from './may-wait.ts';
import { MAX_CONTENTS } from './model.ts';
import { productPictureSizes } from './picture-sizes.ts';
import { publishedState } from './review/review-policy.ts';
import { salePrice } from './sale-price.ts';

test('[CAT-01] a buyer’s text is required and limited as its maker says', () => {
  const request = { required: true, maxLength: 5 };
  expect(checkPersonalisation(null, 'JONAS')).toEqual({ ok: true, value: '' });
  expect(checkPersonalisation(request, ' JONAS ')).toEqual({ ok: true, value: 'JONAS' });
  // Five signs that take two code units each.
  expect(checkPersonalisation(request, '🏺🏺🏺🏺🏺').ok).toBe(true);
  const tooLong = { ok: false, problem: { code: 'cart/personalisation-too-long', maxLength: 5 } };
  for (const required of [true, false])
    expect(checkPersonalisation({ ...request, required }, 'JONASX')).toEqual(tooLong);
  const required = { ok: false, problem: { code: 'cart/personalisation-required' } };
  expect(checkPersonalisation(request, '  ')).toEqual(required);
  expect(checkPersonalisation({ ...request, required: false }, '  ')).toEqual({ ok: true, value: '' });
});

test('[CAT-01] without options there is one variant without values', () => {
  const options = [
    { name: 'Size', values: ['S', 'L'] },
    { name: 'Glaze', values: ['Ink'] },
  ];
  const isFine = (given: typeof options, ...values: string[][]) =>
    checkVariants({ options: given, variants: values.map((each) => ({ values: each })) }).ok;
  expect([isFine([], []), isFine([]), isFine([], [], []), isFine([], ['S'])]).toEqual([true, false, false, false]);
  expect(isFine(options, ['S', 'Ink'], ['L', 'Ink'])).toBe(true);
  expect(isFine(options)).toBe(false);
  expect(isFine(options, ['S', 'Ink'], ['L', 'Moss'])).toBe(false);
  expect(isFine(options, ['M', 'Ink'])).toBe(false);
  expect(isFine(options, ['S'])).toBe(false);
  expect(isFine(options, ['S', 'Ink', 'Ink'])).toBe(false);
  expect(isFine(options, ['S', 'Ink'], ['S', 'Ink'])).toBe(false);
  expect(isFine([{ name: 'Size', values: ['S', 's'] }], ['S'])).toBe(false);
  expect(isFine([...options, { name: 'SIZE', values: ['x'] }], ['S', 'Ink', 'x'])).toBe(false);
  expect(checkVariants({ options, variants: [{ values: ['S', 'Ink'] }] })).toEqual({ ok: true, value: true });
});

test('[UX-34] one waits for what has sold out, for two hundred pieces and no more', () => {
  expect(MAX_BACK_IN_STOCK_REQUESTS).toBe(200);
  expect(mayWait({ stock: 0, requests: 199 })).toEqual({ ok: true, value: true });
  expect(mayWait({ stock: 0, requests: 200 })).toEqual({ ok: false, problem: { code: 'listings/too-many-wishes' } });
  expect(mayWait({ stock: 1, requests: 200 })).toEqual({ ok: false, problem: { code: 'listings/in-stock' } });
});

test('[LAW-04] an amount is rounded to whole grams, millilitres and centimetres', () => {
  const amounts = ['0,5 g', '0.4 g', '1 g', '1.5 ml', '1.4ml', '12 cl', '2 m', '1,234 kg', '1.2345 kg', '12345678 g'];
  expect(amounts.map((text) => readContents(text)?.amount ?? null)).toEqual([
    ...[1, null, 1, 2, 1, 120, 200, 1234, null, null],
  ]);
  expect(readContents(`${MAX_CONTENTS} g`)).toEqual({ amount: MAX_CONTENTS, unit: 'g' });
  expect(readContents(`${MAX_CONTENTS + 1} g`)).toBeNull();
  expect(readContents('999 KG')).toEqual({ amount: 999_000, unit: 'g' });
});

test('[DASH-04] a sale that names neither percentage nor sum takes nothing off', () => {
  expect(salePrice(2800, { percent: null, amountCents: null })).toBe(2800);
});

test('[CAT-01] what a listing may become, and itself it always stays', () => {
  const states = Object.keys(listingTransitions) as (keyof typeof listingTransitions)[];
  const next = states.map((from) => states.filter((to) => canTransitionListing(from, to)));
  expect(Object.fromEntries(states.map((state, index) => [state, next[index]]))).toEqual({
    draft: ['draft', 'pending_review', 'active', 'removed'],
    pending_review: ['draft', 'pending_review', 'active', 'removed'],
    active: ['active', 'sold_out', 'inactive', 'removed'],
    sold_out: ['active', 'sold_out', 'inactive', 'removed'],
    inactive: ['pending_review', 'active', 'inactive', 'removed'],
    removed: ['removed'],
  });
});

test('[CAT-01] what an administrator hid waits for a moderator, whoever publishes it', () => {
  for (const policy of ['off', 'first', 'all'] as const)
    for (const from of ['inactive', 'active', 'sold_out'] as const) {
      expect(publishedState({ policy, from, isKnownShop: false })).toBe('active');
      expect(publishedState({ policy, from, isKnownShop: true, isHidden: true })).toBe('pending_review');
    }
  const draft = (policy: 'off' | 'first' | 'all', isKnownShop: boolean) =>
    publishedState({ policy, from: 'draft', isKnownShop });
  expect([draft('off', false), draft('first', true), draft('first', false)]).toEqual([
    ...['active', 'active', 'pending_review'],
  ]);
  expect([draft('all', true), draft('all', false)]).toEqual(['pending_review', 'pending_review']);
});

test('[UX-34] the large picture of a piece gives its thumbnails the room that they need', () => {
  expect(productPictureSizes(1)).toContain('1344px) 714px, (min-width: 960px) calc(58.3vw - 62px)');
  expect(productPictureSizes(2)).toContain('1344px) 626px, (min-width: 960px) calc(58.3vw - 150px)');
});
