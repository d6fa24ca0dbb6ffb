import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { centsSchema, currencySchema } from '../core/money-schema.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { pictureSchema } from '../core/pictures/picture.ts';
import { orderStateSchema } from '../orders/model.ts';
import { folders, labelColours, MAX_CONTENT, MAX_LABEL_NAME, MAX_TEMPLATE_NAME } from './limits.ts';

/*
 * Glossary
 * conversation  what a buyer and a seller write to each other about one listing or one order; or what the house writes to one person
 * side          a conversation as one of its two people sees it: their folder, labels, star and unread count
 * number        the place of a message in its conversation, from 1 upwards without a gap: pages and read marks go by it
 * folder        inbox, spam or trash; sent, unread and all are views over them
 * flagged       the first scorer takes a message for spam: it is delivered, folded, and waits for a moderator
 * template      what a maker writes often, with fields; a quick reply is a short one that is offered below a thread
 * broadcast     one message of the house to several people, sent by a job
 */

/** [MSG-18] `return`: about an order of which something comes back. */
const messageTypeSchema = z.enum(['inquiry', 'order', 'return', 'system']);
export type MessageType = z.infer<typeof messageTypeSchema>;
/** [MSG-18] `closed`: one of the two is banned or has deleted their account. Archived is what one side did for itself. */
const conversationStatusSchema = z.enum(['active', 'archived', 'closed']);
export const prioritySchema = z.enum(['low', 'normal', 'high']);
export type Priority = z.infer<typeof prioritySchema>;
/** Where a side is put; the other folders follow from what it is. */
const placedFolders = ['inbox', 'spam', 'trash'] as const;
export const placedFolderSchema = z.enum(placedFolders);
export type PlacedFolder = z.infer<typeof placedFolderSchema>;
export const folderSchema = z.enum(folders);
export type Folder = z.infer<typeof folderSchema>;
const roleSchema = z.enum(['buyer', 'seller']);
export type Role = z.infer<typeof roleSchema>;

export const labelColourSchema = z.enum(labelColours);
export type LabelColour = z.infer<typeof labelColourSchema>;

