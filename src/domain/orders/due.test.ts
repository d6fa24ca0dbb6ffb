import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../core/time.ts';
import { dueOf } from './due.ts';

const at = (text: string): Date => new Date(text);

test('[UX-89] a parcel is on time until four hours before its day ends', () => {
  expect(dueOf('2026-11-26', at('2026-11-23T12:00:00Z'))).toEqual({ kind: 'ok', milliseconds: 84 * HOUR });
  expect(dueOf('2026-11-26', at('2026-11-26T19:59:00Z')).kind).toBe('ok');
});

test('[UX-89] four hours before the end it is at risk, with how long is left', () => {
  expect(dueOf('2026-11-26', at('2026-11-26T20:00:00Z'))).toEqual({ kind: 'risk', milliseconds: 4 * HOUR });
  expect(dueOf('2026-11-26', at('2026-11-26T23:18:00Z'))).toEqual({ kind: 'risk', milliseconds: 42 * MINUTE });
});

test('[UX-89] after the day it is overdue, with by how much', () => {
  expect(dueOf('2026-11-26', at('2026-11-27T00:00:00Z'))).toEqual({ kind: 'overdue', milliseconds: 0 });
  expect(dueOf('2026-11-26', at('2026-11-27T19:50:00Z')).milliseconds).toBe(20 * HOUR - 10 * MINUTE);
});
