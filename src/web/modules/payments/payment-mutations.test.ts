import { expect, test } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow, staleNow } from '#test/support/markup/shop.ts';
import { asAdmin } from '#test/support/markup/admin-markup.ts';
import type { PayoutAccount } from '#domain/payments/payout-model.ts';
import { go } from '#web/platform/router/navigation.ts';
import { Fees } from './admin/fees.tsx';
import { MoneyPage } from './admin/money-page.tsx';
import { PaymentList } from './admin/payment-list.tsx';
import { PayoutAccountPage } from './seller/payout-account-page.tsx';
import { paymentSellerSections } from './seller/sections.tsx';

const account: PayoutAccount = {
  ...{
    holder: 'Rio Clay Ltd',
    last4: '0154',
    country: 'PT',
    state: 'verified',
    failure: '',
    needsMore: false,
    holdReason: '',
  },
  ...{ payFrom: '2026-12-06T00:00:00.000Z', interval: 'weekly', minimumCents: 1000 },
  nextPayoutAt: '2026-12-10T00:00:00.000Z',
};
const knows = (changes: object = {}): void =>
  answerCalls({
    'payments.getPayoutAccount': () => ({ account, blocked: null, proof: 'password', isMailed: false, ...changes }),
  });
const iban = 'DE89370400440532013000';

test('[PAY-06] an account is checked before it is sent, the first mistake gets the focus', async () => {
  knows({ account: null });
  const part = await openPart(PayoutAccountPage, {});
  sentNow();
  await part.press('Save the account');
  expect([part.changes(), part.focused(), sentNow()]).toEqual([
    [
      '− Stored sealed. From then on only its last four characters are shown.',
      '+ Fill in who holds the account.',
      '+ Enter the IBAN of an account that takes euros. It begins with two letters for its country, like DE or PT.',
    ],
    'Account holder',
    [],
  ]);
  await part.fill('Account holder', ' R ');
  await part.fill('IBAN', 'DE88 3704 0044 0532 0130 00');
  expect(part.changes()).toEqual([
    '− Account holder‹text›',
    '− IBAN‹text›',
    '− Enter the IBAN of an account that takes euros. It begins with two letters for its country, like DE or PT.',
    '+ Account holder‹text R ›',
    '+ IBAN‹text DE88 3704 0044 0532 0130 00›',
    '+ This IBAN has a typing mistake: its check digits do not fit. Compare it with your bank’s papers.',
  ]);
  await part.fill('Account holder', 'Ri');
  await part.press('Save the account');
  expect([part.changes(), part.focused(), sentNow()]).toEqual([
    ['− Account holder‹text R ›', '− Fill in who holds the account.', '+ Account holder‹text Ri›'],
    'IBAN',
    [],
  ]);
});

test('[PAY-06] an account is saved once the password is right, and then shown', async () => {
  knows({ account: null });
  const part = await openPart(PayoutAccountPage, {});
  sentNow();
  await part.fill('Account holder', 'Ri');
  await part.fill('IBAN', ' DE89 3704 0044 0532 0130 00 ');
  await part.fill('Your password', 'wrong');
  answerCalls({ 'payments.savePayoutAccount': () => new Problem(403, 'The password is not right.') });
  part.lines();
  await part.press('Save the account');
  expect([part.changes(), sentNow()[0], staleNow(), saidNow()]).toEqual([
    ['+ alert: The password is not right.'],
    ['payments.savePayoutAccount', { holder: 'Ri', iban: 'DE89370400440532013000', password: 'wrong' }],
    ['payments.getPayoutAccount'],
    [],
  ]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'payments.savePayoutAccount': () => pending });
  knows();
  await part.press('Save the account');
  expect(part.changes()).toEqual([
    '− alert: The password is not right.',
    '− [Save the account]',
    '+ [Save the account – off]',
  ]);
  await letGo(account);
  expect([part.changes(), saidNow(), staleNow()]).toEqual([
    expect.arrayContaining([
      '+ Every Thursday to the account ending 0154. Next on Thu 10 Dec.',
      '+ Account ending 0154',
      '+ Verified',
      '+ IBAN‹text›',
      '+ Your password‹password›',
      '+ [Change the account]',
    ]),
    ['success: Your bank account was saved.'],
    ['payments.getPayoutAccount'],
  ]);
});

