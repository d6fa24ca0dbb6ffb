import { expect, test } from 'vitest';
import { fitted, clampedWithin, mostScale, whole, zoomedAt } from './zoom-view.ts';

const picture = { width: 2400, height: 2400 };
const stage = { width: 360, height: 740 };

test('[UX-30] what is under the fingers stays under them', () => {
  const at = { x: 60, y: 40 };
  const near = zoomedAt(whole, { factor: 2, at, picture, stage });
  expect(near.scale).toBe(2);
  // The same part of the picture, measured from its middle in parts of its size, lies under the fingers before and after.
  expect((at.x - near.x) / near.scale).toBeCloseTo(at.x);
  const tall = zoomedAt(whole, { factor: 4, at, picture, stage });
  expect((at.y - tall.y) / tall.scale).toBeCloseTo(at.y);
});

test('[UX-30] a picture is neither dragged off the stage nor made smaller than whole', () => {
  expect(clampedWithin({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({ scale: 2, x: 180, y: 0 });
  expect(zoomedAt({ scale: 2, x: 180, y: 0 }, { factor: 0.1, at: { x: 0, y: 0 }, picture, stage })).toEqual(whole);
});

test('[UX-30] it is enlarged until every pixel of its source is seen, and no further', () => {
  expect(fitted(picture, stage)).toEqual({ width: 360, height: 360 });
  expect(mostScale(picture, stage)).toBeCloseTo(2000 / 360);
  expect(mostScale({ width: 1000, height: 800 }, stage)).toBeCloseTo(1000 / 360);
  const small = { width: 1000, height: 1000 };
  expect(zoomedAt(whole, { factor: 9, at: { x: 0, y: 0 }, picture: small, stage }).scale).toBeCloseTo(1000 / 360);
});

test('[UX-30] a small picture is shown in its own size', () => {
  const desktop = { width: 1440, height: 840 };
  expect(fitted({ width: 640, height: 480 }, desktop)).toEqual({ width: 640, height: 480 });
  expect(mostScale({ width: 640, height: 480 }, desktop)).toBe(1);
  expect(mostScale({ width: 900, height: 900 }, desktop)).toBe(1);
  expect(
    zoomedAt(whole, { factor: 2, at: { x: 9, y: 9 }, picture: { width: 640, height: 480 }, stage: desktop }),
  ).toEqual(whole);
});
