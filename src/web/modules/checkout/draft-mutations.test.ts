import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, Problem, sayInOtherTab, sentNow } from '#test/support/markup/shop.ts';
import { knowSettings, signIn } from '#test/support/markup/markup.ts';
import { shownCart, shownParcel, shownQuote } from '#test/builders/shown-cart.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { storeLive, liveCheckout, storeDraft } from './draft.ts';

const pay = vi.hoisted(() => ({ paid: [] as unknown[], lines: [], problem: null, busy: false }));
vi.mock('./use-payment.ts', () => ({
  usePayment: () => ({ ...pay, pay: async (...given: unknown[]) => void pay.paid.push(given) }),
}));
vi.mock('./card-fields.tsx', () => ({ CardFields: () => null }));
vi.mock('#web/ui/fields/country-options.ts', () => ({
  countryOptions: [
    ['AT', 'Austria'],
    ['DE', 'Germany'],
  ],
}));
const checkout = { checkoutId: 'c1', accessKey: 'k1' };
const typed = {
  ...{ email: 'bo@example.com', name: 'Bo Ek', line1: 'Gasse 1', line2: '', postcode: '1010', city: 'Wien' },
  ...{ country: 'AT', phone: '', note: '', billing: null, delivery: {} },
};
const express = {
  ...{ id: 'express' as const, name: 'Express', priceCents: 1290 },
  ...{ leavesBy: '2026-12-03', arrivesFrom: '2026-12-05', arrivesTo: '2026-12-05' },
};
const quote = (changes: Parameters<typeof shownQuote>[0] = {}) => ({
  ...shownQuote({ parcels: [shownParcel({ options: [...shownParcel().options, express] })], ...changes }),
  legalRegion: 'eu' as const,
});
const openCheckout = async (draft: Partial<typeof typed> | null = {}, at = '/checkout'): Promise<Part> => {
  localStorage.setItem('country', 'AT');
  if (draft) storeDraft({ ...typed, ...draft });
  answerCalls({
    'checkout.getQuote': ({ delivery }) =>
      quote(
        delivery
          ? {
              totalCents: 9690,
              shippingCents: 1290,
              parcels: [shownParcel({ options: [...shownParcel().options, express], chosen: 'express' })],
            }
          : {},
      ),
    'recovery.noteActivity': () => ({}),
    'accounts.listAddresses': () => ({ addresses: [] }),
  });
  const part = await openPart(CheckoutPage, {}, at);
  return part;
};
const step = (): string => location.pathname + location.search;
beforeEach(() => {
  knowSettings();
  signIn(null);
  pay.paid = [];
});

test('[UX-53, PAY-01] a step is not left with something wrong: said on top and at the fields', async () => {
  document.title = 'Checkout';
  const part = await openCheckout({ postcode: '1', city: '' });
  await part.press('Continue as a guest');
  expect(part.changes()).toEqual([
    '+ alert:',
    '+ Put this right to go on',
    '+ [Postcode: Check the postcode: it does not fit this country. → #postcode]',
    '+ [City: Enter the city. → #city]',
    '+ Check the postcode: it does not fit this country.',
    '+ Enter the city.',
  ]);
  expect([step(), document.title, (document.activeElement as HTMLElement).className]).toEqual([
    '/checkout',
    'Error: Checkout – Artisan Market',
    'summary-error',
  ]);
  await part.press('Postcode: Check the postcode: it does not fit this country.');
  expect(part.focused()).toBe('PostcodeRequired');
  await part.fill('Postcode', '1010');
  expect(part.changes()).toEqual([
    '− [Postcode: Check the postcode: it does not fit this country. → #postcode]',
    '− PostcodeRequired‹text 1›',
    '− Check the postcode: it does not fit this country.',
    '+ PostcodeRequired‹text 1010›',
  ]);
  await part.press('Continue as a guest');
  expect((document.activeElement as HTMLElement).className).toBe('summary-error');
  await part.fill('City', 'Wien');
  expect(part.changes()).toEqual([
    '− alert:',
    '− Put this right to go on',
    '− [City: Enter the city. → #city]',
    '− CityRequired‹text›',
    '− Enter the city.',
    '+ CityRequired‹text Wien›',
  ]);
  expect(document.title).toBe('Checkout – Artisan Market');
  await part.press('Continue as a guest');
  expect(step()).toBe('/checkout?step=delivery');
  expect(part.focused()).toBe('Delivery');
});

