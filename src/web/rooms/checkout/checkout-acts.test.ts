import { beforeEach, expect, test, vi } from 'vitest';
import { openPart, type Part } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow } from '#test/support/markup/shop.ts';
import { answer, knowSettings, signIn } from '#test/support/markup/markup.ts';
import { shownCart, shownCartLine, shownParcel, shownQuote } from '#test/builders/shown-cart.ts';
import { shownOrder } from '#test/builders/shown-order.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { keepLive, liveCheckout, storeDraft } from './draft.ts';
import { WrittenTo } from './confirmation/written-to.tsx';
import { AccountOffer } from './confirmation/account-offer.tsx';

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

beforeEach(() => {
  knowSettings();
  signIn(null);
  pay.paid = [];
});

const checkout = { checkoutId: 'c1', accessKey: 'k1' };

test('[UX-61] a mistyped address is opened, let be, refused and put right', async () => {
  const changed: string[] = [];
  const onChanged = (email: string): void => void changed.push(email);
  const part = await openPart(WrittenTo, { email: 'bo@exmaple.com', checkout, onChanged });
  await part.press('Wrong address? Change it');
  expect(part.lines()).toEqual([
    'We wrote to bo@exmaple.com.',
    'E-mail address for this order‹email bo@exmaple.com›',
    '[Change and send again]',
    '[Keep it]',
  ]);
  expect(part.focused()).toBe('E-mail address for this order');
  await part.fill('E-mail address for this order', 'bo');
  await part.press('Change and send again');
  expect(part.changes()).toEqual([
    '− E-mail address for this order‹email bo@exmaple.com›',
    '+ E-mail address for this order‹email bo›',
    '+ Enter an e-mail address like name@example.com.',
  ]);
  expect(sentNow()).toEqual([]);
  await part.press('Keep it');
  expect(part.lines()).toEqual(['We wrote to bo@exmaple.com. [Wrong address? Change it]']);
  // What was wrong before is not said of what stands there anew.
  await part.press('Wrong address? Change it');
  expect(part.lines()).toEqual([
    'We wrote to bo@exmaple.com.',
    'E-mail address for this order‹email bo@exmaple.com›',
    '[Change and send again]',
    '[Keep it]',
  ]);
  answerCalls({ 'checkout.correctEmail': () => new Problem(409, 'It was corrected too often.') });
  await part.fill('E-mail address for this order', 'bo@example.com');
  await part.press('Change and send again');
  expect(part.changes()).toEqual([
    '− E-mail address for this order‹email bo@exmaple.com›',
    '+ E-mail address for this order‹email bo@example.com›',
    '+ It was corrected too often.',
  ]);
  expect([sentNow(), changed]).toEqual([[['checkout.correctEmail', { ...checkout, email: 'bo@example.com' }]], []]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'checkout.correctEmail': () => held });
  await part.press('Change and send again');
  await part.press('Change and send again');
  expect(part.changes()).toEqual(['− It was corrected too often.']);
  await letGo({ email: 'bo@example.com' });
  expect([sentNow().length, changed]).toEqual([1, ['bo@example.com']]);
  await part.show({ email: 'bo@example.com', checkout, onChanged });
  expect(part.lines()).toEqual(['We wrote again, to bo@example.com. [Wrong address? Change it]']);
  await part.press('Wrong address? Change it');
  expect(part.changes()).toEqual([
    '− We wrote again, to bo@example.com. [Wrong address? Change it]',
    '+ We wrote again, to bo@example.com.',
    '+ E-mail address for this order‹email bo@example.com›',
    '+ [Change and send again]',
    '+ [Keep it]',
  ]);
});

