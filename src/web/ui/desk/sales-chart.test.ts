import { expect, test } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { inWindow } from '#test/support/markup/settle.ts';
import { SalesChart } from './sales-chart.tsx';

test('[DASH-01] sales as a line: a round scale, every week named, days with sales marked, and the same as a table, the latest first', async () => {
  const days = Array.from({ length: 30 }, (_, at) => ({
    day: `2026-11-${String(at + 1).padStart(2, '0')}`,
    cents: at === 9 ? 41_000 : at === 29 ? 100 : 0,
    orders: at === 9 ? 2 : at === 29 ? 1 : 0,
  }));
  const { place, show } = await mount(SalesChart, { days });
  const all = (pattern: RegExp): (string | undefined)[] =>
    [...place.innerHTML.matchAll(pattern)].map(([, found]) => found);
  expect({
    box: all(/viewBox="([^"]*)"/g)[0],
    label: all(/role="img" aria-label="([^"]*)"/g)[0],
    scale: all(/<text class="d-chart-tick" x="48" y="[\d.]*" text-anchor="end">([^<]*)</g),
    heights: all(/<line class="[^"]*" x1="56" x2="1140" y1="([\d.]*)"/g),
    axis: all(/<line class="(d-chart-[^"]*)"/g),
    names: all(/<text class="d-chart-tick" x="[\d.]*" y="224" text-anchor="([^<]*)</g),
    line: all(/d-chart-series" d="([^"]*)"/g)[0]
      ?.split('L')
      .filter((_, at) => [0, 8, 9, 29].includes(at)),
    area: all(/d-chart-area" d="[^"]*(L1140[^"]*)"/g),
    points: all(/<circle class="[^"]*" (cx="[\d.]*" cy="[\d.]*" r="3.5"><title>[^<]*)</g),
    rows: all(/<tr>(<td.*?)<\/tr>/g)
      .slice(0, 2)
      .map((row) => row?.replaceAll(/<[^>]*>/g, ' ').trim()),
  }).toEqual({
    box: '0 0 1152 230',
    label: 'Sales of the last 30 days, €411.00 in all. The table below has every day.',
    scale: ['€0', '€200', '€400', '€600'],
    heights: ['202', '139.33333333333334', '76.66666666666667', '14'],
    axis: ['d-chart-axis', 'd-chart-grid', 'd-chart-grid', 'd-chart-grid'],
    names: ['start">1 Nov', 'middle">8 Nov', 'middle">15 Nov', 'middle">22 Nov', 'end">Today'],
    line: ['M56.0 202.0', '355.0 202.0', '392.4 73.5', '1140.0 201.7'],
    area: ['L1140 202L56 202z'],
    points: [
      'cx="392.41379310344826" cy="73.53333333333333" r="3.5"><title>Tue 10 Nov: €410.00, 2 orders',
      'cx="1140" cy="201.68666666666667" r="3.5"><title>Mon 30 Nov: €1.00, 1 order',
    ],
    rows: ['Mon 30 Nov  1  €1.00', 'Sun 29 Nov  0  €0.00'],
  });
  const scaleOf = async (...cents: number[]): Promise<unknown> => {
    await show({ days: cents.map((each, at) => ({ day: `2026-11-0${at + 1}`, cents: each, orders: 1 })) });
    return all(/x="48" y="[\d.]*" text-anchor="end">([^<]*)</g);
  };
  expect([
    await scaleOf(0),
    await scaleOf(99),
    await scaleOf(100),
    await scaleOf(4000, 0),
    await scaleOf(4001),
  ]).toEqual([
    ['€0', '€0.50'],
    ['€0', '€0.50', '€1'],
    ['€0', '€0.50', '€1'],
    ['€0', '€10', '€20', '€30', '€40'],
    ['€0', '€20', '€40', '€60'],
  ]);
  await show({ days });
  await inWindow(760);
  expect([
    all(/viewBox="([^"]*)"/g)[0],
    all(/<text class="d-chart-tick" x="[\d.]*" y="224" text-anchor="([^<]*)</g),
  ]).toEqual(['0 0 360 230', ['start">1 Nov', 'middle">15 Nov', 'end">Today']]);
});
