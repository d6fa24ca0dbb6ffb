import { expect, onTestFinished, test, vi } from 'vitest';

test('[OFFICE-01] the office writes times in UTC, as its pages say, on any clock', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { timeText } = await import('./time-text.ts');
  expect(timeText('2026-11-19T23:05:00.000Z')).toBe('Thu 19 Nov 23:05');
});
