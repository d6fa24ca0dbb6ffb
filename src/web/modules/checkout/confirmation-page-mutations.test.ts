import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, saidNow, sentNow } from '#test/support/markup/shop.ts';
import { answer, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { shownParcel, shownQuote } from '#test/builders/shown-cart.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { storeDraft } from './draft.ts';

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
beforeEach(() => {
  knowSettings();
  signIn(null);
  pay.paid = [];
});

test('[PAY-05, UX-61] a corrected address is the one of the offer of an account too', async () => {
  answer('orders.listConfirmation', checkout, { orders: [shownOrder()], totalCents: 8950 });
  const part = await openPart(ConfirmationPage, {}, '/order-confirmation?checkout=c1&key=k1');
  await part.press('Copy number');
  expect([await navigator.clipboard.readText(), saidNow()]).toEqual(['AM-2026-100001', ['success: Copied']]);
  await part.press('Wrong address? Change it');
  await part.fill('E-mail address for this order', 'eva@example.com');
  answerCalls({ 'checkout.correctEmail': () => ({ email: 'eva@example.com' }) });
  part.lines();
  await part.press('Change and send again');
  expect(part.changes()).toEqual([
    '− We wrote to bo@example.com.',
    '− E-mail address for this order‹email eva@example.com›',
    '− [Change and send again]',
    '− [Keep it]',
    '− ‹hidden bo@example.com›',
    '+ We wrote again, to eva@example.com. [Wrong address? Change it]',
    '+ ‹hidden eva@example.com›',
  ]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await part.press('Copy number');
  expect([part.changes(), saidNow()]).toEqual([
    [
      '− OrderAM-2026-100001[Copy number]status:',
      '+ OrderAM-2026-100001[Copy number]status: Your browser does not allow copying: mark it and copy it yourself.',
    ],
    [],
  ]);
  await part.press('Copy number');
  expect([part.changes(), saidNow()]).toEqual([
    [
      '− OrderAM-2026-100001[Copy number]status: Your browser does not allow copying: mark it and copy it yourself.',
      '+ OrderAM-2026-100001[Copy number]status:',
    ],
    ['success: Copied'],
  ]);
});

test('[ACC-17] a member who has typed nothing gets their usual address; what was typed stays', async () => {
  signIn({ email: 'ida@example.com' });
  const usual = {
    id: 'a',
    isDefault: true,
    name: 'Ida',
    line1: 'Weg 1',
    line2: '',
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '',
  };
  const look = async (draft: Partial<typeof typed> | null): Promise<unknown> => {
    sessionStorage.clear();
    if (draft) storeDraft({ ...typed, ...draft });
    answerCalls({
      'checkout.getQuote': () => quote(),
      'accounts.listAddresses': () => ({ addresses: [{ ...usual, id: 'b', isDefault: false, name: 'Other' }, usual] }),
    });
    const part = await openPart(CheckoutPage, {}, '/checkout');
    const fields = part
      .lines()
      .filter((line) => /‹(email|text|tel)/.test(line))
      .slice(0, 6);
    await part.close();
    return [
      sentNow()
        .map(([name]) => name)
        .includes('accounts.listAddresses'),
      ...fields,
    ];
  };
  expect(await look(null)).toEqual([
    true,
    'E-mail addressRequired‹email ida@example.com›',
    'Full nameRequired‹text Ida›',
    'Street and numberRequired‹text Weg 1›',
    'PostcodeRequired‹text 10115›',
    'CityRequired‹text Berlin›',
    'PhoneOptional‹tel›',
  ]);
  for (const field of ['name', 'line1', 'line2', 'postcode', 'city', 'phone'])
    expect([
      field,
      (
        (await look({
          ...{ name: '', line1: '', line2: '', postcode: '', city: '', phone: '' },
          [field]: 'x',
        })) as unknown[]
      )[0],
    ]).toEqual([field, false]);
});
