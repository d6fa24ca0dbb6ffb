import type { Page } from '@playwright/test';
import { contract } from '#domain/modules.ts';
import { ask } from '../../builders/ask.ts';
import { callerOf } from './caller-of.ts';

interface Variant {
  id: string;
  stock: number;
}

interface Listing {
  listingId: string;
  title: string;
  variants: Variant[];
  personalisation: { required: boolean } | null;
}

export interface ListedVariant {
  listingId: string;
  variantId: string;
  title: string;
}

/** A piece of the demo shop that can be bought as it is, found by words; one that comes in choices where no other is there. */
export async function findListing(page: Page, phrase = 'mug'): Promise<ListedVariant> {
  const match = (await (await page.request.get(`/api/search?q=${encodeURIComponent(phrase)}`)).json()) as {
    items: { listingId: string }[];
  };
  let inChoices: ListedVariant | undefined;
  for (const { listingId } of match.items) {
    const listing = (await (await page.request.get(`/api/listings/${listingId}`)).json()) as Listing;
    if (listing.personalisation?.required) continue;
    const variant = listing.variants.find(({ stock }) => stock >= 5);
    if (!variant) continue;
    const item = { listingId, variantId: variant.id, title: listing.title };
    if (listing.variants.length === 1) return item;
    inChoices ??= item;
  }
  if (inChoices) return inChoices;
  throw new Error(`No piece for “${phrase}” has stock left.`);
}

/** Every piece of the shop, as its lists show it. */
export async function everyListing({ request }: Pick<Page, 'request'>) {
  const list = (cursor?: string) => ask(callerOf(request), contract.search.searchListings, { limit: 48, cursor });
  let page = await list();
  const match = [...page.items];
  while (page.nextCursor) {
    page = await list(page.nextCursor);
    match.push(...page.items);
  }
  return match;
}

/** The piece with the most reviews of those that have so many. */
export async function listingBy(page: Pick<Page, 'request'>, fits: (count: number) => boolean): Promise<string> {
  const match = (await everyListing(page)).filter(({ ratingCount }) => fits(ratingCount));
  const [best] = match.sort((a, b) => b.ratingCount - a.ratingCount);
  if (!best) throw new Error('no such piece');
  return best.listingId;
}

/** Puts a piece into the cart by the call itself. */
export async function putIntoCart(page: Page, phrase = 'mug', quantity = 1): Promise<ListedVariant> {
  const listing = await findListing(page, phrase);
  const answer = await page.request.post('/api/cart/items', {
    data: { listingId: listing.listingId, variantId: listing.variantId, quantity, personalisation: '' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });
  if (!answer.ok()) throw new Error(`The piece was not added: ${answer.status()} ${await answer.text()}`);
  return listing;
}

/** Puts a piece on the wishlist of whoever is signed in, by the call itself. */
export async function putOnWishlist(page: Page, phrase?: string): Promise<ListedVariant> {
  const listing = await findListing(page, phrase);
  const answer = await page.request.post('/api/wishlist/items', { data: { id: listing.listingId } });
  if (!answer.ok()) throw new Error(`The piece was not wished: ${answer.status()} ${await answer.text()}`);
  return listing;
}
