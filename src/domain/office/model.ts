import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { ways } from '../listings/delivery/ways.ts';

export const accountStatusSchema = z.enum(['active', 'suspended', 'banned']);
const time = z.iso.datetime();
const count = z.number().int();
/** How an order gets to its buyer; null for what is no order. */
const orderWay = z.enum(ways).nullable();

export const personRowSchema = z.strictObject({
  userId: idSchema,
  displayName: z.string(),
  email: z.string(),
  accountStatus: accountStatusSchema,
  adminRole: z.string().nullable(),
  shopName: z.string().nullable(),
  shopSlug: z.string().nullable(),
  listings: count,
  purchases: count,
  joinedAt: time,
  lastSeenAt: time.nullable(),
});
export type PersonRow = z.infer<typeof personRowSchema>;

/** One thing that happened to or by somebody [UX-96]. */
const momentKinds = [
  'account',
  'sign-in',
  'purchase',
  'sale',
  'listing',
  'begun',
  'waiting',
  'review',
  'question',
  'move',
  'checkout',
  'act',
] as const;

/** [UX-96] What happened to a record, as facts: each reader is told it in their language. */
export const momentSchema = z.strictObject({
  at: time,
  kind: z.enum(momentKinds),
  /** The act, the number of the order, the title of the listing. */
  what: z.string(),
  /** A name, where the record does not say whose it was. */
  who: z.string(),
  /** The role of who acted; whose word moved an order. */
  by: z.string(),
  /** Where the order, listing, review or question stands. */
  state: z.string(),
  deliveryId: orderWay,
  cents: count.nullable(),
  stars: count.nullable(),
  isReported: z.boolean(),
  /** What a browser said of itself, and its address. */
  device: z.string(),
  /** Words of a person: a reason, a review. */
  quote: z.string(),
  href: z.string(),
  /** By an administrator. */
  isAct: z.boolean(),
});
export type Moment = z.infer<typeof momentSchema>;

export const personSchema = personRowSchema.extend({
  accountStatusUntil: time.nullable(),
  emailVerified: z.boolean(),
  place: z.string(),
  sessions: count,
  figures: z.strictObject({
    boughtCents: count,
    soldOrders: count,
    soldCents: count,
    refundedOrders: count,
    reviewsWritten: count,
    reviewsHidden: count,
  }),
  timeline: z.array(momentSchema),
});
export type Person = z.infer<typeof personSchema>;

const figureSchema = z.strictObject({
  key: z.enum(['orders', 'taken', 'refunded', 'accounts', 'failed']),
  value: count,
  /** Money is cents. */
  unit: z.enum(['count', 'cents']),
  /** The same a week earlier, up to this time of the day. */
  before: count.nullable(),
  href: z.string(),
});

const queueSchema = z.strictObject({
  key: z.enum([
    'products',
    'reviews',
    'questions',
    'messages',
    'applications',
    'tickets',
    'cases',
    'letters',
    'second-looks',
  ]),
  waiting: count,
  oldestAt: time.nullable(),
  /** Hours that are promised. */
  promised: count,
  doneToday: count,
  href: z.string(),
});

export const dashboardSchema = z.strictObject({
  at: time,
  figures: z.array(figureSchema),
  queues: z.array(queueSchema),
  /** How many things wait in them, each once: a reported review stands among the reviews and the cases. */
  waiting: count,
  house: z.array(
    z.strictObject({
      key: z.enum(['events', 'mail', 'refunds']),
      state: z.enum(['ok', 'high', 'critical']),
      /** How many there are of what should not be. */
      count,
      /** The list of them, for who may open it. */
      href: z.string(),
    }),
  ),
  /** Mails that wait to be sent; null without a mail server, where all are kept. */
  mailsWaiting: count.nullable(),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

/** What the palette finds. */
export const hitSchema = z.strictObject({
  kind: z.enum(['order', 'case', 'person', 'listing', 'shop', 'setting']),
  id: z.string(),
  /** A name, or the number of an order or a case. */
  title: z.string(),
  detail: z.string(),
  /** Where the order, case or listing stands, or how an account does that is not active. */
  state: z.string(),
  deliveryId: orderWay,
  href: z.string(),
});
export type Hit = z.infer<typeof hitSchema>;
