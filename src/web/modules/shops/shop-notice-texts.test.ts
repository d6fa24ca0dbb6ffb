import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());

test('[DASH-04] a short German day brings its own full stop: a vacation is read without a second', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const { vacation } = await import('./shop-notice-texts.ts');
  const { day } = await import('#web/ui/day.ts');
  const shown = Object.values(vacation).map((say) => say(day('2026-12-05')));
  expect(shown.join(' ')).toContain('5.\u00a0Dez.');
  expect(shown.join(' ')).not.toContain('..');
});
