import { expect, test } from 'vitest';
import { coveringSizes, pictureSet, pictureWidths } from './picture-widths.ts';

const widthsOf = (width: number): number[] =>
  pictureSet({ id: 'p', width }, 'avif')
    .split(', ')
    .map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]));

test('[FILE-05] a set ends with the width that holds the whole picture', () => {
  expect(pictureSet({ id: 'p', width: 800 }, 'avif')).toContain('/pictures/p/960.avif 800w');
  expect(widthsOf(800)).toEqual([80, 160, 320, 480, 640, 800]);
  expect(widthsOf(960)).toEqual([80, 160, 320, 480, 640, 960]);
  expect(widthsOf(5000).at(-1)).toBe(2000);
  expect(widthsOf(60)).toEqual([60]);
});

test('[FILE-05] a picture is fetched at most twice as wide as it is shown', () => {
  for (let shown = 40; shown <= 2000; shown += 1)
    expect((pictureWidths.find((width) => width >= shown) ?? 0) / shown).toBeLessThanOrEqual(2);
});

test('[FILE-05] a picture wider than its place is asked for as wide as it is shown', () => {
  const location = '(min-width: 960px) calc(58.3vw - 150px), (min-width: 720px) 30.4vw, 112px';
  expect(coveringSizes(location, { width: 1500, height: 1000 })).toBe(
    '(min-width: 960px) calc( calc(58.3vw - 150px) * 1.5), (min-width: 720px) calc( 30.4vw * 1.5), calc( 112px * 1.5)',
  );
  expect(coveringSizes(location, { width: 1000, height: 1000 })).toBe(location);
  expect(coveringSizes('88px', { width: 1000, height: 1000 }, 0.8)).toBe(' calc(88px * 1.25)');
  expect(coveringSizes('88px', { width: 800, height: 1000 }, 0.8)).toBe('88px');
  expect(coveringSizes('1216px', { width: 3000, height: 1000 }, 3)).toBe('1216px');
});
