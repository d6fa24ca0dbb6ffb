import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import { Gallery } from './gallery.tsx';
import { GalleryZoom } from './gallery-zoom.tsx';
import { listingSlots } from '../slots.ts';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...{
      id: `0198c9b2-0000-7000-8000-00000000000${at}`,
      width: 800,
      height: 1000,
      colour: '#aabbcc',
      alt: at === 0 ? 'From the side' : '',
    },
    ...{ focusX: 0.5, focusY: 0.5 },
  }));
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn(null);
  for (const name of ['Heart', 'BackToCart', 'ProductReviews', 'ProductQuestions', 'ShopReviews'] as const)
    listingSlots[name] = () => null;
  listingSlots.useReserved = (listingId) => new Map(listingId === 'mine' ? [['v1', 2]] : []);
});

test('[UX-30] the pictures of a piece: thumbnails, keys all around, the rest behind a number', async () => {
  const chosen: number[] = [];
  const gallery = (count: number, current = 0): Promise<string[]> =>
    page.lookAt(Gallery, {
      pictures: pictures(count),
      current,
      onChoose: (index: number) => void chosen.push(index),
      sizeLine: count === 1 ? '9 cm high' : null,
    });
  expect([await gallery(0), await gallery(1), await gallery(6, 1), await gallery(8)]).toEqual([
    ['status:'],
    ['[Enlarge the picture: ]', '[Image 1 of 1: From the side:', '(here)]', 'status:', '9 cm high'],
    expect.arrayContaining(['2 of 6', '[Image 1 of 6: From the side:', 'status: Image 2 of 6']),
    expect.arrayContaining(['1 of 8', '[3 more pictures: +3]', 'status: Image 1 of 8: From the side']),
  ]);
  await gallery(3, 2);
  document.querySelector<HTMLElement>('.gallery__thumbs button')?.focus();
  await page.hit('ArrowRight');
  await page.hit('ArrowLeft');
  await page.hit('ArrowUp');
  await gallery(1);
  document.querySelector<HTMLElement>('.gallery__thumbs button')?.focus();
  await page.hit('ArrowRight');
  expect(chosen).toEqual([0, 1]);
  await gallery(8);
  document.querySelector<HTMLElement>('.rest-count')?.click();
  await page.until(() => document.querySelector('dialog') !== null);
  expect(chosen.at(-1)).toBe(5);
});

test('[UX-30] enlarged: keys turn the pictures while they are whole, all around', async () => {
  const chosen: number[] = [];
  let closed = 0;
  const zoom = async (count: number, current: number): Promise<string[]> => {
    await page.open(GalleryZoom, {
      pictures: pictures(count),
      current,
      onChoose: (index: number) => void chosen.push(index),
      onClose: () => void (closed += 1),
    });
    document.querySelector<HTMLElement>('dialog button')?.focus();
    return page.lines();
  };
  const all = await zoom(3, 2);
  await page.hit('ArrowRight');
  await page.hit('ArrowLeft');
  await page.hit('+');
  const larger = page.lines();
  // The next picture is shown whole.
  await page.press('Next picture');
  expect(page.lines()[1]).toBe('[Smaller: – off]');
  await page.hit('+');
  await page.hit('0');
  await page.press('Close');
  const one = await zoom(1, 0);
  await page.hit('ArrowRight');
  expect([all, larger, one, chosen, closed]).toEqual([
    ['Image 3 of 3', '[Smaller: – off]', '[Larger: ]', '[Close: ]', '[Picture before: ]', '[Next picture: ]'],
    ['Image 3 of 3', '[Smaller: ]', '[Larger: ]', '[Close: ]', '[Picture before: ]', '[Next picture: ]'],
    ['Image 1 of 1: From the side', '[Smaller: – off]', '[Larger: ]', '[Close: ]'],
    [0, 1, 0],
    1,
  ]);
});
