import type { ListingDraft } from './listing-draft.ts';

export interface Kept {
  draft: ListingDraft;
  /** Milliseconds since 1970, when it was typed. */
  at: number;
}

const nameOf = (id: string): string => `listing-draft:${id}`;

/** A kept form by its text; null when it is none of ours. */
export function keptOf(text: string | null | undefined): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Kept | null;
    const { draft } = kept ?? {};
    return draft &&
      typeof draft.title === 'string' &&
      Array.isArray(draft.pictures) &&
      Array.isArray(draft.options) &&
      typeof draft.variants === 'object' &&
      typeof kept?.at === 'number'
      ? kept
      : null;
  } catch {
    return null;
  }
}

/** Of the copy in this browser and the one from the server, what was typed last. */
export const laterOf = (one: Kept | null, other: Kept | null): Kept | null =>
  !one || (other && other.at > one.at) ? other : one;

/** [UX-87] What was typed and not saved, kept in this browser: closing the window loses nothing. */
export function readKeptDraft(id: string): Kept | null {
  try {
    return keptOf(localStorage.getItem(nameOf(id)));
  } catch {
    return null;
  }
}

/** False when the store is full or forbidden: then nothing is kept here. */
export function keepDraft(id: string, kept: Kept): boolean {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the copy in this browser; saving a listing makes the server forget its own. */
export const dropKeptDraft = (id: string): void => localStorage.removeItem(nameOf(id));
