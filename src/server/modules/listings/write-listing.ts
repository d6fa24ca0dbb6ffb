import { fail, ok, type Result } from '#domain/core/result.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import { checkVariants } from '#domain/listings/check-variants.ts';
import { newStock } from '#domain/listings/new-stock.ts';
import type { ListingInput, ListingState } from '#domain/listings/model.ts';
import { listPictures } from '../files/picture-store.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { publish } from '../../platform/events/publish.ts';
import { findOpenCategory } from './categories/category-store.ts';
import { saveListing } from './listing-store.ts';
import { lockProfile } from './postage/profile-store.ts';
import { recordPrices } from './prices/price-history-store.ts';
import { applySales } from './prices/sale-price-store.ts';
import { lockSection } from './sections/section-store.ts';
import { type KnownVariant, listFormer, saveVariants } from './variant-store.ts';

type ChangedHandler = (tx: Transaction, changed: { sellerId: string; listingId: string; now: Date }) => Promise<void>;
const handlers = new Set<ChangedHandler>();

/** Modules above say at composition what must follow a change in the same transaction: search keeps its index with it. */
export const whenListingChanged = (handler: ChangedHandler): void => void handlers.add(handler);

/** Tells a change, after everything that must follow it at once. */
export async function listingChanged(
  app: App,
  tx: Transaction,
  { sellerId, listingId }: { sellerId: string; listingId: string },
): Promise<void> {
  for (const handle of handlers) await handle(tx, { sellerId, listingId, now: app.clock.now() });
  await publish(app, tx, { name: 'listings.changed', subject: sellerId, payload: { sellerId, listingId } });
}

type KeepProblem =
  | { code: 'listings/unknown-category' }
  | { code: 'listings/variants-mismatch' }
  | { code: 'listings/unknown-picture' }
  | { code: 'listings/unknown-profile' }
  | { code: 'listings/unknown-section' }
  | { code: 'listings/picture-required' }
  | { code: 'listings/stock-below-reserved' };

interface ListingToSave {
  sellerId: string;
  listingId: string;
  state: ListingState;
  input: ListingInput;
  known: KnownVariant[];
}

/** The maker's pictures with the words and focal points that the listing gives them; a picture of somebody else is not there. */
async function picturesOf(
  tx: Transaction,
  sellerId: string,
  input: ListingInput,
): Promise<Result<Picture[], { code: 'listings/unknown-picture' }>> {
  const ids = [
    ...input.pictures.map((picture) => picture.id),
    ...input.variants.flatMap((variant) => variant.pictureId ?? []),
  ];
  if (ids.length === 0) return ok([]);
  const stored = await listPictures(tx, sellerId, ids);
  if (ids.some((id) => !stored.has(id))) return fail({ code: 'listings/unknown-picture' });
  return ok(
    input.pictures.map((picture) => {
      const row = stored.get(picture.id);
      return {
        id: picture.id,
        width: row?.width ?? 1,
        height: row?.height ?? 1,
        colour: row?.colour ?? '#f3efe8',
        alt: picture.alt,
        focusX: picture.focusX,
        focusY: picture.focusY,
      };
    }),
  );
}

/** A variant keeps its id while its values stay, and gets it back with them, so carts and orders go on meaning the same piece. */
function withIds(
  app: App,
  input: ListingInput,
  { known, former }: { known: KnownVariant[]; former: Pick<KnownVariant, 'id' | 'values'>[] },
): (ListingInput['variants'][number] & { id: string })[] {
  const idOf = (variants: Pick<KnownVariant, 'id' | 'values'>[]): Map<string, string> =>
    new Map(variants.map((variant) => [JSON.stringify(variant.values), variant.id]));
  const byValues = idOf(known);
  const byFormer = idOf(former);
  const own = new Set(known.map((variant) => variant.id));
  const stock = new Map(known.map((variant) => [variant.id, variant.stock]));
  return input.variants.map((variant) => {
    const values = JSON.stringify(variant.values);
    const id =
      byValues.get(values) ??
      (variant.id && own.has(variant.id) ? variant.id : (byFormer.get(values) ?? app.ids.uuid()));
    return {
      ...variant,
      id,
      quantity: newStock({ quantity: variant.quantity, stockSeen: variant.stockSeen, stock: stock.get(id) }),
    };
  });
}

/** Checks and writes a listing with its variants; used for a new one and for a changed one. */
export async function writeListing(
  app: App,
  tx: Transaction,
  { sellerId, listingId, state, input, known }: ListingToSave,
): Promise<Result<true, KeepProblem>> {
  const variantsFit = checkVariants(input);
  if (!variantsFit.ok) return variantsFit;
  const category = await findOpenCategory(tx, { slug: input.category, sellerId, listingId });
  if (!category) return fail({ code: 'listings/unknown-category' });
  const pictures = await picturesOf(tx, sellerId, input);
  if (!pictures.ok) return pictures;
  if ((state === 'active' || state === 'pending_review') && pictures.value.length === 0)
    return fail({ code: 'listings/picture-required' });
  if (input.shippingProfileId !== null && !(await lockProfile(tx, sellerId, input.shippingProfileId)))
    return fail({ code: 'listings/unknown-profile' });
  if (input.sectionId && !(await lockSection(tx, sellerId, input.sectionId)))
    return fail({ code: 'listings/unknown-section' });
  const former = known.length > 0 ? await listFormer(tx, sellerId, listingId) : [];
  const variants = withIds(app, input, { known, former });
  const saved = new Set(variants.map((variant) => variant.id));
  if (saved.size !== variants.length) return fail({ code: 'listings/variants-mismatch' });
  if (known.some((variant) => variant.reserved > 0 && !saved.has(variant.id)))
    return fail({ code: 'listings/stock-below-reserved' });
  await saveListing(tx, {
    sellerId,
    listingId,
    state,
    input: { ...input, category },
    pictures: pictures.value,
    now: app.clock.now(),
  });
  await saveVariants(tx, { sellerId, listingId, variants });
  await applySales(tx, { sellerId, listingIds: [listingId], now: app.clock.now() });
  await recordPrices(tx, { sellerId, listingIds: [listingId], now: app.clock.now() });
  await listingChanged(app, tx, { sellerId, listingId });
  return ok(true);
}
