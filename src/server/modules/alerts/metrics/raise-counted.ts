import { createHash } from 'node:crypto';
import type { AlertType } from '#domain/alerts/templates.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { addMilliseconds, DAY } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { raiseAlert } from '../raise-alert.ts';
import { claimFacts } from '../raising/alert-facts-store.ts';

/** What the counts show of a shop, and what its maker reads of it. */
export interface CountedFact {
  sellerId: string;
  /** What it is a fact of, beside its type: the same is told once. */
  fact: string;
  values: (language: Language) => Record<string, string>;
  metadata: Record<string, string | number>;
}

interface Raising {
  type: AlertType;
  facts: readonly CountedFact[];
  /** The same fact may be told again after so many days; never where nothing is said. */
  againAfterDays?: number;
  /** A shop is told so many at a time, the first of them. */
  maxPerShop?: number;
  /** When it came about; now where nothing is said. */
  at?: Date;
}

/** [ALERT-26, INV-18] Raises an alert of each fact that nobody was told of yet, in the transaction that claims it. */
export async function raiseCounted(
  app: App,
  tx: Transaction,
  { type, facts, againAfterDays, maxPerShop = 5, at: now = app.clock.now() }: Raising,
): Promise<void> {
  const named = [...Map.groupBy(facts, ({ sellerId }) => sellerId).values()]
    .flatMap((ofShop) => ofShop.slice(0, maxPerShop))
    .map((each) => ({ ...each, fact: `${type} ${each.fact}`.slice(0, 200) }));
  const again = againAfterDays === undefined ? null : addMilliseconds(now, -againAfterDays * DAY);
  const claimed = await claimFacts(tx, { facts: named, again, now });
  for (const { sellerId, fact, values, metadata } of named) {
    if (!claimed.delete(`${sellerId} ${fact}`)) continue;
    const id = createHash('sha256').update(`${sellerId} ${fact} ${now.toISOString()}`).digest('base64url').slice(0, 22);
    await raiseAlert(app, tx, { type, event: { id, at: now }, to: sellerId, quoted: null, values, metadata });
  }
}
