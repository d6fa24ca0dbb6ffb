import { expect, test } from 'vitest';
import { partly } from '#test/support/markup/partly.ts';
import * as server from '#test/support/markup/shop.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { renewOwnPictures } from './own-pictures.ts';
import { renewal, renewed } from './renewed-pictures.ts';

const stored = (digit: string): string => `${digit.repeat(8)}-1111-7111-8111-111111111111-private`;
const picture = (digit: string, signed: string, alt = ''): Picture => ({
  ...{ id: `${stored(digit)}-tp65u0-${signed.repeat(32)}`, width: 640, height: 480, colour: '#8a5a2b', alt },
  ...{ focusX: 0.5, focusY: 0.5 },
});

test('[UX-82, FILE-06] pictures of a draft keep their order and their words and get new addresses', () => {
  const draft = [picture('a', 'o', 'The rim'), picture('c', 'o'), picture('b', 'o')];
  const now = renewal(draft, [picture('b', 'N'), picture('a', 'N')]);
  expect(renewed([...draft, picture('d', 'o')], now)).toEqual([
    picture('a', 'N', 'The rim'),
    picture('b', 'N'),
    picture('d', 'o'),
  ]);
});

test('[UX-82] of more than are asked about at once the others stay as they are', async () => {
  const all = Array.from({ length: 41 }, (_, at) => ({
    ...picture('a', 'o'),
    id: `${String(at).padStart(8, '0')}-1111-7111-8111-111111111111-private-tp65u0-${'o'.repeat(32)}`,
  }));
  server.answering('files.listOwnPrivatePictures', () => partly({ pictures: [] }));
  const now = await renewOwnPictures(all);
  expect(now && renewed(all, now)).toEqual(all.slice(40));
  server.refusing('files.listOwnPrivatePictures', 503);
  expect(await renewOwnPictures(all)).toBe(null);
});