test('[REC-01] who goes on as a guest may be reminded where they agreed to it', async () => {
  localStorage.setItem('gdpr_consent', 'true');
  const part = await openCheckout({ email: ' bo@example.com ' });
  sentNow();
  await part.press('Continue as a guest');
  expect(sentNow()).toEqual([
    ['recovery.noteActivity', { consent: true, email: 'bo@example.com', referrer: '', utmCampaign: '', utmSource: '' }],
  ]);
  await part.close();
  signIn({});
  const member = await openCheckout();
  sentNow();
  await member.press('Continue to delivery');
  expect([step(), sentNow()]).toEqual(['/checkout?step=delivery', []]);
});

test('[UX-56, UX-58] another way of sending stands at once, is priced anew', async () => {
  const part = await openCheckout({}, '/checkout?step=delivery');
  sentNow();
  await part.do(() => part.element.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click());
  expect(sentNow()).toEqual([['checkout.getQuote', { country: 'AT', delivery: 'rio:express' }]]);
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ ‹radio›Arrives Sat 5 Dec – Tue 8 DecTracked€5.50‹radio on›Arrives Sat 5 DecExpress€12.90',
      '+ [Your order, 2 pieces €96.90]',
      '+ Postage, 1 parcel | €12.90',
      '+ Total | €96.90',
    ]),
  );
  await part.press('Continue to payment');
  expect([step(), part.focused()]).toEqual(['/checkout?step=payment', 'Payment']);
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ From Rio Clay: arrives Sat 5 Dec, express, €12.90',
      '+ ‹checkbox on›Billing address is the delivery address',
      '+ [Pay €96.90]',
    ]),
  );
  await part.press('Delivery');
  expect([step(), part.focused()]).toEqual(['/checkout?step=delivery', 'Delivery']);
  await part.press('Change contact');
  expect([step(), part.focused()]).toEqual(['/checkout', 'Contact']);
});

test('[UX-51, PAY-06] the card in another address: opened with the name and country', async () => {
  const part = await openCheckout({}, '/checkout?step=payment');
  await part.press('Billing address is the delivery address');
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ ‹checkbox›Billing address is the delivery address',
      '+ Billing nameRequired‹text Bo Ek›',
      '+ Billing street and numberRequired‹text›',
      '+ *Austria / Germany /',
    ]),
  );
  await part.press('Pay €89.50');
  expect(part.changes()).toEqual(
    expect.arrayContaining([
      '+ [Billing street and number: Enter the street and number. → #billingLine1]',
      '+ [Billing postcode: Enter the postcode. → #billingPostcode]',
      '+ [Billing city: Enter the city. → #billingCity]',
    ]),
  );
  expect(pay.paid).toEqual([]);
  await part.fill('Billing name', 'Ek Ltd');
  await part.fill('Billing street and number', 'Ring 2');
  await part.fill('Billing postcode', '8010');
  await part.fill('Billing city', 'Graz');
  await part.fill('Billing country', 'DE');
  await part.fill('Note to the makers', 'Ring twice.');
  await part.press('Pay €89.50');
  await part.fill('Billing country', 'AT');
  // The country that parcels are priced for is another matter.
  expect(localStorage.getItem('country')).toBe('AT');
  await part.press('Pay €89.50');
  const billing = { name: 'Ek Ltd', line1: 'Ring 2', postcode: '8010', city: 'Graz', country: 'AT' };
  expect(pay.paid).toEqual([[{ ...typed, note: 'Ring twice.', billing }, quote()]]);
  await part.press('Billing address is the delivery address');
  await part.press('Pay €89.50');
  expect(pay.paid.at(-1)).toMatchObject([{ billing: null }, { totalCents: 8950 }]);
});

