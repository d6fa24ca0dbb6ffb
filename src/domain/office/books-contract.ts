import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import type { Account, LedgerKind } from '../payments/model.ts';

const tags = ['office'];
const cents = z.number().int();
export const bookSchema = z.enum(['takings', 'refunds', 'payouts', 'disputes', 'fees']);
export type Book = z.infer<typeof bookSchema>;

/** Which transactions a figure is the sum of, on which account, and whether it counts what comes or what goes. */
export const books: Record<Book, { kinds: readonly LedgerKind[]; account: Account; sign: 1 | -1 }> = {
  takings: { kinds: ['charge', 'late_charge'], account: 'provider_clearing', sign: 1 },
  refunds: { kinds: ['refund_sent'], account: 'provider_clearing', sign: -1 },
  payouts: { kinds: ['payout_paid', 'payout_returned'], account: 'provider_clearing', sign: -1 },
  disputes: { kinds: ['dispute', 'dispute_won'], account: 'provider_clearing', sign: -1 },
  fees: { kinds: ['fee', 'fee_refund', 'dispute_lost'], account: 'platform_fees', sign: -1 },
};

const booksSchema = z.strictObject({
  /** Each is what its list comes to, in minor units. */
  figures: z.record(bookSchema, cents),
  /** [INV-02] takings − refunds − payouts − disputes: what the card provider has of ours now. */
  atProviderCents: cents,
  /** What is sellers', and what else is owed or held. */
  sellersCents: cents,
  inTransitCents: cents,
  owedRefundsCents: cents,
  withheldCents: cents,
  promotionsCents: cents,
  disputeCostsCents: cents,
  /** [INV-01] What all accounts come to together: zero, or the books are wrong. */
  checkCents: cents,
  /** Money that the provider moved and our books do not have. */
  differences: z.number().int(),
});
export type Books = z.infer<typeof booksSchema>;

const bookRowSchema = z.strictObject({
  transactionId: idSchema,
  at: z.iso.datetime(),
  kind: z.string(),
  amountCents: cents,
  orderId: idSchema.nullable(),
  orderNumber: z.string().nullable(),
  shopName: z.string(),
  causeId: idSchema,
  /** Why it is this sum. */
  explanation: z.string(),
});
export type BookRow = z.infer<typeof bookRowSchema>;

export const booksContract = {
  getBooks: oc
    .route({
      method: 'GET',
      path: '/admin/books',
      tags,
      summary: 'The ledger of the marketplace in one sum, and its check.',
    })
    .output(booksSchema),
  listBook: oc
    .route({
      method: 'GET',
      path: '/admin/books/{book}',
      tags,
      summary: 'What a figure of the books is the sum of, newest first.',
    })
    .input(
      z.strictObject({
        book: bookSchema,
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(bookRowSchema), nextCursor: z.string().nullable() })),
};
