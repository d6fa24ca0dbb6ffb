import { expect, test } from 'vitest';
import { pictureSet, pictureWidths } from './picture-widths.ts';

const widthsOf = (width: number): number[] =>
  pictureSet({ id: 'p', width }, 'avif')
    .split(', ')
    .map((entry) => Number(/ (\d+)w$/.exec(entry)?.[1]));

test('[FILE-05] a set ends with the width that holds the whole picture, and says no more than the picture has', () => {
  expect(pictureSet({ id: 'p', width: 800 }, 'avif')).toContain('/pictures/p/960.avif 800w');
  expect(widthsOf(800)).toEqual([80, 160, 320, 480, 640, 800]);
  expect(widthsOf(960).at(-1)).toBe(960);
  expect(widthsOf(5000).at(-1)).toBe(2000);
  expect(widthsOf(60)).toEqual([60]);
});

test('[FILE-05] whatever width is shown from 40 pixels on, what is fetched is at most twice as wide', () => {
  for (let shown = 40; shown <= 2000; shown += 1)
    expect((pictureWidths.find((width) => width >= shown) ?? 0) / shown).toBeLessThanOrEqual(2);
});