test('[PAY-06, ACC-16] a second factor proves by its code alone', async () => {
  answerCalls({ 'payments.savePayoutAccount': () => account });
  const sent = async (proof: string, field?: string): Promise<unknown> => {
    knows({ proof });
    const part = await openPart(PayoutAccountPage, {});
    sentNow();
    await part.fill('IBAN', iban);
    if (field) await part.fill(field, '123456');
    await part.press('Change the account');
    const [first] = sentNow();
    const left = part.lines().filter((line) => /IBAN|Code|assword/.test(line));
    await part.close();
    return [first, left];
  };
  expect([await sent('code', 'Code of your second factor'), await sent('sign-in')]).toEqual([
    [
      ['payments.savePayoutAccount', { code: '123456', holder: 'Rio Clay Ltd', iban: 'DE89370400440532013000' }],
      ['IBAN‹text›', 'Code of your second factor, or a recovery code‹text›'],
    ],
    [['payments.savePayoutAccount', { holder: 'Rio Clay Ltd', iban: 'DE89370400440532013000' }], ['IBAN‹text›']],
  ]);
});

test('[PAY-04] a payout schedule outside its bounds is not sent', async () => {
  knows();
  const part = await openPart(PayoutAccountPage, {});
  sentNow();
  const save = async (minimum: string): Promise<unknown> => {
    await part.fill('From a balance of', minimum);
    await part.press('Save the schedule');
    return [minimum, sentNow()[0]?.[1] ?? null, part.lines().filter((line) => /Choose a sum/.test(line)).length];
  };
  answerCalls({ 'payments.savePayoutSchedule': () => new Problem(409, 'Not now.') });
  expect([await save('0.99'), await save('10000.01'), await save('ten'), await save('1.00')]).toEqual([
    ['0.99', null, 1],
    ['10000.01', null, 1],
    ['ten', null, 1],
    ['1.00', { interval: 'weekly', minimumCents: 100 }, 0],
  ]);
  expect([part.lines().filter((line) => /alert/.test(line)), saidNow()]).toEqual([['alert: Not now.'], []]);
  staleNow();
  answerCalls({ 'payments.savePayoutSchedule': () => account });
  await part.fill('Paid out', 'daily');
  await part.press('Save the schedule');
  expect([sentNow()[0], saidNow(), staleNow()]).toEqual([
    ['payments.savePayoutSchedule', { interval: 'daily', minimumCents: 100 }],
    ['success: Your schedule was saved.'],
    ['payments.getPayoutAccount'],
  ]);
});

