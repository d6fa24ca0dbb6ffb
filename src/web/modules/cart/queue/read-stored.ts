import { emptyCart } from '#domain/cart/empty-cart.ts';
import { MAX_LINES } from '#domain/cart/limits.ts';
import type { Cart, CartLine } from '#domain/cart/model.ts';
import { withTotals } from '#domain/cart/totals.ts';
import {
  type Conflict,
  isConflictKind,
  type QueuedOperation,
  type QueuedChange,
} from '#domain/cart/offline-queue/model.ts';

/*
 * What lies in the browser's store may have been written by anybody: what is not of the right form is no change.
 */
const ID = /^[\w-]{1,128}$/;
const MAX_TEXT = 500;
type Loose = Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const isCount = (value: unknown, least = 0): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= 999;
const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isPicture(value: unknown): boolean {
  if (value === null) return true;
  if (!isObject(value)) return false;
  const isPart = (part: unknown): boolean => typeof part === 'number' && part >= 0 && part <= 1;
  return (
    isId(value.id) &&
    isCents(value.width) &&
    isCents(value.height) &&
    isText(value.alt) &&
    /^#[0-9a-f]{6}$/.test(String(value.colour)) &&
    isPart(value.focusX) &&
    isPart(value.focusY)
  );
}

function isLine(value: unknown): value is CartLine {
  if (!isObject(value)) return false;
  const { picture, values } = value;
  return (
    [value.id, value.sellerId, value.listingId, value.variantId].every(isId) &&
    [value.title, value.shopName, value.shopSlug, value.place, value.personalisation].every(isText) &&
    Array.isArray(values) &&
    values.length <= 10 &&
    values.every(isText) &&
    isPicture(picture) &&
    isCount(value.quantity, 1) &&
    (value.reserved === undefined || isCount(value.reserved)) &&
    [value.priceCents, value.addedPriceCents, value.stock, value.processingDays].every(isCents) &&
    typeof value.available === 'boolean' &&
    [value.choiceGone, value.isOwn].every((mark) => mark === undefined || typeof mark === 'boolean') &&
    typeof value.madeToOrder === 'boolean'
  );
}

function isOperation(operation: unknown): operation is QueuedOperation {
  if (!isObject(operation)) return false;
  if (operation.kind === 'add') return isLine(operation.line);
  if (operation.kind === 'set') return isLine(operation.line) && isCount(operation.was) && isCount(operation.quantity);
  return (
    (operation.kind === 'save' || operation.kind === 'unsave') && isId(operation.listingId) && isText(operation.title)
  );
}

const isOrder = (order: unknown): order is string => isText(order) && /^\d{13}-\d{6}$/.test(order);
const isOwner = (owner: unknown): owner is string | null => owner === null || isId(owner);

const MAX_CHANGE = 20_000;
const MAX_CART = 1_000_000;

function parsed(text: string, longest = MAX_CHANGE): Loose | null {
  try {
    const value: unknown = text.length > longest ? null : JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whose it is, and its place among the others: what changes and conflicts have alike. */
function queued(text: string): Loose | null {
  const value = parsed(text);
  return value && isId(value.key) && isOrder(value.order) && isOwner(value.owner) ? value : null;
}

export function readChange(text: string): QueuedChange | null {
  const value = queued(text);
  return value && typeof value.tried === 'boolean' && isOperation(value.operation)
    ? (value as unknown as QueuedChange)
    : null;
}

export function readConflict(text: string): Conflict | null {
  const value = queued(text);
  const isSound =
    value &&
    isConflictKind(value.kind) &&
    isId(value.listingId) &&
    [value.title, value.text].every(isText) &&
    isCount(value.wanted) &&
    isCount(value.inCart) &&
    [value.wasCents, value.nowCents].every(isCents) &&
    (value.line === null || isLine(value.line));
  return isSound ? (value as unknown as Conflict) : null;
}

const isItems = (items: unknown): boolean =>
  Array.isArray(items) &&
  items.length <= MAX_LINES &&
  items.every((item) => isObject(item) && isId(item.variantId) && isCount(item.quantity, 1));

const isPromo = (promo: unknown): boolean =>
  isObject(promo) &&
  isText(promo.code) &&
  (promo.sellerId === undefined || isId(promo.sellerId)) &&
  (promo.until === undefined || (isText(promo.until) && !Number.isNaN(Date.parse(promo.until)))) &&
  (promo.minimumCents === undefined || isCents(promo.minimumCents)) &&
  (promo.atMostCents === undefined || isCents(promo.atMostCents)) &&
  (promo.items === undefined || isItems(promo.items)) &&
  (promo.type === 'postage' ||
    (promo.type === 'fixed'
      ? isCents(promo.amount)
      : promo.type === 'percent' && Number(promo.percent) >= 0 && Number(promo.percent) <= 100));

const isNotes = (notes: unknown): notes is Cart['notes'] =>
  isObject(notes) && Object.keys(notes).length <= MAX_LINES && Object.entries(notes).flat().every(isText);

/** The cart that a browser kept. Its sums are made new; nothing of it is believed by the server. */
export function parseCart(text: string | null): Cart {
  const value = parsed(text ?? '', MAX_CART);
  if (!value || !Array.isArray(value.items) || value.items.length > MAX_LINES || !value.items.every(isLine))
    return emptyCart;
  const textOr = (part: unknown): string | null => (isText(part) ? part : null);
  return withTotals({
    ...emptyCart,
    items: value.items,
    cartId: isId(value.cartId) ? value.cartId : null,
    appliedPromo: isPromo(value.appliedPromo) ? (value.appliedPromo as Cart['appliedPromo']) : null,
    createdAt: textOr(value.createdAt),
    lastActivityAt: textOr(value.lastActivityAt),
    abandonedCartRecovered: value.abandonedCartRecovered === true,
    notes: isNotes(value.notes) ? value.notes : {},
  });
}