test('[UX-50] a password makes the account of whoever bought; a weak one and a refusal are said at the field', async () => {
  const part = await openPart(AccountOffer, { email: 'bo@example.com', name: 'Bo Ek' });
  await part.fill('Password', '12345');
  await part.press('Create Account');
  expect(part.changes()).toEqual([
    '− Password‹password›[Show password: Show]',
    '− At least 6 characters',
    '+ Password‹password 12345›[Show password: Show]',
    '+ Password should be at least 6 characters long.',
  ]);
  expect(sentNow()).toEqual([]);
  answerCalls({ 'accounts.register': () => new Problem(409, 'There is an account with this address.') });
  await part.fill('Password', '123456');
  await part.press('Create Account');
  expect(part.changes()).toEqual([
    '− Password‹password 12345›[Show password: Show]',
    '− Password should be at least 6 characters long.',
    '+ Password‹password 123456›[Show password: Show]',
    '+ There is an account with this address.',
  ]);
  expect(sentNow()).toEqual([
    [
      'accounts.register',
      {
        displayName: 'Bo Ek',
        email: 'bo@example.com',
        password: '123456',
      },
    ],
  ]);
  expect(saidNow()).toEqual([]);
  const { held, letGo } = lateAnswer();
  answerCalls({ 'accounts.register': () => held });
  await part.press('Create Account');
  expect(part.changes()).toEqual(['− [Create Account]', '+ [Create Account – off]']);
  const session = { userId: 'bo', displayName: 'Bo Ek', email: 'bo@example.com', role: 'buyer', shopSlug: null };
  await letGo({ session });
  expect(saidNow()).toEqual(['success: Account created successfully!']);
  const { currentSession } = await import('#web/platform/session.ts');
  expect(currentSession()).toEqual(session);
});