test('[UX-53] a mistake is said once its field was left, and of each step its own', async () => {
  const part = await openCheckout(null);
  await part.fill('E-mail address', 'bo');
  expect(part.changes()).toEqual(['− E-mail addressRequired‹email›', '+ E-mail addressRequired‹email bo›']);
  await part.leave();
  expect(part.changes()).toEqual([
    '− As a guest. The confirmation goes here.',
    '+ Enter an e-mail address like name@example.com.',
  ]);
  await part.fill('E-mail address', 'bo@example.com');
  expect(part.changes()).toEqual([
    '− E-mail addressRequired‹email bo›',
    '− Enter an e-mail address like name@example.com.',
    '+ E-mail addressRequired‹email bo@example.com›',
    '+ As a guest. The confirmation goes here.',
  ]);
  await part.press('Add a flat, floor or company');
  await part.fill('Flat, floor or company', 'Stair 2');
  await part.fill('Phone', '0664');
  expect(part.changes()).toEqual([
    '− [Add a flat, floor or company]',
    '− PhoneOptional‹tel›',
    '+ Flat, floor or companyOptional‹text Stair 2›',
    '+ PhoneOptional‹tel 0664›',
  ]);
  expect(JSON.parse(sessionStorage.getItem('checkout-draft') ?? '{}')).toEqual({
    billing: null,
    city: '',
    country: 'AT',
    delivery: {},
    email: 'bo@example.com',
    line1: '',
    line2: 'Stair 2',
    name: '',
    note: '',
    phone: '0664',
    postcode: '',
  });
  await part.fill('Country', 'DE');
  expect([
    localStorage.getItem('country'),
    JSON.parse(sessionStorage.getItem('checkout-draft') ?? '{}').country,
  ]).toEqual(['DE', 'DE']);
  expect(
    sentNow()
      .filter(([name]) => name === 'checkout.getQuote')
      .at(-1),
  ).toEqual(['checkout.getQuote', { country: 'DE' }]);
});

test('[UX-59] a payment that was under way when the page was left is found again', async () => {
  const finished = async (answered: unknown): Promise<unknown[]> => {
    storeLive(checkout);
    answerCalls({ 'checkout.finishCheckout': () => answered });
    const part = await openCheckout();
    const end = [
      step(),
      liveCheckout()?.checkoutId ?? null,
      sentNow().filter(([name]) => name !== 'checkout.getQuote'),
    ];
    await part.close();
    return end;
  };
  const requests = ['checkout.finishCheckout', checkout];
  expect(await finished({ status: 'paid' })).toEqual([
    '/order-confirmation?checkout=c1&key=k1',
    null,
    [requests, ['cart.getCart', {}]],
  ]);
  expect(await finished({ status: 'open' })).toEqual(['/checkout', 'c1', [requests]]);
  expect(await finished(new Problem(404, 'There is none.'))).toEqual(['/checkout', null, [requests]]);
  expect(await finished(new Problem(400, 'Not so.'))).toEqual(['/checkout', null, [requests]]);
  // Nobody has said what became of it: the next look finds it again.
  for (const status of [0, 503]) expect((await finished(new Problem(status, 'No answer.')))[1]).toBe('c1');
  storeLive(null);
  const part = await openCheckout();
  expect(sentNow().map(([name]) => name)).toEqual(['checkout.getQuote']);
  await part.close();
});

test('[UX-59] a till whose cart was paid in another tab shows the order', async () => {
  const part = await openCheckout();
  sayInOtherTab('checkout-paid', checkout);
  expect(step()).toBe('/order-confirmation?checkout=c1&key=k1');
  await part.close();
});

test('[UX-58] the order is unfolded and folded, and a code that counts unfolds it', async () => {
  const part = await openCheckout();
  const fold = (): unknown[] => {
    const button = part.element.querySelector('.checkout-form__sumline');
    return [
      button?.getAttribute('aria-expanded'),
      part.element.querySelector('.checkout-form__open')?.classList.contains('is-open'),
    ];
  };
  expect(fold()).toEqual(['false', false]);
  await part.press('Your order, 2 pieces');
  expect(fold()).toEqual(['true', true]);
  await part.press('Your order, 2 pieces');
  expect(fold()).toEqual(['false', false]);
  answerCalls({ 'cart.applyPromo': () => shownCart() });
  sentNow();
  await part.fill('Code', 'SPRING');
  await part.press('Apply');
  expect(fold()).toEqual(['true', true]);
  expect(sentNow().map(([name]) => name)).toEqual(['cart.applyPromo', 'checkout.getQuote']);
});

test('[UX-50] whoever signs in at the till keeps the address that they typed', async () => {
  const email = async (draft: Partial<typeof typed>): Promise<string> => {
    signIn(null);
    sessionStorage.clear();
    const part = await openCheckout(draft);
    await part.do(() => signIn({ email: 'ida@example.com' }));
    const { value } = part.find('E-mail address') as HTMLInputElement;
    await part.close();
    return value;
  };
  expect([await email({ email: '' }), await email({})]).toEqual(['ida@example.com', 'bo@example.com']);
});
