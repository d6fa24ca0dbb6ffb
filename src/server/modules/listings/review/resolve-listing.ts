import { MAIL_HAS_LEFT } from '#domain/admin/decided.ts';
import { sentenceOf } from '#domain/core/languages/sentence-of.ts';
import { listingProblemTexts } from '#domain/listings/problem-texts.ts';
import type { AuditEntry } from '../../admin/audit-store.ts';
import { aboutDecision } from '../../admin/undo/about-decision.ts';
import type { Outcome } from '../../admin/undo/bulk-decide.ts';
import type { App } from '../../../platform/calls/app.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import { recallMails } from '../../../platform/mail/mail-store.ts';
import { listingChanged } from '../write-listing.ts';
import { findReviewFacts, restoreWaiting, type WaitingBefore } from './review-undo-store.ts';
import { recordPrices } from '../prices/price-history-store.ts';
import { lockWaiting, saveDecision, type Waiting } from './review-queue-store.ts';

interface Work {
  app: App;
  tx: Transaction;
  now: Date;
}
export interface ListingDecision {
  listingId: string;
  decision: 'approve' | 'reject';
  seenAt: string;
  reason: string;
}
type Refusal = 'listings/not-in-review' | 'listings/changed-since';

/** Locks a listing that waits and is still the one that was looked at, or says why it is not decided on. */
export async function lockSeen(
  tx: Transaction,
  { listingId, seenAt }: Pick<ListingDecision, 'listingId' | 'seenAt'>,
): Promise<Waiting | Refusal> {
  const waiting = await lockWaiting(tx, listingId);
  if (waiting?.state !== 'pending_review') return 'listings/not-in-review';
  return new Date(seenAt).getTime() === waiting.updatedAt.getTime() ? waiting : 'listings/changed-since';
}

/** Puts a waiting listing into the shop, or sends it back as a draft with the reason; its maker hears of it. */
export async function resolveListing(
  { app, tx, now }: Work,
  { sellerId, title }: Waiting,
  { listingId, decision, reason }: ListingDecision,
): Promise<Omit<AuditEntry, 'action'> & { after: { state: 'active' | 'draft' } }> {
  const approved = decision === 'approve';
  const state = approved ? 'active' : 'draft';
  await saveDecision(tx, { sellerId, listingId, state, reason: approved ? '' : reason, now });
  await recordPrices(tx, { sellerId, listingIds: [listingId], now });
  await listingChanged(app, tx, { sellerId, listingId });
  await publish(app, tx, {
    name: 'listings.reviewed',
    subject: sellerId,
    payload: { sellerId, listingId, approved },
    live: [`shop:${sellerId}`],
  });
  return {
    subject: { kind: 'listing', id: listingId, name: title },
    before: { state: 'pending_review' },
    after: { state },
    reason,
  };
}

/** [UX-98] One of several. */
export async function decideListing(work: Work, decided: ListingDecision): Promise<Outcome<WaitingBefore>> {
  const waiting = await lockSeen(work.tx, decided);
  if (typeof waiting === 'string') return sentenceOf(listingProblemTexts, { code: waiting }, 'en');
  const reviewFacts = await findReviewFacts(work.tx, { sellerId: waiting.sellerId, listingId: decided.listingId });
  const entry = await resolveListing(work, waiting, decided);
  return { entry, before: { ...reviewFacts, decidedAt: work.now.toISOString() } };
}

/** [UX-98] The listing waits again in its old place, unless its maker or somebody else changed it since. */
export async function unsettleListing(
  { app, tx, now }: Work,
  listingId: string,
  before: WaitingBefore,
): Promise<Outcome<WaitingBefore>> {
  const listing = await lockWaiting(tx, listingId);
  if (!listing || listing.updatedAt.getTime() !== new Date(before.decidedAt).getTime())
    return sentenceOf(listingProblemTexts, { code: 'listings/changed-after' }, 'en');
  const { sellerId, title, state } = listing;
  await restoreWaiting(tx, { sellerId, listingId }, { before, now });
  await listingChanged(app, tx, { sellerId, listingId });
  await publish(app, tx, {
    name: 'listings.review-undone',
    subject: sellerId,
    payload: { sellerId, listingId, decidedAt: before.decidedAt },
    live: [`shop:${sellerId}`],
  });
  const { hasLeft } = await recallMails(tx, { about: aboutDecision(listingId), since: before.decidedAt });
  const subject = { kind: 'listing', id: listingId, name: title };
  return {
    entry: { subject, before: { state }, after: { state: 'pending_review' } },
    before,
    note: hasLeft ? MAIL_HAS_LEFT : undefined,
  };
}