test('[PAY-05, UX-61] a corrected address is the one of the offer of an account too, and the number is copied', async () => {
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

test('[UX-53, PAY-01] a step is not left with something wrong: said on top and at the fields, in the title, and again at each press', async () => {
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

test('[REC-01] who goes on as a guest may be reminded where they agreed to it; a member is not told of here', async () => {
  localStorage.setItem('gdpr_consent', 'true');
  const part = await openCheckout({ email: ' bo@example.com ' });
  sentNow();
  await part.press('Continue as a guest');
  expect(sentNow()).toEqual([
    [
      'recovery.noteActivity',
      {
        consent: true,
        email: 'bo@example.com',
        referrer: '',
        utmCampaign: '',
        utmSource: '',
      },
    ],
  ]);
  await part.close();
  signIn({});
  const member = await openCheckout();
  sentNow();
  await member.press('Continue to delivery');
  expect([step(), sentNow()]).toEqual(['/checkout?step=delivery', []]);
});

test('[UX-56, UX-58] another way of sending stands at once, is priced anew, and stays chosen for the next steps', async () => {
  const part = await openCheckout({}, '/checkout?step=delivery');
  sentNow();
  await part.do(() => part.place.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click());
  expect(sentNow()).toEqual([['checkout.getQuote', { country: 'AT', delivery: 'rio:express' }]]);
  expect(part.changes()).toEqual([
    '− ‹radio on›Arrives Sat 5 Dec – Tue 8 DecTracked€5.50‹radio›Arrives Sat 5 DecExpress€12.90',
    '− [Your order, 2 pieces €89.50]',
    '− Postage, 1 parcel | €5.50',
    '− Total | €89.50',
    '+ ‹radio›Arrives Sat 5 Dec – Tue 8 DecTracked€5.50‹radio on›Arrives Sat 5 DecExpress€12.90',
    '+ [Your order, 2 pieces €96.90]',
    '+ Postage, 1 parcel | €12.90',
    '+ Total | €96.90',
  ]);
  await part.press('Continue to payment');
  expect([step(), part.focused()]).toEqual(['/checkout?step=payment', 'Payment']);
  expect(part.changes()).toEqual([
    '− Delivery',
    '− Parcel 1, from Rio Clay in Porto',
    '− ‹radio›Arrives Sat 5 Dec – Tue 8 DecTracked€5.50‹radio on›Arrives Sat 5 DecExpress€12.90',
    '− [Continue to payment]',
    '+ [Delivery]',
    '+ [Change delivery]',
    '+ From Rio Clay: arrives Sat 5 Dec, express, €12.90',
    '+ Encrypted',
    '+ ‹checkbox on›Billing address is the delivery address',
    '+ Note to the makersOptional‹text›',
    '+ Before you pay',
    '+ All in all, with taxes and postage: €96.90',
    '+ Rio Clay',
    '+ Arrives Sat 5 Dec. The maker has not said whether they are a trader, so rights of consumers may not hold. Of its own accord the shop takes pieces back for 14 days.',
    '+ [Pay €96.90]',
    '+ One payment covers the order. The pieces are set aside for you for 15 minutes while you pay.',
  ]);
  await part.press('Delivery');
  expect([step(), part.focused()]).toEqual(['/checkout?step=delivery', 'Delivery']);
  await part.press('Change contact');
  expect([step(), part.focused()]).toEqual(['/checkout', 'Contact']);
});

test('[UX-56] of parcels from two makers each keeps the way that was chosen for it', async () => {
  const options = [...shownParcel().options, express];
  answerCalls({
    'checkout.getQuote': () =>
      quote({
        parcels: ['rio', 'ana'].map((sellerId) =>
          shownParcel({ sellerId, shopName: sellerId, options, lines: [shownCartLine({ id: sellerId })] }),
        ),
      }),
  });
  localStorage.setItem('country', 'AT');
  storeDraft(typed);
  const part = await openPart(CheckoutPage, {}, '/checkout?step=delivery');
  const ways = (): boolean[] =>
    [...part.place.querySelectorAll<HTMLInputElement>('.shopchoice input[type=radio]')].map(({ checked }) => checked);
  const choose = async (which: number): Promise<unknown> => {
    sentNow();
    await part.do(() => part.place.querySelectorAll<HTMLInputElement>('.shopchoice input[type=radio]')[which]?.click());
    return [ways(), sentNow()];
  };
  expect([ways(), await choose(1), await choose(3)]).toEqual([
    [true, false, true, false],
    [[false, true, true, false], [['checkout.getQuote', { country: 'AT', delivery: 'rio:express' }]]],
    [[false, true, false, true], [['checkout.getQuote', { country: 'AT', delivery: 'rio:express,ana:express' }]]],
  ]);
});

test('[UX-51, PAY-06] the card in another address: opened with the name and country, each field changes itself, and closed it is no more', async () => {
  const part = await openCheckout({}, '/checkout?step=payment');
  await part.press('Billing address is the delivery address');
  expect(part.changes()).toEqual([
    '− ‹checkbox on›Billing address is the delivery address',
    '+ ‹checkbox›Billing address is the delivery address',
    '+ Billing nameRequired‹text Bo Ek›',
    '+ Billing street and numberRequired‹text›',
    '+ Billing postcodeRequired‹text›',
    '+ Billing cityRequired‹text›',
    '+ Billing countryRequired',
    '+ *Austria / Germany /',
  ]);
  await part.press('Pay €89.50');
  expect(part.changes()).toEqual([
    '+ alert:',
    '+ Put this right to pay',
    '+ [Billing street and number: Enter the street and number. → #billingLine1]',
    '+ [Billing postcode: Enter the postcode. → #billingPostcode]',
    '+ [Billing city: Enter the city. → #billingCity]',
    '+ Enter the street and number.',
    '+ Enter the postcode.',
    '+ Enter the city.',
  ]);
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

test('[UX-59] a payment that was under way when the page was left is found again: paid it leads to its confirmation, open it stays, refused it is let go', async () => {
  const finished = async (answered: unknown): Promise<unknown[]> => {
    keepLive(checkout);
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
  const asked = ['checkout.finishCheckout', checkout];
  expect(await finished({ status: 'paid' })).toEqual([
    '/order-confirmation?checkout=c1&key=k1',
    null,
    [asked, ['cart.getCart', {}]],
  ]);
  expect(await finished({ status: 'open' })).toEqual(['/checkout', 'c1', [asked]]);
  expect(await finished(new Problem(404, 'There is none.'))).toEqual(['/checkout', null, [asked]]);
  expect(await finished(new Problem(400, 'Not so.'))).toEqual(['/checkout', null, [asked]]);
  // Nobody has said what became of it: the next look finds it again.
  for (const status of [0, 503]) expect((await finished(new Problem(status, 'No answer.')))[1]).toBe('c1');
  keepLive(null);
  const part = await openCheckout();
  expect(sentNow().map(([name]) => name)).toEqual(['checkout.getQuote']);
  await part.close();
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

test('[UX-58] the order is unfolded and folded, and a code that counts unfolds it', async () => {
  const part = await openCheckout();
  const fold = (): unknown[] => {
    const button = part.place.querySelector('.checkout-form__sumline');
    return [
      button?.getAttribute('aria-expanded'),
      part.place.querySelector<HTMLElement>('.checkout-form__open')?.style.display,
    ];
  };
  expect(fold()).toEqual(['false', '']);
  await part.press('Your order, 2 pieces');
  expect(fold()).toEqual(['true', 'block']);
  await part.press('Your order, 2 pieces');
  expect(fold()).toEqual(['false', '']);
  answerCalls({ 'cart.applyPromo': () => shownCart() });
  sentNow();
  await part.fill('Code', 'SPRING');
  await part.press('Apply');
  expect(fold()).toEqual(['true', 'block']);
  expect(sentNow().map(([name]) => name)).toEqual(['cart.applyPromo', 'checkout.getQuote']);
});

test('[UX-51] an address of the card begins in the country of the parcels, and what is wrong with it holds up the payment alone', async () => {
  const part = await openCheckout({ country: 'DE', postcode: '04229' }, '/checkout?step=payment');
  await part.press('Billing address is the delivery address');
  expect((JSON.parse(sessionStorage.getItem('checkout-draft') ?? '{}') as typeof typed).billing).toEqual({
    ...{ name: 'Bo Ek', line1: '', postcode: '', city: '', country: 'DE' },
  });
  await part.press('Change delivery');
  await part.press('Continue to payment');
  expect(step()).toBe('/checkout?step=payment');
});

test('[UX-50] whoever signs in at the till keeps the address that they typed, and gets theirs where there is none', async () => {
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

test('[UX-51] the fields of the till say to the browser what belongs into them, and take no more than an address may hold', async () => {
  const filledIn = (part: Part): string[] =>
    [...part.place.querySelectorAll('input[autocomplete], select[autocomplete]')].map(
      (field) => `${field.getAttribute('autocomplete')} ${field.getAttribute('maxlength') ?? ''}`,
    );
  const contact = await openCheckout({ line2: 'Top 4' });
  const first = filledIn(contact);
  await contact.close();
  const part = await openCheckout({}, '/checkout?step=payment');
  await part.press('Billing address is the delivery address');
  const own = ['email ', 'name 100', 'country ', 'address-line1 120', 'postal-code 16', 'address-level2 80', 'tel 30'];
  expect([first, filledIn(part)]).toEqual([
    [...own.slice(0, 4), 'address-line2 120', ...own.slice(4), 'off 40'],
    [
      ...own,
      ...['billing name 100', 'billing address-line1 120', 'billing postal-code 16', 'billing address-level2 80'],
      ...['billing country ', 'off 40'],
    ],
  ]);
});

test('[UX-50] what was wrong with the password of the new account is said until one types', async () => {
  const part = await openPart(AccountOffer, { email: 'bo@example.com', name: 'Bo Ek' });
  await part.press('Create Account');
  const wrong = part.changes();
  await part.fill('Password', '1');
  expect([wrong, part.changes()]).toEqual([
    ['− At least 6 characters', '+ Password should be at least 6 characters long.'],
    [
      '− Password‹password›[Show password: Show]',
      '− Password should be at least 6 characters long.',
      '+ Password‹password 1›[Show password: Show]',
      '+ At least 6 characters',
    ],
  ]);
});
