import type { Queryable } from '#server/platform/database/open-database.ts';

export interface StoredShipment {
  id: string;
  body: Record<string, unknown>;
  trackingCode: string | null;
  boughtAt: Date | null;
  eventsSent: number;
}

const columns = 'id, body, tracking_code AS "trackingCode", bought_at AS "boughtAt", events_sent AS "eventsSent"';

export async function insertShipment(
  db: Queryable,
  shipment: { id: string; reference: string; body: object; now: Date },
): Promise<void> {
  await db.query({
    text: 'INSERT INTO label_sandbox.shipments (id, reference, body, created_at) VALUES ($1, $2, $3, $4)',
    values: [shipment.id, shipment.reference, JSON.stringify(shipment.body), shipment.now],
  });
}

/** By its id or its reference, the oldest of several, as the provider answers. */
export async function findShipment(db: Queryable, idOrReference: string): Promise<StoredShipment | null> {
  const { rows } = await db.query<StoredShipment>({
    text: `SELECT ${columns} FROM label_sandbox.shipments WHERE id = $1 OR (reference = $1 AND reference <> '') ORDER BY created_at LIMIT 1`,
    values: [idOrReference],
  });
  return rows[0] ?? null;
}

/** False where it was bought before. */
export async function markBought(
  db: Queryable,
  bought: { id: string; body: object; trackingCode: string; now: Date; nextEventAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.query({
    text: `UPDATE label_sandbox.shipments SET body = $2, tracking_code = $3, bought_at = $4, next_event_at = $5 WHERE id = $1 AND bought_at IS NULL`,
    values: [bought.id, JSON.stringify(bought.body), bought.trackingCode, bought.now, bought.nextEventAt],
  });
  return rowCount === 1;
}

export async function saveShipment(
  db: Queryable,
  { id, body, eventsSent, nextEventAt }: { id: string; body: object; eventsSent: number; nextEventAt: Date | null },
): Promise<void> {
  await db.query({
    text: 'UPDATE label_sandbox.shipments SET body = $2, events_sent = $3, next_event_at = $4 WHERE id = $1',
    values: [id, JSON.stringify(body), eventsSent, nextEventAt],
  });
}

/** Parcels of which something is to be said by now. */
export async function listDueShipments(db: Queryable, now: Date, limit: number): Promise<StoredShipment[]> {
  const { rows } = await db.query<StoredShipment>({
    name: 'label-sandbox-due',
    text: `SELECT ${columns} FROM label_sandbox.shipments WHERE next_event_at <= $1 ORDER BY next_event_at, id LIMIT $2`,
    values: [now, limit],
  });
  return rows;
}

/** When something is to be said of the next parcel. */
export async function findNextEvent(db: Queryable): Promise<Date | null> {
  const { rows } = await db.query<{ at: Date | null }>({
    name: 'label-sandbox-next',
    text: 'SELECT min(next_event_at) AS at FROM label_sandbox.shipments',
  });
  return rows[0]?.at ?? null;
}
