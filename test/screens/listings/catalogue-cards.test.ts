import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatDay } from '#domain/core/time.ts';
import { expect, test } from '../screen.ts';
import { ownMaker } from '../../support/journeys/own-maker.ts';

interface Card {
  listingId: string;
  title: string;
  shopName: string;
  place: string;
  priceCents: number;
  priceVaries: boolean;
  compareAtCents: number | null;
  saleEndsAt: string | null;
  contents: { amount: number; unit: string } | null;
  ratingMean: number;
  ratingCount: number;
  stock: number;
  madeToOrder: boolean;
  processingDays: number;
}

/** The last one of its kind, of a new maker; it is off the market again afterwards. */
async function lastOne(page: Page): Promise<{ title: string; takeOff: () => Promise<unknown> }> {
  const { sent } = await ownMaker(page);
  const data = readFileSync('demo/pictures/finished/mug-ink-dip.webp');
  const picture = await sent('post', '/api/files/pictures', { data, headers: { 'Content-Type': 'image/webp' } });
  const title = `Beaker with a bare foot ${crypto.randomUUID().slice(0, 4)}`;
  const listing = {
    title,
    description: 'Thrown on the wheel, glazed twice. The foot stays bare.',
    category: 'mugs-and-cups',
    options: [],
    variants: [{ values: [], priceCents: 2800, quantity: 1 }],
    personalisation: null,
    materials: ['stoneware'],
    colours: ['blue'],
    tags: [],
    pictures: [{ id: picture.id, alt: title }],
    processingDays: 3,
    madeToOrder: false,
    weightGrams: 380,
  };
  const { listingId } = await sent('post', '/api/seller/listings', { data: { listing, publish: true } });
  const takeOff = () => sent('post', `/api/seller/listings/${listingId}/state`, { data: { state: 'inactive' } });
  return { title, takeOff };
}

const money = (cents: number): string => `€${(cents / 100).toFixed(2)}`;

/** 4.35 is 4.4, as people round, and 4.5455 is 4.5. */
const oneDecimal = (mean: number): string => (Math.round(Number((mean * 10).toFixed(3))) / 10).toFixed(1);

function noteOf({ saleEndsAt, stock, madeToOrder, processingDays }: Card): string {
  if (saleEndsAt) return `Sale until ${formatDay(new Date(saleEndsAt))}`;
  if (stock <= 3) return `Only ${stock} left`;
  return madeToOrder ? `Made to order, ${processingDays} days` : 'Ready to ship';
}

/** All that the demo sells by weight is less than a kilogram, or more. */
const unitPriceOf = ({ priceCents, contents }: Card): string =>
  contents ? `${contents.amount} g, ${money((priceCents * 1000) / contents.amount)}/kg` : '';

/** What a card must say of its piece; null where it says nothing. */
const wordsOf = (listing: Card) => ({
  href: `/product/${listing.listingId}`,
  title: listing.title,
  shop: listing.shopName + (listing.place && `, ${listing.place}`),
  price: (listing.priceVaries ? 'from' : '') + money(listing.priceCents) + unitPriceOf(listing),
  before: (listing.compareAtCents ?? 0) > listing.priceCents ? `Before: ${money(listing.compareAtCents ?? 0)}` : null,
  stars: listing.ratingCount > 0 ? `★ ${oneDecimal(listing.ratingMean)} (${listing.ratingCount})` : null,
  note: noteOf(listing),
});

const shown = (page: Page) =>
  page.locator('.goods .card').evaluateAll((cards) =>
    cards.map((card) => {
      const text = (part: string): string | null => card.querySelector(part)?.textContent?.trim() ?? null;
      const [before, rate] = [text('s'), text('.card__rate')];
      return {
        href: card.querySelector('a')?.getAttribute('href'),
        title: text('.card__title'),
        shop: text('.card__shop'),
        price: text('.card__price')
          ?.replace(before ?? '', '')
          .replace(rate ?? '', ''),
        before,
        stars: rate && `${card.querySelector('.card__rate svg') ? '★ ' : ''}${rate}`,
        note: text('.card__note'),
      };
    }),
  );

test('[UX-26] a card says what its piece is: price and the one before, maker and place, stars with their count, and how many are left or when it is made', async ({
  page,
}) => {
  const last = await lastOne(page);
  const seen: ReturnType<typeof wordsOf>[] = [];
  for (const query of [
    // First, so that the newest piece is found by the others too.
    `q=${encodeURIComponent(last.title)}`,
    'onSale=yes',
    'category=candles-and-soap',
    'madeToOrder=yes',
    'category=ceramics&sort=newest',
  ]) {
    const asked = async (): Promise<Card[]> =>
      ((await (await page.request.get(`/api/search?${query}&limit=24`)).json()) as { items: Card[] }).items;
    if (query.startsWith('q=')) await expect.poll(async () => (await asked())[0]?.title).toBe(last.title);
    const listings = (await asked()).map(wordsOf);
    await page.goto(`/search?${query}`);
    await expect.poll(() => shown(page)).toEqual(listings);
    seen.push(...listings);
  }
  // There was one of each kind.
  expect(seen.some(({ before }) => before)).toBe(true);
  expect(new Set(seen.map(({ stars }) => stars === null))).toEqual(new Set([true, false]));
  const notes = seen.map(({ note }) => note.replace(/, .*/, ''));
  for (const note of ['Only 1 left', 'Made to order', 'Ready to ship']) expect(notes).toContain(note);
  await last.takeOff();
});