/** [MSG-12] */
export const labelSchema = z.strictObject({
  labelId: idSchema,
  name: z.string(),
  color: labelColourSchema,
  /** Conversations that carry it. */
  messageCount: z.number().int().min(0),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Label = z.infer<typeof labelSchema>;
export const labelNameSchema = lineSchema(1, MAX_LABEL_NAME);

/** [MSG-12] How many conversations a folder has, how many of them hold something unread, and how many unread messages they hold. */
export const folderCountSchema = z.strictObject({
  folder: folderSchema,
  count: z.number().int().min(0),
  unread: z.number().int().min(0),
});
export type FolderCount = z.infer<typeof folderCountSchema>;

/** Who one writes with: the house has no id, and neither has somebody whose account is gone. */
export const correspondentSchema = z.strictObject({
  userId: idSchema.nullable(),
  name: z.string(),
  /** Where their shop stands, for the seller of it. */
  shopSlug: z.string().nullable(),
  portrait: pictureSchema.nullable(),
});
export type Correspondent = z.infer<typeof correspondentSchema>;

/** [MSG-01] A conversation as the one who asks sees it, in lists. */
export const conversationSchema = z.strictObject({
  conversationId: idSchema,
  /** Of the house's own conversations neither is there but the person. */
  participants: z.strictObject({ sellerId: idSchema.nullable(), buyerId: idSchema.nullable() }),
  /** Which of the two asks. */
  role: roleSchema,
  with: correspondentSchema,
  messageType: messageTypeSchema,
  isSystemMessage: z.boolean(),
  status: conversationStatusSchema,
  productId: idSchema.nullable(),
  productTitle: z.string(),
  productImage: pictureSchema.nullable(),
  orderId: idSchema.nullable(),
  orderNumber: z.string().nullable(),
  /** [INV-17] The first 100 characters of the newest message. */
  lastMessage: z.string(),
  lastMessageTime: z.iso.datetime(),
  lastMessageSenderId: idSchema.nullable(),
  /** The newest message is flagged: the list shows no excerpt of it to its receiver. */
  isLastSpam: z.boolean(),
  messageCount: z.number().int().min(0),
  unreadCount: z.number().int().min(0),
  folder: placedFolderSchema,
  isArchived: z.boolean(),
  isStarred: z.boolean(),
  priority: prioritySchema,
  /** Ids of labels. */
  labels: z.array(idSchema),
  trashedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Of a search: the newest message that fits, by its number, and the words around. */
  match: z.strictObject({ number: z.number().int(), excerpt: z.string() }).nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** [MSG-02] A message; its metadata as MSG-18 says. */
export const messageSchema = z.strictObject({
  messageId: idSchema,
  conversationId: idSchema,
  number: z.number().int().min(1),
  /** Null: the house, or somebody whose account is gone. */
  senderId: idSchema.nullable(),
  receiverId: idSchema.nullable(),
  /** Whether the one who asks wrote it. */
  isOwn: z.boolean(),
  /** Empty where its writer's account was deleted. */
  content: z.string(),
  isErased: z.boolean(),
  timestamp: z.iso.datetime(),
  type: z.enum(['text', 'system']),
  isRead: z.boolean(),
  /** Of one's own messages only, when the other one opened it. */
  readAt: z.iso.datetime().nullable(),
  isSpam: z.boolean(),
  spamScore: z.number().min(0).max(1),
  /** Why it is taken for spam, for the one who received it. */
  spamSigns: z.array(z.string()),
  /** The one who asks has reported it. */
  isReported: z.boolean(),
  metadata: z.strictObject({
    orderId: idSchema.nullable(),
    attachments: z.array(pictureSchema),
    clientId: z.string().nullable(),
  }),
});
export type Message = z.infer<typeof messageSchema>;

/** The card beside a thread about a listing. */
const listingContextSchema = z.strictObject({
  kind: z.literal('listing'),
  productId: idSchema,
  title: z.string(),
  picture: pictureSchema.nullable(),
  priceCents: centsSchema,
  priceVaries: z.boolean(),
  currency: currencySchema,
  stock: z.number().int(),
  madeToOrder: z.boolean(),
  /** Whether it can be looked at and bought. */
  isOffered: z.boolean(),
  shopName: z.string(),
  shopSlug: z.string(),
});
/** The card beside a thread about an order. */
const orderContextSchema = z.strictObject({
  kind: z.literal('order'),
  orderId: idSchema,
  number: z.string(),
  state: orderStateSchema,
  placedAt: z.iso.datetime(),
  leavesBy: z.iso.date(),
  totalCents: centsSchema,
  currency: currencySchema,
  buyerName: z.string(),
  shopName: z.string(),
  shopSlug: z.string(),
  lines: z.array(
    z.strictObject({
      listingId: idSchema,
      title: z.string(),
      values: z.array(z.string()),
      personalisation: z.string(),
      quantity: z.number().int(),
      picture: pictureSchema.nullable(),
    }),
  ),
});
export const contextSchema = z.discriminatedUnion('kind', [listingContextSchema, orderContextSchema]);
export type ConversationContext = z.infer<typeof contextSchema>;

/** What somebody wrote to often: [MSG-15] fields like {buyer} and {order} are filled in the browser by `fillFields`. */
const templateKindSchema = z.enum(['template', 'quick_reply']);
export type TemplateKind = z.infer<typeof templateKindSchema>;
export const templateSchema = z.strictObject({
  templateId: idSchema,
  kind: templateKindSchema,
  name: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Template = z.infer<typeof templateSchema>;
export const templateInput = {
  kind: templateKindSchema,
  name: lineSchema(1, MAX_TEMPLATE_NAME),
  body: textSchema(1, MAX_CONTENT),
};

/** [MSG-10] Why the next act would be refused, and when it would not be any more. */
export const waitSchema = z.strictObject({ code: z.string(), retryAfterSeconds: z.number().int().min(1) });
export type Wait = z.infer<typeof waitSchema>;
