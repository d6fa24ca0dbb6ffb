import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newOfferCode } from '#server/rooms/recovery/offer-code.ts';
import { steadyText } from '../../test/support/trace/calls/steady-text.ts';

test('what is drawn by chance is the same in a trace, whatever was drawn', () => {
  const random = { bytes: (count: number) => randomBytes(count), integer: (max: number) => randomInt(max) };
  const drawn = (): string =>
    JSON.stringify({
      id: randomUUID(),
      lineId: `line-${randomUUID()}`,
      token: randomBytes(16).toString('base64url'),
      long: randomBytes(32).toString('base64url'),
      plain: randomBytes(32).toString('base64'),
      hash: `\\x${randomBytes(32).toString('hex')}`,
      hex: randomBytes(4).toString('hex'),
      link: `https://example.com/unsubscribe/${randomBytes(24).toString('base64url')}?code=${newOfferCode(random)}`,
      number: `AM-2027-${randomInt(100_000, 1_000_000)}`,
      digits: String(randomInt(1_000_000)).padStart(6, '0'),
      createdAt: new Date(randomInt(2_000_000_000) * 1000).toISOString(),
      tookMs: randomInt(1000),
    });
  const first = steadyText(drawn());
  for (let times = 0; times < 3000; times += 1) expect(steadyText(drawn())).toBe(first);
});

test('what a person reads, sums, counts and codes of problems stand in a trace; which of two alike came first does not', () => {
  const of = (value: unknown): string => steadyText(JSON.stringify(value));
  const answer = { code: 'cart/personalisation-required', message: 'Only 5 left.', priceCents: 2800, weightGrams: 400 };
  for (const change of [
    { code: 'cart/personalisation-too-long' },
    { message: 'Only 4 left.' },
    { priceCents: 2900 },
    { weightGrams: 401 },
    { priceCents: null },
    { more: 1 },
  ])
    expect(of({ ...answer, ...change })).not.toBe(of(answer));
  expect(of({ items: [{ title: 'Mug' }, { title: 'Bowl' }] })).toBe(
    of({ items: [{ title: 'Bowl' }, { title: 'Mug' }] }),
  );
  expect(of({ items: [{ title: 'Mug' }, { title: 'Mug' }] })).not.toBe(of({ items: [{ title: 'Mug' }] }));
});
