import type { Correspondent } from '#domain/messages/model.ts';
import { iso } from '../../../platform/database/iso.ts';
import type { Queryable, Transaction } from '../../../platform/database/open-database.ts';

type Blocked = Correspondent & { userId: string; at: string };

/** Whom somebody has blocked, the newest first. */
export async function listBlocksOf(db: Queryable, userId: string): Promise<Blocked[]> {
  const { rows } = await db.query<{ person: Blocked }>({
    name: 'messages-blocks',
    text: `SELECT jsonb_build_object('userId', b.blocked_id, 'name', o.display_name, 'shopSlug', h.slug, 'portrait',
           h.portrait, 'at', ${iso('b.at')}) AS person
           FROM message_blocks b JOIN users o ON o.id = b.blocked_id AND o.deleted_at IS NULL LEFT
             JOIN shops h ON h.seller_id = o.id
           WHERE b.user_id = $1 ORDER BY b.at DESC, b.blocked_id LIMIT 500`,
    values: [userId],
  });
  return rows.map(({ person }) => person);
}

interface Block {
  userId: string;
  blockedId: string;
}

export async function insertBlock(tx: Transaction, { userId, blockedId }: Block, now: Date): Promise<void> {
  await tx.query({
    name: 'messages-block',
    text: 'INSERT INTO message_blocks (user_id, blocked_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    values: [userId, blockedId, now],
  });
}

export async function deleteBlock(tx: Transaction, { userId, blockedId }: Block): Promise<void> {
  await tx.query({
    name: 'messages-unblock',
    text: 'DELETE FROM message_blocks WHERE user_id = $1 AND blocked_id = $2',
    values: [userId, blockedId],
  });
}
