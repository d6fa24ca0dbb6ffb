import type { App } from '../../../platform/calls/app.ts';
import { listWaitingTexts, noteTextSent } from './text-store.ts';

/** Who carries text messages to telephones. Without one they stay in the outbox, where the demo shows them. */
interface TextSender {
  send(message: { key: string; to: string; body: string }): Promise<void>;
}

declare module '../../../platform/calls/app.ts' {
  interface Outside {
    texts?: TextSender;
  }
}

/** Hands waiting messages to the sender, oldest first; one that fails is tried again with the next run. */
export async function deliverTexts(app: App): Promise<void> {
  const sender = app.outside.texts;
  if (!sender) return;
  for (const { key, recipient, body } of await listWaitingTexts(app.db)) {
    await sender.send({ key, to: recipient, body });
    await noteTextSent(app.db, key, app.clock.now());
  }
}
