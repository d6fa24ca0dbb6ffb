import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../core/time.ts';
import { isSaleRunning, RECHECK_INTERVAL_MS, nextLook, saleWindow } from './check-sale.ts';

const now = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);

test('[DASH-04] a sale begins now or when it is said, and ends after that', () => {
  const windowOf = (startsAt: Date | null, endsAt: Date) =>
    saleWindow({ startsAt: startsAt?.toISOString() ?? null, endsAt: endsAt.toISOString() }, now);
  expect(windowOf(null, after(DAY))).toMatchObject({ value: { startsAt: now, endsAt: after(DAY) } });
  for (const [startsAt, endsAt] of [
    [null, after(-1)],
    [after(DAY), after(DAY)],
    [after(-DAY), after(-HOUR)],
  ] as const)
    expect(windowOf(startsAt, endsAt)).toMatchObject({ problem: { code: 'promotions/sale-ends-too-early' } });
});

test('[DASH-04] its prices are looked at when it begins', () => {
  const draws = { starts: fc.integer({ min: 0, max: DAY }), length: fc.integer({ min: 1, max: DAY }) };
  fc.assert(
    fc.property(fc.record(draws), ({ starts, length }) => {
      const window = { startsAt: after(starts), endsAt: after(starts + length) };
      const looks = [now];
      for (let next = nextLook(window, now); next; next = nextLook(window, next)) {
        expect(next > (looks.at(-1) ?? now)).toBe(true);
        looks.push(next);
      }
      expect(looks.some((look) => look.getTime() === window.startsAt.getTime())).toBe(true);
      expect(looks.some((look) => look.getTime() === window.endsAt.getTime())).toBe(true);
      expect(looks.at(-1)).toEqual(new Date(window.endsAt.getTime() + RECHECK_INTERVAL_MS));
      const running = looks.filter((look) => isSaleRunning(window, look));
      expect(running.length).toBe(Math.ceil(length / RECHECK_INTERVAL_MS));
    }),
  );
});

test('[DASH-04] one that was stopped before it began is looked at once more and then left', () => {
  const stopped = { startsAt: after(DAY), endsAt: now };
  expect(nextLook(stopped, now)).toEqual(after(RECHECK_INTERVAL_MS));
  expect(nextLook(stopped, after(RECHECK_INTERVAL_MS))).toBeNull();
});
