import type { Message } from '#domain/messages/model.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Queryable } from '../../../platform/database/open-database.ts';
import { showPrivate } from '../../files/private-pictures.ts';

/** A picture of a message as it is stored: its id opens nothing by itself. */
export interface Attached {
  id: string;
  alt: string;
}

/** A message as it is stored. */
export type StoredMessage = Omit<Message, 'metadata'> & {
  metadata: Omit<Message['metadata'], 'attachments'> & { attachments: readonly Attached[] };
};

interface Shown {
  app: App;
  /** The transaction of whoever writes, so that it waits for no second connection. */
  db?: Queryable;
}

/** [FILE-06] Pictures by addresses that end, for who may read the message that they stand in; what is gone is left out. */
export async function showAttached(
  work: Shown,
  attached: readonly Attached[],
): Promise<(of: readonly Attached[]) => Picture[]> {
  const pictures = await showPrivate(
    work.app,
    attached.map(({ id }) => id),
    work.db,
  );
  return (of) =>
    of.flatMap(({ id, alt }) => {
      const picture = pictures.get(id);
      return picture ? [{ ...picture, alt }] : [];
    });
}

/** [MSG-02] Messages for one of their two people, with what their pictures open by. */
export async function showMessages(work: Shown, stored: readonly StoredMessage[]): Promise<Message[]> {
  const show = await showAttached(
    work,
    stored.flatMap(({ metadata }) => metadata.attachments),
  );
  return stored.map((message) => ({
    ...message,
    metadata: { ...message.metadata, attachments: show(message.metadata.attachments) },
  }));
}

export async function showMessage(work: Shown, stored: StoredMessage): Promise<Message> {
  const [shown] = await showMessages(work, [stored]);
  if (!shown) throw new Error('a message is not shown');
  return shown;
}
