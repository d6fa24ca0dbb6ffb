import type { Queryable } from '../../../platform/database/open-database.ts';

export async function writeText(
  db: Queryable,
  message: { key: string; to: string; body: string; now: Date },
): Promise<void> {
  await db.query({
    name: 'accounts-write-text',
    text: 'INSERT INTO text_messages (key, recipient, body, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (key) DO NOTHING',
    values: [message.key, message.to, message.body, message.now],
  });
}

interface TextMessage {
  key: string;
  recipient: string;
  body: string;
  created_at: Date;
}

/** Messages that nobody has sent yet, oldest first. */
export async function listWaitingTexts(db: Queryable): Promise<Omit<TextMessage, 'created_at'>[]> {
  const { rows } = await db.query<TextMessage>({
    name: 'accounts-waiting-texts',
    text: 'SELECT key, recipient, body FROM text_messages WHERE sent_at IS NULL ORDER BY created_at LIMIT 20',
  });
  return rows;
}

export async function noteTextSent(db: Queryable, key: string, now: Date): Promise<void> {
  await db.query({
    name: 'accounts-text-sent',
    text: 'UPDATE text_messages SET sent_at = $2 WHERE key = $1',
    values: [key, now],
  });
}

export async function listNewestTexts(db: Queryable, limit: number): Promise<Omit<TextMessage, 'key'>[]> {
  const { rows } = await db.query<TextMessage>({
    name: 'accounts-newest-texts',
    text: 'SELECT recipient, body, created_at FROM text_messages ORDER BY created_at DESC LIMIT $1',
    values: [limit],
  });
  return rows;
}

export async function deleteOldTexts(db: Queryable, before: Date): Promise<void> {
  await db.query({ text: 'DELETE FROM text_messages WHERE created_at < $1', values: [before] });
}
