import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { ownMaker, somebodyElse } from './own-maker.ts';

interface Wait {
  /** Calls as their maker. */
  maker: APIRequestContext;
  listings: { listingId: string; title: string }[];
}

const listing = (title: string, pictureId: string) => ({
  title,
  description: 'Thrown on the wheel, glazed twice. The foot stays bare.',
  category: 'mugs-and-cups',
  options: [],
  variants: [{ values: [], priceCents: 2800, quantity: 5 }],
  personalisation: null,
  materials: ['stoneware'],
  colours: ['blue'],
  tags: ['coffee'],
  pictures: [{ id: pictureId, alt: title }],
  processingDays: 3,
  madeToOrder: false,
  weightGrams: 380,
  heightMm: 90,
  widthMm: 85,
  depthMm: 85,
  sizeNote: '',
  care: '',
});

/** New listings of one maker that wait for a moderator: hidden by one and sent in again, so that they wait whatever the settings say. */
export async function listingsThatWait(page: Page, shots: readonly string[]): Promise<Wait> {
  const { maker, sent } = await ownMaker(page);
  const moderator = await somebodyElse(page);
  await moderator.sent('post', '/api/accounts/sign-in', {
    data: { email: 'content@example.com', password: 'handmade' },
  });
  const mark = crypto.randomUUID().slice(0, 4);
  const listings = [];
  for (const shot of shots) {
    const bytes = readFileSync(`demo/pictures/finished/${shot}.webp`);
    const file = { data: bytes, headers: { 'Content-Type': 'image/webp' } };
    const { id = '' } = await sent('post', '/api/files/pictures', file);
    const title = `Beaker ${shot} ${mark}`;
    const data = { listing: listing(title, id), publish: true };
    const { listingId = '', state } = await sent('post', '/api/seller/listings', { data });
    if (state !== 'pending_review') {
      const reason = 'Say how it is made.';
      await moderator.sent('post', `/api/admin/products/${listingId}/hide`, { data: { reason } });
      await sent('post', `/api/seller/listings/${listingId}/state`, { data: { state: 'active' } });
    }
    listings.push({ listingId, title });
  }
  await moderator.calls.dispose();
  return { maker, listings };
}
