import type { PushDevice } from '#domain/accounts/delivery/push-device.ts';
import { iso } from '../../../platform/database/iso.ts';
import { jsonRecord } from '../../../platform/database/json-record.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';
import { enqueuePart } from '../../../platform/queue/queue-store.ts';

export const PUSH_QUEUE = 'push';
const MAX_DEVICES = 20;

interface NewDevice {
  userId: string;
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  name: string;
  tokenHash: Buffer;
  now: Date;
}

/** A browser is told what concerns whoever signed in there last; the oldest of too many devices goes. */
export async function saveDevice(tx: Transaction, device: NewDevice): Promise<void> {
  const { userId, id, endpoint, p256dh, auth, name, tokenHash, now } = device;
  await tx.query({ name: 'push-others', text: 'DELETE FROM push_devices WHERE id = $1', values: [id] });
  await tx.query({
    name: 'push-save-device',
    text: `INSERT INTO push_devices (user_id, id, endpoint, p256dh, auth, name, token_hash, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [userId, id, endpoint, p256dh, auth, name, tokenHash, now],
  });
  await tx.query({
    name: 'push-too-many',
    text: `DELETE FROM push_devices WHERE user_id = $1 AND id IN
             (SELECT id FROM push_devices WHERE user_id = $1 ORDER BY created_at DESC, id OFFSET ${MAX_DEVICES})`,
    values: [userId],
  });
}

export async function deleteDevice(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.query({
    name: 'push-delete-device',
    text: 'DELETE FROM push_devices WHERE user_id = $1 AND id = $2',
    values: [userId, id],
  });
}

export async function listDevices(db: Queryable, userId: string, tokenHash: Buffer): Promise<PushDevice[]> {
  const { rows } = await db.query<PushDevice>({
    name: 'push-devices',
    text: `SELECT id, name, token_hash = $2 AS "isHere", ${iso('created_at')} AS since FROM push_devices
           WHERE user_id = $1
           ORDER BY created_at DESC, id LIMIT ${MAX_DEVICES}`,
    values: [userId, tokenHash],
  });
  return rows;
}

export interface NewPush {
  userId: string;
  /** One occasion is told once on each device. */
  key: string;
  title: string;
  path: string;
  quoted: string | null;
  about: string | undefined;
  isCritical: boolean;
  now: Date;
  notBefore: Date | null;
}

const itemSql = enqueuePart({
  queue: PUSH_QUEUE,
  from: 'written',
  id: 'item_id',
  key: 'item_id::text',
  notBefore: '$2::timestamptz',
});

/** One message for each device of a person, with its item in the queue. */
export async function enqueuePush(tx: Transaction, push: NewPush): Promise<void> {
  const { notBefore, ...message } = push;
  tx.enqueued.add(PUSH_QUEUE);
  await tx.query({
    name: 'push-enqueue',
    text: `WITH written AS (
             INSERT INTO push_messages (user_id, device_id, key, title, path, quoted_id, about, is_critical, created_at)
             SELECT d.user_id, d.id, m.key, m.title, m.path, m.quoted, m.about, m."isCritical", m.now
             FROM jsonb_to_record($1::jsonb) AS m ("userId" text, key text, title text, path text, quoted text,
               about text, "isCritical" boolean, now timestamptz) JOIN push_devices d ON d.user_id = m."userId"
             ON CONFLICT (user_id, device_id, key) DO NOTHING RETURNING item_id
           ), item AS (${itemSql})
           SELECT 1 FROM written`,
    values: [jsonRecord(message), notBefore],
  });
}

/** [UX-98] What they tell of was taken back. */
export async function recallPush(tx: Transaction, { about, since }: { about: string; since: string }): Promise<void> {
  await tx.query({
    name: 'push-recall',
    text: 'DELETE FROM push_messages WHERE about = $1 AND created_at >= $2::timestamptz',
    values: [about, since],
  });
}

export interface DuePush {
  userId: string;
  deviceId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  key: string;
  title: string;
  path: string;
  isCritical: boolean;
}

/** The message of an item where its device is still signed in. */
export async function findPush(db: Queryable, itemId: string, now: Date): Promise<DuePush | null> {
  const { rows } = await db.query<DuePush>({
    name: 'push-find',
    text: `SELECT m.user_id AS "userId", m.device_id AS "deviceId", d.endpoint, d.p256dh, d.auth, m.key, m.title,
           m.path, m.is_critical AS "isCritical"
           FROM push_messages m JOIN push_devices d ON d.user_id = m.user_id AND d.id = m.device_id
             JOIN sessions s ON s.user_id = d.user_id AND s.token_hash = d.token_hash AND s.expires_at > $2
           WHERE m.item_id = $1`,
    values: [itemId, now],
  });
  return rows[0] ?? null;
}

export async function deletePush(tx: Transaction, itemId: string): Promise<void> {
  await tx.query({ name: 'push-delete', text: 'DELETE FROM push_messages WHERE item_id = $1', values: [itemId] });
}
