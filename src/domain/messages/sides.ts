import type { ConversationChange } from './conversation-contract.ts';
import { MAX_LABELS_ON_ONE } from './limits.ts';
import type { PlacedFolder, Priority } from './model.ts';

/** A conversation as one person keeps it. */
export interface Side {
  folder: PlacedFolder;
  isArchived: boolean;
  isStarred: boolean;
  priority: Priority;
  /** Ids, in order. */
  labels: readonly string[];
}

/**
 * [MSG-12] What a side is after a change. What is moved leaves the archive, and what is archived leaves spam and trash; null where it
 * would carry too many labels.
 */
export function changeSide(side: Side, change: ConversationChange): Side | null {
  const removed = side.labels.filter((label) => !change.removeLabels?.includes(label));
  const labels = [...new Set([...removed, ...(change.addLabels ?? [])])].toSorted();
  if (labels.length > MAX_LABELS_ON_ONE && labels.length > side.labels.length) return null;
  const isArchived = change.isArchived ?? (change.folder === undefined ? side.isArchived : false);
  const folder = change.folder ?? (change.isArchived === true ? 'inbox' : side.folder);
  return {
    folder,
    isArchived: folder === 'inbox' && isArchived,
    isStarred: change.isStarred ?? side.isStarred,
    priority: change.priority ?? side.priority,
    labels,
  };
}

/** Takes a change back where nothing else has changed the same since: where it lies, star and priority each by itself, and labels one by one. */
export function unchangeSide(now: Side, { before, after }: { before: Side; after: Side }): Side {
  const lies = now.folder === after.folder && now.isArchived === after.isArchived ? before : now;
  const added = after.labels.filter((label) => !before.labels.includes(label));
  const taken = before.labels.filter((label) => !after.labels.includes(label));
  return {
    folder: lies.folder,
    isArchived: lies.isArchived,
    isStarred: now.isStarred === after.isStarred ? before.isStarred : now.isStarred,
    priority: now.priority === after.priority ? before.priority : now.priority,
    labels: [...new Set([...now.labels.filter((label) => !added.includes(label)), ...taken])].toSorted(),
  };
}
