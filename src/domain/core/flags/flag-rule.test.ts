import { expect, test } from 'vitest';
import { type FlagAsker, type FlagRule, isOn } from './flag-rule.ts';

const now = new Date('2026-11-28T12:00:00Z');
const asker: FlagAsker = { bucket: 40, role: null, shop: 'ana', now };
const rule: FlagRule = { share: 30, roles: ['customer_service'], shops: ['bo'], until: null };

test('[OFFICE-01] a share takes in those below it and nobody else', () => {
  expect([30, 40, 41, 100].map((share) => isOn({ ...rule, share }, asker))).toEqual([false, false, true, true]);
  expect(isOn({ ...rule, share: 0 }, { ...asker, bucket: 0 })).toBe(false);
});

test('[OFFICE-01] roles and shops of a flag have it whatever the share', () => {
  expect(
    [asker, { ...asker, shop: 'bo' }, { ...asker, role: 'customer_service' }].map((who) => isOn(rule, who)),
  ).toEqual([false, true, true]);
});

test('[OFFICE-01] a flag without a rule, or after its end, is on for everybody', () => {
  const ends = (until: string): boolean => isOn({ ...rule, until }, asker);
  expect([isOn(undefined, asker), ends('2026-11-28T12:00:00Z'), ends('2026-11-28T12:00:01Z')]).toEqual([
    true,
    true,
    false,
  ]);
});
