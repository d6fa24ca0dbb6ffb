import { createContext, useContext } from 'react';
import type { Label } from '#domain/messages/model.ts';
import type { View } from '../conversations/matches-folder.ts';
import type { Changes } from '../conversations/use-changes.ts';
import type { Inbox } from './use-inbox.ts';
import type { InboxBase } from './use-view.ts';

/** What the parts of an inbox share. */
export interface InboxContext extends Changes {
  base: InboxBase;
  view: View;
  labels: readonly Label[];
  inbox: Inbox;
}

export const InboxParts = createContext<InboxContext | null>(null);

export function useInboxParts(): InboxContext {
  const parts = useContext(InboxParts);
  if (!parts) throw new Error('Outside an inbox.');
  return parts;
}
