import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

test('[OFFICE-01] the first day of a price is the same day wherever it is read', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  vi.resetModules();
  const { dayText } = await import('./postage-text.ts');
  expect(dayText('2026-11-29')).toBe('Sun 29 Nov');
});
