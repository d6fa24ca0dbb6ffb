import { hash } from 'node:crypto';
import type { ViewedPage } from '#domain/analytics/viewed-page.ts';
import { DAY } from '#domain/core/time.ts';
import { networkOf } from '../../platform/rate-limit/network-of.ts';

/** What one network adds to one page or search term on a day; beyond that it is somebody who wants it to look looked at. */
const MAX_OF_A_NETWORK: Record<ViewedPage['kind'], number> = { search: 1, listing: 30, shop: 30 };
/** When there are more, all are forgotten: then somebody may count again, and memory stays bounded. */
const MAX_ENTRIES = 50_000;

/**
 * [INV-21] Whether a view still counts. Networks are kept in memory alone, for a day, as hashes with a key that nobody knows and that goes with the
 * process.
 */
export function limitRepeats(key: string): (page: ViewedPage, ip: string, now: Date) => boolean {
  const counts = new Map<string, number>();
  let today = 0;
  return (page, ip, now) => {
    const day = Math.floor(now.getTime() / DAY);
    if (day !== today || counts.size >= MAX_ENTRIES) counts.clear();
    today = day;
    const asker = hash('sha256', `${key} ${day} ${networkOf(ip)} ${page.kind} ${page.key}`, 'base64url');
    const count = (counts.get(asker) ?? 0) + 1;
    if (count <= MAX_OF_A_NETWORK[page.kind]) counts.set(asker, count);
    return count <= MAX_OF_A_NETWORK[page.kind];
  };
}
