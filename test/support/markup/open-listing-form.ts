import { afterEach, beforeEach } from 'vitest';
import { shownListing } from '#test/builders/shown-listing.ts';
import { answer, forgetAnswers, NOON, signIn } from './markup.ts';
import { partly } from './partly.ts';
import * as page from './mounted.ts';
import * as server from './shop.ts';
import * as time from './settle.ts';
import { plainCalendar } from '#domain/shops/calendar/working-calendar.ts';
import type { ListingDraft } from '#web/modules/listings/seller/listing-draft.ts';
import { ListingFormPage } from '#web/modules/listings/seller/listing-form-page.tsx';

export const records = (): { sent: [string, object][]; said: string[]; anew: string[] } => ({
  sent: server.sent(),
  said: server.said(),
  anew: server.readAnew(),
});
export const bar = (): string[] => page.lines(document.querySelector('.d-savebar') ?? document.createElement('i'));
export const storedDraft = (form: ListingDraft | null, at = NOON.getTime()): never =>
  partly({ draft: form && { form: JSON.stringify({ draft: form, at }), savedAt: NOON.toISOString() } });
export async function create(saved: ListingDraft | null = null): Promise<void> {
  answer('listings.getDraft', { id: 'new' }, storedDraft(saved));
  await page.open(ListingFormPage, {}, '/seller-dashboard/add-listing');
}
export async function edit(changes: object = {}): Promise<void> {
  answer('listings.getDraft', { id: 'jug' }, storedDraft(null));
  answer(
    'listings.getMine',
    { listingId: 'jug' },
    partly({ ...shownListing(), updatedAt: '2026-12-01T10:00:00.000Z', reviewReason: null, ...changes }),
  );
  await page.open(ListingFormPage, {}, '/seller-dashboard/add-listing?edit=jug');
}
export const title = /^Title \d/;
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  localStorage.clear();
  signIn({ userId: 'rio' });
  answer('shops.getMine', {}, partly({ shop: { name: 'Rio Clay' } }));
  answer('listings.listProfiles', {}, { profiles: [] });
  answer(
    'shops.getCalendar',
    {},
    partly({ settings: { minutesPerDay: null }, calendar: plainCalendar, timeZone: 'UTC', country: 'PT' }),
  );
  answer(
    'listings.listCategories',
    {},
    partly({ categories: [{ slug: 'clay', name: 'Clay', children: [{ slug: 'jugs', name: 'Jugs' }] }], paused: [] }),
  );
});
afterEach(() => time.releaseTimers());
