import { LOW_STOCK } from '#domain/listings/model.ts';
import type { App } from '../../platform/calls/app.ts';
import type { Transaction } from '../../platform/database/open-database.ts';
import { causeText } from './changes/change-store.ts';
import { publish } from '../../platform/events/publish.ts';
import { addSoldSql } from '../shops/shop-store.ts';

export interface StockLine {
  sellerId: string;
  listingId: string;
  variantId: string;
  quantity: number;
}

/** One line per variant, in the same order everywhere, so that two buyers of the same pieces never wait for each other in a circle. */
function inOrder(lines: readonly StockLine[]): StockLine[] {
  const byVariant = new Map<string, StockLine>();
  for (const line of lines) {
    const key = `${line.sellerId} ${line.variantId}`;
    byVariant.set(key, { ...line, quantity: line.quantity + (byVariant.get(key)?.quantity ?? 0) });
  }
  return [...byVariant].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

/**
 * The lines as rows. Subselects hide from the planner how many they are, as it would otherwise make a new plan for every call: one
 * for a line or two always seems a little better than the one that it could keep.
 */
const linesSql = 'unnest((SELECT $1::text[]), (SELECT $2::text[]), (SELECT $3::int[]))';

interface Moved {
  variant_id: string;
  listing_id: string;
  seller_id: string;
  stock: number;
}

async function move(
  tx: Transaction,
  { name, set, where, why }: { name: string; set: string; where: string; why?: Parameters<typeof causeText>[0] },
  lines: readonly StockLine[],
): Promise<Moved[]> {
  const sorted = inOrder(lines);
  const { rows } = await tx.query<Moved>({
    name,
    text: `WITH wanted AS (
             SELECT * FROM ${linesSql} AS w (seller_id, variant_id, quantity)
           ), locked AS (
             SELECT v.seller_id, v.id, w.quantity FROM variants v JOIN wanted w ON w.seller_id = v.seller_id
               AND w.variant_id = v.id ORDER BY v.seller_id, v.id FOR UPDATE OF v
           )
           UPDATE variants v SET ${set}
             FROM locked l${why ? ` CROSS JOIN (SELECT set_config('changed.by', $4, true) OFFSET 0) c` : ''}
             WHERE v.seller_id = l.seller_id AND v.id = l.id AND ${where}
           RETURNING v.id AS variant_id, v.listing_id, v.seller_id, v.stock`,
    values: [
      sorted.map((line) => line.sellerId),
      sorted.map((line) => line.variantId),
      sorted.map((line) => line.quantity),
      ...(why ? [causeText(why)] : []),
    ],
  });
  return rows;
}

/** Where few are left pieces come to lists and leave them; with more in stock only the figure on cards and pages changes. */
const FEW = LOW_STOCK;

async function publishStockChange(
  app: App,
  tx: Transaction,
  { moved, lines, isReturned = false }: { moved: readonly Moved[]; lines: readonly StockLine[]; isReturned?: boolean },
): Promise<void> {
  const few = new Map<string, Set<string>>();
  const plenty = new Map<string, Set<string>>();
  for (const row of moved) {
    const quantity = lines.reduce((sum, line) => (line.variantId === row.variant_id ? sum + line.quantity : sum), 0);
    const bySeller = row.stock <= FEW + quantity ? few : plenty;
    bySeller.set(row.seller_id, (bySeller.get(row.seller_id) ?? new Set()).add(row.listing_id));
  }
  for (const bySeller of [few, plenty])
    for (const [sellerId, listings] of bySeller) {
      const returned = lines.filter((line) => isReturned && line.sellerId === sellerId && listings.has(line.listingId));
      await publish(app, tx, {
        name: 'listings.stock-changed',
        subject: sellerId,
        payload: {
          ...{ sellerId, listingIds: [...listings] },
          ...(bySeller === plenty ? { plenty: true } : {}),
          ...(returned.length > 0
            ? { returned: returned.map(({ listingId, quantity }) => ({ listingId, quantity })) }
            : {}),
        },
      });
    }
}

/** [INV-07] Sets pieces aside; answers the lines for which not enough were left. Nothing is ever set aside twice or below zero. */
export async function reserveStock(app: App, tx: Transaction, lines: readonly StockLine[]): Promise<StockLine[]> {
  const moved = await move(
    tx,
    {
      name: 'stock-reserve',
      set: 'stock = v.stock - l.quantity, reserved = v.reserved + l.quantity',
      where: 'v.stock >= l.quantity',
    },
    lines,
  );
  await publishStockChange(app, tx, { moved, lines });
  const reserved = new Set(moved.map((row) => row.variant_id));
  return lines.filter((line) => !reserved.has(line.variantId));
}

/** Reserved pieces are sold. */
export async function sellReserved(app: App, tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const moved = await move(
    tx,
    {
      name: 'stock-sell-reserved',
      set: 'reserved = v.reserved - l.quantity, sold = v.sold + l.quantity',
      where: 'v.reserved >= l.quantity',
      why: { now: app.clock.now(), cause: 'sold', actorId: null },
    },
    lines,
  );
  if (moved.length !== inOrder(lines).length) throw new Error('pieces were taken that nobody reserved');
}

/** Reserved pieces go back to the shop. */
export async function releaseReserved(app: App, tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const moved = await move(
    tx,
    {
      name: 'stock-release',
      set: 'reserved = v.reserved - l.quantity, stock = v.stock + l.quantity',
      where: 'v.reserved >= l.quantity',
    },
    lines,
  );
  await publishStockChange(app, tx, { moved, lines });
}

/** Sold pieces come back: a cancelled order or an accepted return. A choice that is no longer offered gets no stock, and has sold fewer. */
export async function returnSold(app: App, tx: Transaction, lines: readonly StockLine[]): Promise<void> {
  const moved = await move(
    tx,
    {
      name: 'stock-return',
      set: 'sold = v.sold - l.quantity, stock = v.stock + l.quantity',
      where: 'v.sold >= l.quantity',
      why: { now: app.clock.now(), cause: 'returned', actorId: null },
    },
    lines,
  );
  await publishStockChange(app, tx, { moved, lines, isReturned: true });
  const back = new Set(moved.map((row) => row.variant_id));
  const others = inOrder(lines).filter((line) => !back.has(line.variantId));
  if (others.length === 0) return;
  await tx.query({
    name: 'stock-return-former',
    text: `UPDATE former_variants f SET sold = greatest(0, f.sold - w.quantity)
           FROM ${linesSql} AS w (seller_id, variant_id, quantity)
           WHERE f.seller_id = w.seller_id AND f.id = w.variant_id`,
    values: [
      others.map((line) => line.sellerId),
      others.map((line) => line.variantId),
      others.map((line) => line.quantity),
    ],
  });
}

/**
 * [UX-65, INV-07] The same again goes out for what came back, which is written off unless it can be sold again. False where not enough is
 * left: nothing is taken then.
 */
export async function swapSold(
  app: App,
  tx: Transaction,
  { lines, isRestocked }: { lines: readonly StockLine[]; isRestocked: boolean },
): Promise<boolean> {
  const moved = isRestocked
    ? await move(tx, { name: 'stock-swap-kept', set: 'stock = v.stock', where: 'v.stock >= l.quantity' }, lines)
    : await move(
        tx,
        {
          name: 'stock-swap',
          set: 'stock = v.stock - l.quantity, received = v.received - l.quantity',
          where: 'v.stock >= l.quantity',
          why: { now: app.clock.now(), cause: 'replaced', actorId: null },
        },
        lines,
      );
  const taken = new Set(moved.map((row) => row.variant_id));
  if (taken.size < inOrder(lines).length) {
    const back = lines.filter((line) => !isRestocked && taken.has(line.variantId));
    const set = 'stock = v.stock + l.quantity, received = v.received + l.quantity';
    if (back.length > 0) await move(tx, { name: 'stock-swap-back', set, where: 'true' }, back);
    return false;
  }
  await publishStockChange(app, tx, { moved, lines });
  return true;
}

/** Adds to what shop and listing sold, for rankings and the maker's box. */
export function countSold(tx: Transaction, lines: readonly StockLine[]): void {
  tx.send({
    name: 'stock-count-sold',
    text: `WITH sold AS (SELECT seller_id, listing_id, sum(quantity)::int AS quantity
           FROM ${linesSql} AS w (seller_id, listing_id, quantity) GROUP BY 1, 2),
             lately AS (INSERT INTO sold_lately SELECT seller_id, listing_id FROM sold ORDER BY 1, 2
               ON CONFLICT DO NOTHING),
             of_shop AS (${addSoldSql('sold')})
           UPDATE listings l SET sold = l.sold + sold.quantity FROM sold WHERE l.seller_id = sold.seller_id
             AND l.id = sold.listing_id`,
    values: [
      lines.map((line) => line.sellerId),
      lines.map((line) => line.listingId),
      lines.map((line) => line.quantity),
    ],
  });
}

/** What sold since this was asked last. */
export async function claimRecentlySold(
  tx: Transaction,
  limit: number,
): Promise<{ sellerId: string; listingId: string }[]> {
  const { rows } = await tx.query<{ sellerId: string; listingId: string }>({
    name: 'stock-sold-lately',
    text: `DELETE FROM sold_lately WHERE (seller_id, listing_id) IN (
             SELECT seller_id, listing_id FROM sold_lately ORDER BY 1, 2 LIMIT (SELECT $1::int) FOR UPDATE SKIP LOCKED)
           RETURNING seller_id AS "sellerId", listing_id AS "listingId"`,
    values: [limit],
  });
  return rows;
}