test('[PAY-04, ADM-12] another fee needs a percentage and a reason', async () => {
  asAdmin('finance.reports', 'settings.edit');
  answerCalls({
    'office.listFeeRules': () => ({ items: [{ percent: 6.5, holdsFrom: null, state: 'holds', setBy: '' }] }),
  });
  const part = await openPart(Fees, {});
  const before = part.lines();
  expect(before).toEqual(
    expect.arrayContaining(['6.5 % | the first day | holds now | the server’s setting', '[Set the fee]']),
  );
  sentNow();
  const wrong = async (): Promise<unknown> => {
    await part.press('Set the fee');
    return [...part.lines().filter((line) => /alert/.test(line)), ...sentNow()];
  };
  const all = [await wrong()];
  for (const typed of ['6.555', '101', 'six', '-1']) {
    await part.fill('Percent', typed);
    all.push([typed, await wrong()]);
  }
  await part.fill('Percent', ' 7,25 ');
  await part.fill('Reason', ' no ');
  all.push(await wrong());
  expect(all).toEqual([
    ['alert: Write a percentage from 0 to 50, with two decimals at most.'],
    ['6.555', ['alert: Write a percentage from 0 to 50, with two decimals at most.']],
    ['101', ['alert: Write a percentage from 0 to 50, with two decimals at most.']],
    ['six', ['alert: Write a percentage from 0 to 50, with two decimals at most.']],
    ['-1', ['alert: Write a percentage from 0 to 50, with two decimals at most.']],
    ['alert: Write why.'],
  ]);
  answerCalls({ 'office.setFee': () => new Problem(409, 'There is one for that day.') });
  await part.fill('Reason', 'Law');
  expect(await wrong()).toEqual([
    'alert: There is one for that day.',
    ['office.setFee', { holdsFrom: null, percent: 7.25, reason: 'Law' }],
    ['office.listFeeRules', {}],
  ]);
  expect(staleNow()).toEqual(['office.listFeeRules', 'admin.listActs']);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'office.setFee': () => pending });
  await part.fill('From this day on', '2027-01-01');
  part.lines();
  await part.press('Set the fee');
  expect([part.changes(), sentNow()]).toEqual([
    ['− alert: There is one for that day.', '− [Set the fee]', '+ [Set the fee – off]'],
    [['office.setFee', { holdsFrom: '2027-01-01T00:00:00.000Z', percent: 7.25, reason: 'Law' }]],
  ]);
  await letGo({ percent: 7.25, holdsFrom: '2027-01-01T00:00:00.000Z', state: 'planned', setBy: 'Cy' });
  expect([part.lines(), saidNow()]).toEqual([
    expect.arrayContaining([
      '6.5 % | the first day | holds now | the server’s setting',
      'Percent‹text›',
      'From this day on, UTC Empty: in a minute‹date›',
    ]),
    ['success: 7.25 % from Fri 1 Jan 00:00 on.'],
  ]);
});

test('[OFFICE-02] another span of time stands in the address, and is asked for', async () => {
  asAdmin('finance.reports');
  const part = await openPart(MoneyPage, {}, '/admin/financial');
  sentNow();
  await part.fill('Time', 'week');
  expect([location.search, sentNow().map(([, input]) => input)]).toEqual(['?by=week', [{ by: 'week' }]]);
});

test('[OFFICE-01] payments of another view, checkout or day are waited for', async () => {
  asAdmin('transactions.view');
  const paid = {
    ...{ checkoutId: 'c1', at: '2026-12-01T10:05:00.000Z', status: 'captured', amountCents: 8950, capturedCents: 8950 },
    ...{ refundedCents: 0, card: 'Visa', buyerId: 'bo', buyerName: 'Bo Ek', orderNumbers: [], trouble: '' },
  };
  answerCalls({ 'office.listPayments': () => ({ items: [paid], nextCursor: null }) });
  const at = '/admin/financial?day=2026-12-01';
  const part = await openPart(PaymentList, {}, at);
  const isThere = (): boolean => part.lines().some((line) => line.includes('Bo Ek'));
  for (const next of ['?day=2026-12-02', '?day=2026-12-01&checkout=c2', '?day=2026-12-01&view=refunded']) {
    await part.do(() => go(at));
    const before = isThere();
    answerCalls({ 'office.listPayments': () => lateAnswer().pending });
    await part.do(() => go(`/admin/financial${next}`));
    expect([next, before, isThere()]).toEqual([next, true, false]);
  }
});

test('[UX-93] what happens to orders makes the maker’s money stale', async () => {
  const received = async (name: keyof NonNullable<typeof paymentSellerSections.live>): Promise<string[]> => {
    (paymentSellerSections.live?.[name] as ((fact: object) => void) | undefined)?.({});
    await new Promise((resolve) => setTimeout(resolve));
    return staleNow();
  };
  const money = [
    'payments.getBalance',
    'payments.listLedger',
    'payments.listOrderLedger',
    'payments.listReserved',
    'payments.listPayoutLines',
  ];
  for (const name of ['orders.placed', 'orders.moved', 'orders.refunded', 'orders.disputed'] as const)
    expect([name, await received(name)]).toEqual([name, money]);
  for (const name of ['payments.payout-moved', 'payments.account-needs'] as const)
    expect([name, await received(name)]).toEqual([
      name,
      [...money, 'payments.getPayoutAccount', 'payments.listPayouts', 'payments.getPayout'],
    ]);
});
