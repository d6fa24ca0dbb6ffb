import { expect, test } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { fill } from '#test/support/markup/interactions.ts';
import { inWindow } from '#test/support/markup/settle.ts';
import { LineChart } from './line-chart.tsx';

const facts = { format: String, label: 'Orders', names: ['now', 'before'] as const, least: 4 };
const points = [3, 8, 1].map((value, index) => ({
  name: `day ${index + 1}`,
  value,
  before: { name: `day ${index - 2}`, value: value + 1 },
}));

test('[UX-92] each value and what it is compared with is told by the arrow keys', async () => {
  const { place } = await mount(LineChart, { ...facts, points });
  const keys = place.querySelector('input') as HTMLInputElement;
  expect(keys.getAttribute('aria-valuetext')).toBe('day 3: 1; day 0: 2');
  await fill(keys, '1');
  expect(keys.getAttribute('aria-valuetext')).toBe('day 2: 8; day -1: 9');
  expect(place.querySelector('.d-chart-legend')?.textContent).toContain('day 2: 8');
});

test('[UX-92] the scale begins at zero, and its axes stay where there is no value', async () => {
  const { place, show } = await mount(LineChart, { ...facts, points });
  const scale = (): string[] =>
    [...place.querySelectorAll('.d-chart-tick[text-anchor=end][x="56"]')].map((tick) => tick.textContent ?? '');
  expect(scale()).toEqual(['0', '5', '10']);
  await show({ ...facts, points: [] });
  expect(scale()).toEqual(['0', '1', '2', '3', '4']);
});

test('[UX-92] a phone has a drawing of its own width with fewer names', async () => {
  const days = Array.from({ length: 28 }, (_, index) => ({ name: `day ${index}`, value: index }));
  const { place } = await mount(LineChart, { ...facts, points: days });
  const names = (): number =>
    [...place.querySelectorAll('.d-chart-tick')].filter((tick) => /day/.test(tick.textContent ?? '')).length;
  expect([place.querySelector('svg')?.getAttribute('viewBox'), names()]).toEqual(['0 0 1152 250', 7]);
  await inWindow(360);
  expect([place.querySelector('svg')?.getAttribute('viewBox'), names()]).toEqual(['0 0 360 250', 3]);
});
