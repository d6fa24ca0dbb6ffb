import type { Picture } from '#domain/core/pictures/picture.ts';

export interface Draft {
  text: string;
  pictures: Picture[];
}

const PREFIX = 'message-draft:';
const MAX_DRAFTS = 100;
export const emptyDraft: Draft = { text: '', pictures: [] };

const nameOf = (userId: string, about: string): string => `${PREFIX}${userId}:${about}`;

/** A stored draft by its text; empty when it is none of ours. */
export function parseDraft(stored: string | null): Draft {
  try {
    const draft = JSON.parse(stored ?? 'null') as Partial<Draft> | null;
    return typeof draft?.text === 'string' && Array.isArray(draft.pictures)
      ? { text: draft.text, pictures: draft.pictures }
      : emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** [UX-82] What was typed in a conversation and not sent, kept in this browser. */
export function readDraft(userId: string, about: string): Draft {
  try {
    return parseDraft(localStorage.getItem(nameOf(userId, about)));
  } catch {
    return emptyDraft;
  }
}

/** False when the store is full or forbidden: then nothing is kept here. An empty one is forgotten. */
export function saveDraft(userId: string, about: string, draft: Draft): boolean {
  const name = nameOf(userId, about);
  try {
    // The latest stands last: the oldest are let go.
    localStorage.removeItem(name);
    if (draft.text.trim() === '' && draft.pictures.length === 0) return true;
    localStorage.setItem(name, JSON.stringify(draft));
    const all = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${userId}:`));
    for (const key of all.slice(0, Math.max(0, all.length - MAX_DRAFTS)))
      if (key !== name) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** What others typed in this browser is not left to the person who signs in after them. */
export function dropDraftsOfOthers(userId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${userId}:`)) localStorage.removeItem(key);
  } catch {
    // A store that cannot be read has none.
  }
}

/** How the list says that something was typed and not sent. */
export const peekDraft = (userId: string, about: string): string => readDraft(userId, about).text.trim();
