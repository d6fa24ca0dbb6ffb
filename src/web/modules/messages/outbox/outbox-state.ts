import type { Picture } from '#domain/core/pictures/picture.ts';

/** Why a message is not sent yet. */
export interface Hindrance {
  /** A sentence; empty where there is no connection. */
  message: string;
  code: string;
  /** Milliseconds since 1970: before that it would be refused again. */
  retryAt: number | null;
}

/** A message that the server has not confirmed. Its id makes every try the same message. */
export interface Unsent {
  clientId: string;
  conversationId: string;
  content: string;
  pictures: Picture[];
  at: string;
  state: 'sending' | 'failed';
  hindrance: Hindrance | null;
}

export type Outbox = readonly Unsent[];

const isUnsent = (value: unknown): value is Unsent => {
  const { clientId, conversationId, content, pictures, at } = (value ?? {}) as Partial<Unsent>;
  return [clientId, conversationId, content, at].every((text) => typeof text === 'string') && Array.isArray(pictures);
};

/** What was stored before the page was left. What was under way then may have arrived: it is sent again under its id. */
export function parseOutbox(stored: string | null): Unsent[] {
  try {
    const all: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(all) ? all.filter(isUnsent).map((each) => ({ ...each, state: 'failed' as const })) : [];
  } catch {
    return [];
  }
}

export const unsentIn = (outbox: Outbox, conversationId: string): Unsent[] =>
  outbox.filter((each) => each.conversationId === conversationId);

export const without = (outbox: Outbox, clientId: string): Unsent[] =>
  outbox.filter((each) => each.clientId !== clientId);

export const underWay = (outbox: Outbox, clientId: string): Unsent[] =>
  outbox.map((each) => (each.clientId === clientId ? { ...each, state: 'sending', hindrance: null } : each));

export const hindered = (outbox: Outbox, clientId: string, hindrance: Hindrance): Unsent[] =>
  outbox.map((each) => (each.clientId === clientId ? { ...each, state: 'failed', hindrance } : each));

/** Whether it is worth another try by itself once there is a connection: nobody refused it. */
export const waitsForConnection = ({ state, hindrance }: Unsent): boolean =>
  state === 'failed' && (hindrance === null || hindrance.code === 'network');
