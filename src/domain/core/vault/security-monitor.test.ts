import { expect, test } from 'vitest';
import { calmMonitor, recordEvent, type SecurityAlert, type SecurityEvent } from './security-monitor.ts';

const watch = (events: readonly SecurityEvent[]) => {
  const raised: SecurityAlert[] = [];
  let state = calmMonitor;
  for (const event of events) {
    const next = recordEvent(state, event);
    state = next.state;
    if (next.alert) raised.push(next.alert);
  }
  return { state, raised };
};
const failures = (count: number, everyMs: number): SecurityEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'decryption-failed' as const, at: index * everyMs }));
const encryptions = (count: number, everyMs: number): SecurityEvent[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'encrypted' as const, at: index * everyMs }));

test('[VAULT-06] ten failed decryptions within 60 s raise an alert', () => {
  expect(watch(failures(9, 1000)).raised).toEqual([]);
  expect(watch(failures(10, 1000)).raised).toEqual([{ kind: 'decryption-failures', at: 9000, count: 10 }]);
  expect(watch(failures(40, 6700)).raised).toEqual([]);
});

test('[VAULT-06] a thousand encryptions within 60 s raise an alert, 999 do not', () => {
  expect(watch(encryptions(999, 50)).raised).toEqual([]);
  expect(watch(encryptions(1000, 50)).raised).toEqual([{ kind: 'encryptions', at: 49_950, count: 1000 }]);
  expect(watch(encryptions(3000, 61)).raised).toEqual([]);
});

test('[VAULT-06] the last 100 events and the last 50 alerts are kept', () => {
  const { state, raised } = watch(failures(700, 10));
  expect(raised).toHaveLength(70);
  expect(state.alerts).toEqual(raised.slice(-50));
  expect(state.events).toHaveLength(100);
  expect(state.events.at(-1)?.at).toBe(6990);
});

test('[VAULT-06] what is sixty seconds old counts no more', () => {
  const failed = (at: number): SecurityEvent => ({ kind: 'decryption-failed', at });
  const nine = Array.from({ length: 9 }, () => failed(60_000));
  expect(watch([failed(0), ...nine]).raised).toEqual([]);
  expect(watch([failed(1), ...nine]).raised).toEqual([{ kind: 'decryption-failures', at: 60_000, count: 10 }]);
});
