import { currentSession } from '#web/platform/session.ts';
import type { PaletteRow } from './palette-rows.ts';
import { storeText } from '#web/platform/stores/store-text.ts';

const MAX_JUMPS = 5;
/** Kept for this tab and person alone: names of people do not outlive the visit. */
const keyNow = (): string => `office-recent ${currentSession()?.userId ?? ''}`;

export function recentJumps(): PaletteRow[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyNow()) ?? '[]') as PaletteRow[];
  } catch {
    return [];
  }
}

/** Where one went last stands first; a browser that keeps nothing forgets it. */
export function rememberJump(jump: PaletteRow): void {
  const next = [jump, ...recentJumps().filter(({ href }) => href !== jump.href)].slice(0, MAX_JUMPS);
  storeText(keyNow(), JSON.stringify(next), 'sessionStorage');
}
