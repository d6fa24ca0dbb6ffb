import { expect, test } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { SalesChart } from './sales-chart.tsx';

test('[DASH-01] sales stand as a line with their sum, and as a table with the latest day first', async () => {
  const { place } = await mount(SalesChart, {
    days: [
      { day: '2026-11-27', cents: 41_000, orders: 2 },
      { day: '2026-11-28', cents: 100, orders: 1 },
    ],
  });
  expect(place.querySelector('svg')?.getAttribute('aria-label')).toBe(
    'Sales of the last 2 days, €411.00 in all. The table below has every day.',
  );
  expect([...place.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'Sat 28 Nov1€1.00',
    'Fri 27 Nov2€410.00',
  ]);
});
