import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../core/time.ts';
import { checkIban } from './iban.ts';
import { blocksPayouts, canTransitionPayout, isLasting, nextPayoutAt, payoutOf, retryAt } from './payout.ts';
import { payoutStateSchema } from './payout-model.ts';

const codeOf = (text: string): string => {
  const checked = checkIban(text);
  return checked.ok ? checked.value : checked.problem.code;
};

test.each([
  ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
  ['pt50 0002 0123 1234 5678 9015 4', 'PT50000201231234567890154'],
  ['NL91.ABNA.0417.1643.00', 'NL91ABNA0417164300'],
  ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'MT84MALT011000012345MTLCAST001S'],
  ['DE88 3704 0044 0532 0130 00', 'payments/iban-digits'],
  ['DE89 3704 0044 0532 0130 0', 'payments/iban-length'],
  ['DE89 3704 0044 0532 0130 0Ö', 'payments/iban-digits'],
  ['DEX9 3704 0044 0532 0130 00', 'payments/iban-digits'],
  ['US64 SVBK US6S 3300 9588 79', 'payments/iban-country'],
  ['__proto__', 'payments/iban-country'],
  ['', 'payments/iban-country'],
])('[PAY-06] %s is %s', (typed, is) => expect(codeOf(typed)).toBe(is));

test('[PAY-06] an IBAN with one mistake is never taken', () => {
  const right = 'DE89370400440532013000';
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.nat(8), (index, more) => {
      const digit = String((Number(right[index]) + 1 + more) % 10);
      expect(codeOf(right.slice(0, index) + digit + right.slice(index + 1))).toBe('payments/iban-digits');
      const [one, two] = [right[index] ?? '', right[index + 1] ?? ''];
      if (one !== two && two !== '')
        expect(codeOf(right.slice(0, index) + two + one + right.slice(index + 2))).toBe('payments/iban-digits');
    }),
  );
});

test.each([
  ['daily', '2026-11-23T05:59:00Z', '2026-11-23T06:00:00Z'],
  ['daily', '2026-11-23T06:00:00Z', '2026-11-24T06:00:00Z'],
  ['weekly', '2026-11-23T17:00:00Z', '2026-11-26T06:00:00Z'],
  ['weekly', '2026-11-26T06:00:00Z', '2026-12-03T06:00:00Z'],
  ['monthly', '2026-12-31T23:00:00Z', '2027-01-01T06:00:00Z'],
  ['monthly', '2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z'],
] as const)('[PAY-04] %s after %s is %s', (interval, from, next) =>
  expect(nextPayoutAt(interval, new Date(from))).toEqual(new Date(next)),
);

test('[PAY-04] after failures the next try waits a day, two, four, and a week at most', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  expect([1, 2, 3, 4, 40].map((times) => (retryAt(times, now).getTime() - now.getTime()) / DAY)).toEqual([
    1, 2, 4, 7, 7,
  ]);
  expect([isLasting('account_closed'), isLasting('could_not_process')]).toEqual([true, false]);
});

test('[INV-04] all of a balance is paid, or nothing', () => {
  expect([payoutOf(5000, 5000), payoutOf(4999, 5000), payoutOf(99, 0), payoutOf(-1, 0), payoutOf(-900, 100)]).toEqual([
    5000, 0, 0, 0, 0,
  ]);
});

test('[PAY-04] a payout moves only forward, and one that failed never again', () => {
  const states = payoutStateSchema.options;
  expect(
    states.flatMap((from) => states.filter((to) => canTransitionPayout(from, to)).map((to) => [from, to])),
  ).toEqual([
    ['asked', 'sent'],
    ['asked', 'failed'],
    ['sent', 'paid'],
    ['sent', 'failed'],
    ['paid', 'failed'],
  ]);
});

test('[PAY-06] an account is paid to when its test has arrived, its time of waiting is over', () => {
  const now = new Date('2026-11-23T06:00:00Z');
  const account = { state: 'verified' as const, payFrom: now, needs: [], holdReason: '' };
  expect(blocksPayouts(account, now)).toBeNull();
  expect(blocksPayouts({ ...account, state: 'unverified' }, now)).toBe('untested');
  expect(blocksPayouts({ ...account, state: 'testing' }, now)).toBe('testing');
  expect(blocksPayouts({ ...account, state: 'failed' }, now)).toBe('failed');
  expect(blocksPayouts({ ...account, needs: ['individual.dob'] }, now)).toBe('needs-more');
  expect(blocksPayouts({ ...account, payFrom: new Date(now.getTime() + 1) }, now)).toBe('waits');
  // What its owner can do something about is said first.
  const waits = { ...account, payFrom: new Date(now.getTime() + 1), needs: ['individual.dob'] };
  expect(blocksPayouts(waits, now)).toBe('needs-more');
  expect(blocksPayouts({ ...waits, state: 'failed' }, now)).toBe('failed');
});
