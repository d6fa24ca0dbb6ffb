import type { App } from '../../platform/calls/app.ts';
import type { Queryable } from '../../platform/database/open-database.ts';

/** Who carries text messages to telephones. Without one they stay in the outbox, where the demo shows them. */
export interface TextSender {
  send(message: { key: string; to: string; body: string }): Promise<void>;
}

declare module '../../platform/calls/app.ts' {
  interface Outside {
    texts?: TextSender;
  }
}

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

/** Hands waiting messages to the sender, oldest first; one that fails is tried again with the next run. */
export async function deliverTexts(app: App): Promise<void> {
  const sender = app.outside.texts;
  if (!sender) return;
  const { rows } = await app.db.query<{ key: string; recipient: string; body: string }>({
    text: 'SELECT key, recipient, body FROM text_messages WHERE sent_at IS NULL ORDER BY created_at LIMIT 20',
  });
  for (const { key, recipient, body } of rows) {
    await sender.send({ key, to: recipient, body });
    await app.db.query({
      text: 'UPDATE text_messages SET sent_at = $2 WHERE key = $1',
      values: [key, app.clock.now()],
    });
  }
}
