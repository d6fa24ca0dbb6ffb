import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  financeParts,
  type LegacyParts,
  noFigures,
  noOrderToLeave,
  originOf,
  processingParts,
  SCHEMA_VERSION,
  toEnhanced,
  toLegacy,
  toUnified,
  type UnifiedParts,
} from './convert-alerts.ts';
import { alertContextSchema } from './model.ts';

const text = fc.string({ maxLength: 20 });
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const metadata = fc.dictionary(
  fc.constantFrom('orderId', 'orderNumber', 'productId', 'amount', 'rating', 'decided', 'metric', 'metadata', 'status'),
  fc.oneof(text, number, fc.boolean(), fc.record({ deep: text })),
);
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const severity = fc.constantFrom('critical', 'warn', 'info');
const figures = fc.record({
  ...{ severity, metric: fc.constantFrom('revenue', 'orders', 'refunds', 'conversion') },
  ...{ baseline: number, actual: number, deltaPct: fc.option(number), date: moment.map((at) => at.slice(0, 10)) },
});
const someFigures = fc.record({
  ...{ severity: fc.option(severity), metric: fc.option(text), baseline: fc.option(number) },
  ...{ actual: fc.option(number), deltaPct: fc.option(number), date: fc.option(moment.map((at) => at.slice(0, 10))) },
});
const order = fc
  .record({ orderId: text, orderNumber: fc.option(text), processingDeadline: moment, hoursRemaining: number })
  .map((each) => ({ ...each, alertType: each.hoursRemaining < 0 ? ('overdue' as const) : ('approaching' as const) }));
const envelope = { id: 'a1', title: 'Mug', tags: ['x'], read: true };
const legacy: fc.Arbitrary<LegacyParts> = fc.oneof(
  fc.tuple(metadata, someFigures).map(([facts, some]) => ({
    ...{ origin: 'alerts' as const, metadata: facts, ...noOrderToLeave, ...some },
  })),
  fc.tuple(metadata, figures).map(([facts, some]) => ({
    ...{ origin: 'finance_alerts' as const, metadata: facts, ...noOrderToLeave, ...some },
  })),
  fc.tuple(metadata, order).map(([facts, some]) => ({
    ...{ origin: 'processing_alerts' as const, metadata: facts, ...noFigures, ...some },
  })),
);
const unified = (context: object): UnifiedParts => ({
  ...{ origin: 'alerts', context, schemaVersion: SCHEMA_VERSION, migrated: false },
});

test('[ALERT-08] every alert of the old schema comes back from the unified one as it was', () => {
  fc.assert(
    fc.property(legacy, (parts) => {
      const moved = toUnified({ ...parts, ...envelope });
      expect(moved).toMatchObject({ ...envelope, migrated: true, schemaVersion: 1 });
      expect(alertContextSchema.safeParse(moved.context).error?.issues ?? []).toEqual([]);
      expect(toLegacy(moved)).toEqual({ ok: true, value: parts });
    }),
  );
});

test('[ALERT-08, ALERT-24] a unified alert comes back from its enhanced shape as it was', () => {
  const context = fc.record(
    {
      ...{ orderId: text, orderNumber: text, productId: text, amount: number, rating: number, severity },
      ...{ metric: text, baseline: number, metadata: fc.dictionary(fc.constantFrom('a', 'b'), text, { minKeys: 1 }) },
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(context, (facts) => {
      const back = toLegacy(unified(facts));
      expect(back.ok && toUnified(back.value).context).toEqual(facts);
    }),
  );
});

test('[ALERT-08] what lacks its figures, its deadline or its order becomes neither', () => {
  const whole = { metric: 'orders', baseline: 1, actual: 2 };
  expect(financeParts(unified(whole))).toMatchObject({ ok: true, value: whole });
  for (const missing of Object.keys(whole))
    expect(financeParts(unified({ ...whole, [missing]: undefined }))).toMatchObject({
      problem: { code: 'alerts/no-figures' },
    });
  const due = { orderId: 'o1', processingDeadline: '2026-03-01T10:00:00.000Z' };
  expect(processingParts(unified({ ...due, hoursRemaining: -1 }))).toMatchObject({ value: { alertType: 'overdue' } });
  for (const missing of Object.keys(due))
    expect(processingParts(unified({ ...due, [missing]: undefined }))).toMatchObject({
      problem: { code: 'alerts/no-deadline' },
    });
});

test('[ALERT-08] a finance alert cannot become an enhanced one', () => {
  expect(toEnhanced({ ...unified({}), origin: 'finance_alerts' })).toMatchObject({
    problem: { code: 'alerts/is-finance' },
  });
});

test('[ALERT-07, ALERT-14] a new alert belongs to finance by its figures, to processing by its deadline', () => {
  const finance = {
    metric: 'refunds',
    baseline: 1,
    actual: 2,
    severity: 'warn',
    dateRange: { start: 'a', end: 'a' },
  } as const;
  const processing = { orderId: 'o', processingDeadline: '2026-03-01T10:00:00.000Z', hoursRemaining: 3 };
  expect([finance, processing, {}, { ...finance, metric: 'views' }].map((context) => originOf(context))).toEqual([
    'finance_alerts',
    'processing_alerts',
    'alerts',
    'alerts',
  ]);
});
