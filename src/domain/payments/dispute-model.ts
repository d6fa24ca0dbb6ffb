import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema } from '../core/money-schema.ts';

/*
 * Glossary
 * dispute      the bank of a card takes back what was paid with it, or asks about it (an inquiry, which takes nothing yet)
 * part         what of a dispute concerns one order, since one payment buys from several shops
 * evidence     what is sent to the bank, once, to show that the order was right
 * dispute fee  what the card provider takes for a dispute beside its sum
 */

/** The provider's words: those with `warning` are of inquiries. */
export const disputeStatusSchema = z.enum([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'prevented',
]);
export type DisputeStatus = z.infer<typeof disputeStatusSchema>;

const closed: readonly DisputeStatus[] = ['warning_closed', 'won', 'lost', 'prevented'];
export const isClosed = (status: DisputeStatus): boolean => closed.includes(status);
export const isInquiry = (status: DisputeStatus): boolean => status.startsWith('warning');
/** The bank waits for an answer. */
export const needsResponse = (status: DisputeStatus): boolean => status.endsWith('needs_response');

/** What the buyer, the maker and the marketplace may know of a dispute of one order. */
export const orderDisputeSchema = z.strictObject({
  disputeId: idSchema,
  status: disputeStatusSchema,
  /** What of the order is disputed, in minor units. */
  amountCents: centsSchema,
  /** What of it was taken beside the refunds of the order; the rest the bank gave in their place. 0 as long as nothing is taken. */
  ownCents: centsSchema,
  /** Its money was taken back and has not come again: held while it is open, gone when it is lost. */
  isTaken: z.boolean(),
  openedAt: z.iso.datetime(),
  dueAt: z.iso.datetime().nullable(),
  closedAt: z.iso.datetime().nullable(),
});
export type OrderDispute = z.infer<typeof orderDisputeSchema>;

/** [INV-03] What of an order went back by disputes that are lost, beside its refunds, in minor units. */
export const lostCents = (disputes: readonly OrderDispute[]): number =>
  disputes.reduce((sum, { status, ownCents }) => (status === 'lost' ? sum + ownCents : sum), 0);

/** [ORD-03] The bank has the money of an order, for now or for good: what has not left is not sent. */
export const isTakenBack = ({ disputes }: { disputes: readonly OrderDispute[] }): boolean =>
  disputes.some(({ isTaken }) => isTaken);

/** [INV-03] While the bank holds the money of an order, nothing else goes back of it. */
export const isWithheld = ({ disputes }: { disputes: readonly OrderDispute[] }): boolean =>
  disputes.some(({ status, isTaken }) => isTaken && !isClosed(status));
