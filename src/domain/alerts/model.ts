import { z } from 'zod';
import { languages } from '../core/languages/language.ts';
import { idSchema } from '../core/ids.ts';

/*
 * Glossary
 * alert      something a maker should know or do, with a priority and a link to the place where it is done
 * template   title, message with placeholders, priority, category and link of one type of alert
 */

const prioritySchema = z.enum(['critical', 'high', 'normal', 'low']);
export const alertCategorySchema = z.enum([
  'order',
  'payment',
  'shipping',
  'inventory',
  'return',
  'message',
  'performance',
  'system',
  'promotion',
  'review',
  'processing',
  'analytics',
]);

/** An alert as it is stored and read [ALERT-06]. */
export const alertSchema = z.strictObject({
  id: idSchema,
  sellerId: idSchema,
  category: alertCategorySchema,
  type: z.string().max(60),
  priority: prioritySchema,
  title: z.string().max(200),
  message: z.string().max(1000),
  actionUrl: z.string().max(500),
  actionLabel: z.string().max(60),
  /** What its words are in. */
  language: z.enum(languages),
  read: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Alert = z.infer<typeof alertSchema>;
