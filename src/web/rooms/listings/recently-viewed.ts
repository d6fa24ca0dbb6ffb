import type { Picture } from '#domain/files/contract.ts';

export interface SeenPiece {
  listingId: string;
  title: string;
  priceCents: number;
  picture: Picture | null;
}

const KEY = 'recently-viewed';
const MOST = 12;

/** Pieces looked at in this browser, newest first. A spoilt entry reads as none. */
export function seenPieces(): SeenPiece[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter(
          (piece): piece is SeenPiece =>
            typeof piece?.listingId === 'string' &&
            typeof piece?.title === 'string' &&
            Number.isInteger(piece?.priceCents),
        )
      : [];
  } catch {
    return [];
  }
}

export function noteSeen({ listingId, title, priceCents, picture }: SeenPiece): void {
  const rest = seenPieces().filter((piece) => piece.listingId !== listingId);
  localStorage.setItem(KEY, JSON.stringify([{ listingId, title, priceCents, picture }, ...rest].slice(0, MOST)));
}

export const forgetSeen = (): void => localStorage.removeItem(KEY);
