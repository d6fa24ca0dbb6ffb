import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { type Account, type LedgerKind, ledgerKinds } from '../payments/model.ts';

const tags = ['office'];
const cents = z.number().int();
const bookSchema = z.enum([
  ...(['takings', 'refunds', 'payouts', 'disputes', 'fees'] as const),
  // What buyers paid less what was sent back.
  'stayed',
  // Where it is now, whose it is, and what the marketplace bears.
  ...(['provider', 'sellers', 'inTransit', 'owed', 'withheld', 'promotions', 'disputeCosts', 'labels'] as const),
]);
export type Book = z.infer<typeof bookSchema>;

interface BookRule {
  kinds: readonly LedgerKind[];
  accounts: readonly Account[];
  sign: 1 | -1;
}
const all = (sign: 1 | -1, ...accounts: readonly Account[]): BookRule => ({ kinds: ledgerKinds, accounts, sign });

/** Which transactions a figure is the sum of, on which accounts, and whether it counts what comes or what goes. */
export const books: Record<Book, BookRule> = {
  takings: { kinds: ['charge', 'late_charge'], accounts: ['provider_clearing'], sign: 1 },
  refunds: { kinds: ['refund_sent'], accounts: ['provider_clearing'], sign: -1 },
  stayed: { kinds: ['charge', 'late_charge', 'refund_sent'], accounts: ['provider_clearing'], sign: 1 },
  payouts: { kinds: ['payout_paid', 'payout_returned'], accounts: ['provider_clearing'], sign: -1 },
  disputes: { kinds: ['dispute', 'dispute_won'], accounts: ['provider_clearing'], sign: -1 },
  fees: { kinds: ['fee', 'fee_refund', 'dispute_lost'], accounts: ['platform_fees'], sign: -1 },
  provider: all(1, 'provider_clearing'),
  // What is released is the seller's before and after.
  sellers: { ...all(-1, 'seller_reserved', 'seller_payable'), kinds: ledgerKinds.filter((kind) => kind !== 'release') },
  inTransit: all(-1, 'payouts_in_transit'),
  owed: all(-1, 'refunds_payable'),
  labels: all(-1, 'labels_payable'),
  withheld: all(1, 'disputes_at_provider'),
  promotions: all(1, 'platform_promotions'),
  disputeCosts: all(1, 'dispute_costs'),
};

const booksSchema = z.strictObject({
  /** Each is what its list comes to, in minor units. [INV-02] provider = takings − refunds − payouts − disputes. */
  figures: z.record(bookSchema, cents),
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

/** Booked from the first of two days on and before the second, by UTC. */
export const betweenDays = { from: z.iso.date().optional(), until: z.iso.date().optional() };

/** [OFFICE-02] What a list of the books is narrowed to, its order, and its file. */
export const bookFilter = {
  book: bookSchema,
  ...betweenDays,
  /** The number of an order, or how the name of a shop begins. */
  q: z.string().trim().max(60).optional(),
  dir: z.enum(['asc', 'desc']).default('desc'),
};

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
      summary: 'What a figure of the books is the sum of, newest or oldest first, of an order or a shop.',
    })
    .input(
      z.strictObject({
        ...bookFilter,
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(bookRowSchema), nextCursor: z.string().nullable() })),
};
