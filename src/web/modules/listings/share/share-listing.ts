import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from '../texts/late-texts.ts';

/** The address without what only counts visits. */
function cleanAddress(): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()]) if (name.startsWith('utm_')) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** [CAT-03] Passes the piece on, with the choice that is made. */
export async function shareListing(title: string): Promise<void> {
  const url = cleanAddress();
  try {
    // Where a hand holds the window the system's own sheet is quicker than a copied link.
    if (navigator.share && matchMedia('(pointer: coarse)').matches) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast(texts.linkCopied, { type: 'success' });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') showToast(texts.notCopied(url), { type: 'info' });
  }
}
