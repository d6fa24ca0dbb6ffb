import { fail, ok, type Result } from '#domain/core/result.ts';
import type { BulkChange } from '#domain/listings/bulk/bulk-change.ts';
import type { BulkRefusal } from '#domain/listings/bulk/bulk-contract.ts';
import { changePrice } from '#domain/listings/bulk/change-price.ts';
import { changeTags } from '#domain/listings/bulk/change-tags.ts';
import { MAX_BULK_STOCK } from '#domain/listings/bulk/limits.ts';
import type { ListingState } from '#domain/listings/model.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { findOpenCategory } from '../categories/category-store.ts';
import { lockListing } from '../listing-store.ts';
import { lockProfile } from '../postage/profile-store.ts';
import { recordPrices } from '../prices/price-history-store.ts';
import { lockSection } from '../sections/section-store.ts';
import { applySales } from '../prices/sale-price-store.ts';
import { moveListing } from '../set-listing-state.ts';
import { listingChanged } from '../write-listing.ts';
import {
  type BulkFields,
  findBulkFields,
  lockBulkVariants,
  type LockedVariant,
  type OneListing,
  saveBulkFields,
  saveRegularPrices,
  saveStocks,
} from './bulk-store.ts';

type Undo = BulkChange | null;
type ListingChange = OneListing & { change: BulkChange };
type Changed = Result<Undo, { code: BulkRefusal }>;

/** What takes a move back: into the shop or out of it again. A draft stays published. */
function undoMove(before: ListingState, state: 'active' | 'inactive'): Undo {
  if (state === 'inactive')
    return before === 'active' || before === 'sold_out' ? { kind: 'state', state: 'active' } : null;
  return before === 'inactive' ? { kind: 'state', state: 'inactive' } : null;
}

/** The price that a change gives a variant; null where it leaves what is dealt in. */
function priceAfter({ variantId, priceCents }: LockedVariant, change: BulkChange): number | null {
  if (change.kind === 'percent') return changePrice(priceCents, change.percent);
  const typed = change.kind === 'prices' ? change.prices.find((each) => each.variantId === variantId) : undefined;
  return typed?.priceCents ?? priceCents;
}

/** [CAT-02] The stock that a change gives a variant: never below nothing; null where it is past counting. */
function stockAfter({ variantId, stock }: LockedVariant, change: BulkChange): number | null {
  if (change.kind === 'stock') return change.stock;
  const own = change.kind === 'stocks' ? change.stocks.find((each) => each.variantId === variantId) : undefined;
  const by = change.kind === 'add-stock' ? change.by : (own?.by ?? 0);
  const after = Math.max(0, stock + by);
  return after > MAX_BULK_STOCK && by > 0 ? null : after;
}

async function changeVariants(app: App, tx: Transaction, { change, ...listing }: ListingChange): Promise<Changed> {
  const before = await lockBulkVariants(tx, listing);
  if (change.kind === 'percent' || change.kind === 'prices') {
    const after = before.map((each) => ({ ...each, priceCents: priceAfter(each, change) ?? 0 }));
    if (after.some(({ priceCents }) => priceCents === 0)) return fail({ code: 'listings/price-out-of-range' });
    await saveRegularPrices(tx, listing, after);
    const affected = { sellerId: listing.sellerId, listingIds: [listing.listingId], now: app.clock.now() };
    await applySales(tx, affected);
    await recordPrices(tx, affected);
    return ok({
      kind: 'prices',
      prices: before.map(({ variantId, priceCents }) => ({ variantId, priceCents })),
    });
  }
  const after = before.map((each) => ({ ...each, stock: stockAfter(each, change) ?? -1 }));
  if (after.some(({ stock }) => stock < 0)) return fail({ code: 'listings/stock-out-of-range' });
  await saveStocks(tx, listing, after);
  const stocks = after.map(({ variantId, stock }, index) => ({
    variantId,
    by: (before[index]?.stock ?? stock) - stock,
  }));
  return ok({ kind: 'stocks', stocks });
}

type FieldChange = Extract<BulkChange, { kind: 'profile' | 'category' | 'section' | 'tags' | 'set-tags' }>;

async function fieldsAfter(
  tx: Transaction,
  listing: OneListing,
  { before, change }: { before: BulkFields; change: FieldChange },
): Promise<Result<{ after: BulkFields; undo: BulkChange }, { code: BulkRefusal }>> {
  const { sellerId } = listing;
  if (change.kind === 'profile') {
    const { profileId } = change;
    if (profileId !== null && !(await lockProfile(tx, sellerId, profileId)))
      return fail({ code: 'listings/unknown-profile' });
    return ok({ after: { ...before, profileId }, undo: { kind: 'profile', profileId: before.profileId } });
  }
  if (change.kind === 'category') {
    const category = await findOpenCategory(tx, { ...listing, slug: change.category });
    if (!category) return fail({ code: 'listings/unknown-category' });
    return ok({ after: { ...before, category }, undo: { kind: 'category', category: before.category } });
  }
  if (change.kind === 'section') {
    const { sectionId } = change;
    if (sectionId !== null && !(await lockSection(tx, sellerId, sectionId)))
      return fail({ code: 'listings/unknown-section' });
    return ok({ after: { ...before, sectionId }, undo: { kind: 'section', sectionId: before.sectionId } });
  }
  const tags = change.kind === 'tags' ? changeTags(before.tags, change) : change.tags;
  if (!tags) return fail({ code: 'listings/too-many-tags' });
  return ok({ after: { ...before, tags }, undo: { kind: 'set-tags', tags: before.tags } });
}

/** Whether a change is of the variants of a listing. */
const isOfVariants = (change: BulkChange): boolean =>
  ['percent', 'prices', 'stock', 'add-stock', 'stocks'].includes(change.kind);

/** [DASH-02] Changes one of many listings; answers what takes it back. */
export async function changeListing(
  app: App,
  tx: Transaction,
  { change, ...listing }: ListingChange,
): Promise<Changed> {
  if (change.kind === 'state') {
    const moved = await moveListing(app, tx, { ...listing, state: change.state });
    return moved.ok ? ok(undoMove(moved.value.before, change.state)) : moved;
  }
  const locked = await lockListing(tx, listing.sellerId, listing.listingId);
  const before = await findBulkFields(tx, listing);
  if (!locked || !before || locked.state === 'removed') return fail({ code: 'listings/not-found' });
  const changed = isOfVariants(change)
    ? await changeVariants(app, tx, { ...listing, change })
    : await fieldsAfter(tx, listing, { before, change: change as FieldChange });
  if (!changed.ok) return changed;
  const value = changed.value;
  const isField = value !== null && 'after' in value;
  await saveBulkFields(tx, listing, { ...(isField ? value.after : before), now: app.clock.now() });
  await listingChanged(app, tx, listing);
  return ok(isField ? value.undo : value);
}
