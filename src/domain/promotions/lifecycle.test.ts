import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '../core/time.ts';
import { dueStage, type PromotionStage, stagesOf } from './lifecycle.ts';

const createdAt = new Date('2026-11-23T12:00:00Z');
const after = (milliseconds: number): Date => new Date(createdAt.getTime() + milliseconds);
const stages = (starts: number, ends: number | null): PromotionStage[] =>
  stagesOf({ createdAt, startsAt: after(starts), endsAt: ends === null ? null : after(ends) }).map(
    ({ stage }) => stage,
  );

test('[DASH-04] a code that begins later is said to begin, a long one to end soon', () => {
  expect(stages(0, null)).toEqual([]);
  expect(stages(HOUR, null)).toEqual(['started']);
  expect(stages(0, 3 * HOUR)).toEqual(['expired']);
  expect(stages(0, 2 * DAY)).toEqual(['ending', 'expired']);
  // It runs from when it was made, however early it was to begin.
  expect(stages(-9 * DAY, 1.5 * DAY)).toEqual(['expired']);
  expect(stages(DAY, 3 * DAY - 1)).toEqual(['started', 'expired']);
  expect(stages(DAY, 5 * DAY)).toEqual(['started', 'ending', 'expired']);
});

test('[DASH-04] whoever looks late tells the last of what went by, and nothing twice', () => {
  const window = { createdAt, startsAt: after(DAY), endsAt: after(5 * DAY) };
  expect(dueStage(window, { from: 'started', now: after(DAY) })).toEqual({
    due: 'started',
    next: { stage: 'ending', at: after(4 * DAY) },
  });
  expect(dueStage(window, { from: 'started', now: after(9 * DAY) })).toEqual({ due: 'expired', next: null });
  expect(dueStage(window, { from: 'ending', now: after(2 * DAY) })).toMatchObject({
    due: null,
    next: { stage: 'ending' },
  });
});

test('[DASH-04] at whatever moments it is looked at, each stage is told at most once, in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 * DAY }),
      fc.integer({ min: 1, max: 10 * DAY }),
      fc.array(fc.integer({ min: 0, max: 25 * DAY })),
      (starts, length, moments) => {
        const window = { createdAt, startsAt: after(starts), endsAt: after(starts + length) };
        let next = stagesOf(window)[0] ?? null;
        const reported: PromotionStage[] = [];
        for (const moment of [...moments.toSorted((a, b) => a - b), 30 * DAY]) {
          if (!next || next.at > after(moment)) continue;
          const step = dueStage(window, { from: next.stage, now: after(moment) });
          if (step.due) reported.push(step.due);
          next = step.next;
        }
        const all = stagesOf(window).map(({ stage }) => stage);
        expect(reported).toEqual(all.filter((stage) => reported.includes(stage)));
        expect(reported.at(-1)).toBe('expired');
      },
    ),
  );
});
