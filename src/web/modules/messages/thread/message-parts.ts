/** A stretch of what somebody wrote: words, or an address that can be followed. */
interface MessagePart {
  label: string;
  href?: string;
}

const ADDRESS = /\bhttps?:\/\/[^\s<>"'`]+/gi;
/** Punctuation behind an address belongs to the sentence. */
const BEHIND = /(?<![.,;:!?)\]}»”’])[.,;:!?)\]}»”’]+$/;

function hrefOf(written: string): string | null {
  try {
    const { protocol, href, username } = new URL(written);
    // A name before an at sign pretends to be the host.
    return /^https?:$/.test(protocol) && username === '' ? href : null;
  } catch {
    return null;
  }
}

/** What a message says, with its addresses as links; [UX-83] in what looks like spam nothing is one. */
export function messageParts(text: string, isDead: boolean): MessagePart[] {
  if (isDead) return [{ label: text }];
  const parts: MessagePart[] = [];
  let at = 0;
  for (const { 0: match, index } of text.matchAll(ADDRESS)) {
    const written = match.replace(BEHIND, '');
    const href = hrefOf(written);
    if (!href) continue;
    if (index > at) parts.push({ label: text.slice(at, index) });
    parts.push({ label: written, href });
    at = index + written.length;
  }
  if (at < text.length) parts.push({ label: text.slice(at) });
  return parts;
}
