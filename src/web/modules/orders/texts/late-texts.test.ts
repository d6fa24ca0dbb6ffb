import { afterAll, expect, test, vi } from 'vitest';

afterAll(() => void vi.unstubAllGlobals());

test('[ORD-02] a German estimate has its days inside: they bring their own full stops', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  const { estimate } = await import('./late-texts.ts');
  const { days } = await import('#web/ui/day.ts');
  const shown = Object.values(estimate).map((say) => say(days('2026-12-11', '2026-12-14')));
  expect(shown.join(' ')).not.toContain('..');
});
