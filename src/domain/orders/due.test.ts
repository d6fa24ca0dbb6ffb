import { expect, test } from 'vitest';
import { dueOf } from './due.ts';

const at = (text: string): Date => new Date(text);

test('[UX-89] a parcel is on time until four hours before its day ends', () => {
  expect(dueOf('2026-11-26', at('2026-11-23T12:00:00Z'))).toEqual({ kind: 'ok', words: 'On time, 3 days left' });
  expect(dueOf('2026-11-26', at('2026-11-26T19:59:00Z')).kind).toBe('ok');
});

test('[UX-89] four hours before the end it is at risk and says how long is left', () => {
  expect(dueOf('2026-11-26', at('2026-11-26T20:00:00Z'))).toEqual({ kind: 'risk', words: 'At risk, 4 h 0 min left' });
  expect(dueOf('2026-11-26', at('2026-11-26T23:18:00Z'))).toEqual({ kind: 'risk', words: 'At risk, 42 min left' });
});

test('[UX-89] after the day it is overdue and says by how much', () => {
  expect(dueOf('2026-11-26', at('2026-11-27T00:00:00Z'))).toEqual({ kind: 'overdue', words: 'Overdue 0 min' });
  expect(dueOf('2026-11-26', at('2026-11-27T19:50:00Z')).words).toBe('Overdue 19 h 50 min');
  expect(dueOf('2026-11-26', at('2026-11-28T05:10:00Z')).words).toBe('Overdue 29 h 10 min');
  expect(dueOf('2026-11-26', at('2026-12-01T10:00:00Z')).words).toBe('Overdue 4 days');
});
