import { folders } from '#domain/messages/limits.ts';
import { useQueryParams } from '#web/platform/router/navigation.ts';
import type { View } from '../conversations/matches-folder.ts';

/** Where an inbox stands: in the profile or in the dashboard. */
export type InboxBase = '/messages' | '/seller-dashboard/messages';

/** Folder, label and words stand in the address: Back, a reload and a kept link find the same list. */
export function useView(): View {
  const query = useQueryParams();
  const labelId = query.get('label') ?? '';
  const usualFolder = labelId ? 'all' : 'inbox';
  return {
    folder: folders.find((each) => each === query.get('folder')) ?? usualFolder,
    labelId,
    q: (query.get('q') ?? '').slice(0, 200),
  };
}

/** The address of a list, or of a conversation beside it. */
export function inboxHref(base: InboxBase, { folder, labelId, q }: View, conversationId = ''): string {
  const query = new URLSearchParams();
  if (labelId) query.set('label', labelId);
  else if (folder !== 'inbox') query.set('folder', folder);
  if (q) query.set('q', q);
  const path = conversationId ? `${base}/${encodeURIComponent(conversationId)}` : base;
  return query.size > 0 ? `${path}?${query}` : path;
}
