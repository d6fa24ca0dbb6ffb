import type { ListingDraft } from './listing-draft.ts';

export interface LocalDraft {
  draft: ListingDraft;
  /** Milliseconds since 1970, when it was typed. */
  at: number;
}

const nameOf = (id: string): string => `listing-draft:${id}`;

/** A kept form by its text; null when it is none of ours. */
export function parseDraft(text: string | null | undefined): LocalDraft | null {
  try {
    const stored = JSON.parse(text ?? 'null') as LocalDraft | null;
    const { draft } = stored ?? {};
    return draft &&
      typeof draft.title === 'string' &&
      Array.isArray(draft.pictures) &&
      Array.isArray(draft.options) &&
      typeof draft.variants === 'object' &&
      typeof stored?.at === 'number'
      ? stored
      : null;
  } catch {
    return null;
  }
}

/** Of the copy in this browser and the one from the server, what was typed last. */
export const laterOf = (one: LocalDraft | null, other: LocalDraft | null): LocalDraft | null =>
  !one || (other && other.at > one.at) ? other : one;

/** [UX-87] What was typed and not saved, kept in this browser: closing the window loses nothing. */
export function readLocalDraft(id: string): LocalDraft | null {
  try {
    return parseDraft(localStorage.getItem(nameOf(id)));
  } catch {
    return null;
  }
}

/** False when the store is full or forbidden: then nothing is kept here. */
export function saveLocalDraft(id: string, stored: LocalDraft): boolean {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the copy in this browser; saving a listing makes the server forget its own. */
export const dropLocalDraft = (id: string): void => localStorage.removeItem(nameOf(id));
