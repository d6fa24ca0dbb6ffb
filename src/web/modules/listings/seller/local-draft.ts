import type { ListingDraft } from './listing-draft.ts';
import { currentSession } from '#web/platform/session.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

export interface LocalDraft {
  draft: ListingDraft;
  /** Milliseconds since 1970, when it was typed. */
  at: number;
  /** The `updatedAt` of the listing that it was typed over; none of a new one. */
  seenAt?: string | undefined;
}

/** Of whoever is signed in: who comes after them in this browser begins with nothing of theirs. */
const nameOf = (id: string): string => `listing-draft:${currentSession()?.userId}:${id}`;

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
export const saveLocalDraft = (id: string, stored: LocalDraft): boolean =>
  storeText(nameOf(id), JSON.stringify(stored));

/** Forgets the copy in this browser; saving a listing makes the server forget its own. */
export const dropLocalDraft = (id: string): void => localStorage.removeItem(nameOf(id));
