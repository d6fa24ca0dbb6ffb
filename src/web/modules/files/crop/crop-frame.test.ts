import { expect, test } from 'vitest';
import { type Corner, framePixels, largestFrame, MIN_SIDE, movedFrame, pulledFrame } from './crop-frame.ts';

const picture = { width: 1600, height: 1000 };
const ratioOf = (sides: { width: number; height: number }): number => sides.width / sides.height;

test('[CAT-01] a ratio takes the largest part from the middle', () => {
  expect(largestFrame(picture, null)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  expect(framePixels(largestFrame(picture, 1), picture)).toEqual({ width: 1000, height: 1000 });
  expect(framePixels(largestFrame(picture, 4 / 5), picture)).toEqual({ width: 800, height: 1000 });
  expect(framePixels(largestFrame({ width: 800, height: 1600 }, 4 / 5), { width: 800, height: 1600 })).toEqual({
    width: 800,
    height: 1000,
  });
  expect(largestFrame(picture, 1).left).toBeCloseTo(0.1875);
});

test('[CAT-01] a pushed frame stops at the edge and keeps its size', () => {
  const frame = largestFrame(picture, 1);
  expect(movedFrame(frame, -5, 0.5)).toEqual({ ...frame, left: 0, top: 0 });
  expect(movedFrame(frame, 5, 0).left).toBeCloseTo(1 - frame.width);
});

test('[CAT-01] a pulled corner stays inside, keeps the ratio and never makes less than is taken', () => {
  for (const ratio of [null, 1, 4 / 5]) {
    for (const corner of ['nw', 'ne', 'sw', 'se'] as Corner[]) {
      for (const [x, y] of [
        [0.3, 0.1],
        [-0.3, -0.2],
        [9, 9],
        [-9, -9],
        [0, 0.4],
        [0.001, -0.9],
      ] as const) {
        const frame = pulledFrame(
          { left: 0.3, top: 0.3, width: 0.3, height: ratio === null ? 0.3 : (0.3 * 1.6) / ratio },
          { corner, x, y, ratio, picture },
        );
        const name = JSON.stringify({ ratio, corner, x, y, frame });
        expect(Math.min(frame.left, frame.top), name).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(frame.left + frame.width, frame.top + frame.height), name).toBeLessThanOrEqual(1 + 1e-9);
        const pixels = framePixels(frame, picture);
        expect(Math.min(pixels.width, pixels.height), name).toBeGreaterThanOrEqual(MIN_SIDE);
        if (ratio !== null) expect(ratioOf(pixels), name).toBeCloseTo(ratio, 1);
      }
    }
  }
});

test('[CAT-01] the opposite corner stays where it is', () => {
  const start = { left: 0.2, top: 0.2, width: 0.5, height: 0.5 };
  const pulled = pulledFrame(start, { corner: 'nw', x: 0.1, y: 0.1, ratio: null, picture });
  expect([pulled.left + pulled.width, pulled.top + pulled.height]).toEqual([0.7, 0.7]);
  expect(pulled.left).toBeCloseTo(0.3);
});
