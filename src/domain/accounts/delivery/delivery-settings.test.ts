import { expect, test } from 'vitest';
import { mailPlan, nextDigestAt, quietUntil } from './delivery-settings.ts';

const nights = { timeZone: 'Europe/Berlin', quiet: { from: '22:00', to: '07:30' } };
const until = (now: string, settings: Parameters<typeof quietUntil>[0] = nights) =>
  quietUntil(settings, new Date(now))?.toISOString() ?? null;

test.each([
  ['before midnight', '2026-11-28T22:00:00Z', '2026-11-29T06:30:00.000Z'],
  ['after midnight', '2026-11-29T05:00:00Z', '2026-11-29T06:30:00.000Z'],
  ['at their end', '2026-11-29T06:30:00Z', null],
  ['over the change to winter time', '2026-10-24T21:00:00Z', '2026-10-25T06:30:00.000Z'],
])('[UX-70] quiet hours end on the clock of the person: %s', (_when, now, end) => expect(until(now)).toBe(end));

test('[UX-70] quiet hours within one day, and none', () => {
  const noon = { timeZone: 'UTC', quiet: { from: '12:00', to: '14:00' } };
  expect([until('2026-11-28T13:00:00Z', noon), until('2026-11-28T15:00:00Z', noon)]).toEqual([
    '2026-11-28T14:00:00.000Z',
    null,
  ]);
  expect(until('2026-11-28T13:00:00Z', { timeZone: 'UTC', quiet: null })).toBe(null);
});

test.each([
  ['daily', '2026-11-28T06:59:00Z', '2026-11-28T07:00:00.000Z'],
  ['daily', '2026-11-28T07:00:00Z', '2026-11-29T07:00:00.000Z'],
  ['weekly', '2026-11-28T06:00:00Z', '2026-11-30T07:00:00.000Z'],
  ['weekly', '2026-11-30T07:00:00Z', '2026-12-07T07:00:00.000Z'],
  ['weekly', '2026-03-23T07:00:00Z', '2026-03-30T06:00:00.000Z'],
  ['off', '2026-11-28T06:00:00Z', undefined],
] as const)('[ALERT-22] the %s digest after %s comes at eight where its reader is', (digest, now, at) =>
  expect(nextDigestAt({ timeZone: 'Europe/Berlin', digest }, new Date(now))?.toISOString()).toBe(at),
);

test('[ALERT-22] what is mailed at once is not in the digest too', () => {
  expect(mailPlan({ email: true, digest: true }, 'daily')).toBe('now');
  expect(mailPlan({ email: false, digest: true }, 'daily')).toBe('digest');
  expect(mailPlan({ email: false, digest: true }, 'off')).toBe('none');
});
