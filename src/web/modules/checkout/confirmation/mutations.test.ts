import { beforeEach, expect, test, vi } from 'vitest';
import { openPart } from '#test/support/markup/part.ts';
import { answerCalls, lateAnswer, Problem, saidNow, sentNow } from '#test/support/markup/shop.ts';
import { knowSettings, signIn } from '#test/support/markup/markup.ts';
import { WrittenTo } from './written-to.tsx';
import { AccountOffer } from './account-offer.tsx';

const pay = vi.hoisted(() => ({ paid: [] as unknown[], lines: [], problem: null, busy: false }));
const checkout = { checkoutId: 'c1', accessKey: 'k1' };
beforeEach(() => {
  knowSettings();
  signIn(null);
  pay.paid = [];
});

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
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'checkout.correctEmail': () => pending });
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

test('[UX-50] a password makes the account of whoever bought', async () => {
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
    ['accounts.register', { displayName: 'Bo Ek', email: 'bo@example.com', password: '123456' }],
  ]);
  expect(saidNow()).toEqual([]);
  const { pending, letGo } = lateAnswer();
  answerCalls({ 'accounts.register': () => pending });
  await part.press('Create Account');
  expect(part.changes()).toEqual(['− [Create Account]', '+ [Create Account – off]']);
  const session = { userId: 'bo', displayName: 'Bo Ek', email: 'bo@example.com', role: 'buyer', shopSlug: null };
  sentNow();
  await letGo({ session });
  expect(saidNow()).toEqual(['success: Account created successfully!']);
  // [ACC-01] The mail that proves the address comes without being asked for.
  expect(sentNow()).toContainEqual(['accounts.requestEmailVerification', {}]);
  const { currentSession } = await import('#web/platform/session.ts');
  expect(currentSession()).toEqual(session);
});
