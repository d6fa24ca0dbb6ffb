import { z } from 'zod';
import { languages } from '../core/languages/language.ts';
import { idSchema } from '../core/ids.ts';
import { alertLimits } from './limits.ts';

/*
 * Glossary
 * alert      something a maker should know or do, with a priority and a link to the place where it is done
 * template   title, message with placeholders, priority, category and link of one type of alert
 * schema     where alerts are stored: the collections of old (alerts, finance_alerts, processing_alerts) or unified_alerts
 * origin     the collection of the old schema that an alert belongs to
 * snooze     leaves the list until a moment, and comes back then by itself
 */

export const alertPriorities = ['critical', 'high', 'normal', 'low'] as const;
export const alertPrioritySchema = z.enum(alertPriorities);
export type AlertPriority = z.infer<typeof alertPrioritySchema>;
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
export type AlertCategory = z.infer<typeof alertCategorySchema>;
export const alertSources = ['system', 'user', 'automation', 'analytics', 'processing'] as const;
export type AlertSource = (typeof alertSources)[number];
export const alertSeveritySchema = z.enum(['critical', 'warn', 'info']);
export const financeMetricSchema = z.enum(['revenue', 'orders', 'refunds', 'conversion']);

const text = z.string().max(alertLimits.message).optional();
const figure = z.number().optional();

/** [ALERT-05] What an alert is about, as a program reads it. */
export const alertContextSchema = z.strictObject({
  metric: text,
  baseline: figure,
  actual: figure,
  deltaPct: figure,
  severity: alertSeveritySchema.optional(),
  dateRange: z.strictObject({ start: z.string().max(40), end: z.string().max(40) }).optional(),
  orderId: text,
  orderNumber: text,
  productId: text,
  productName: text,
  customerId: text,
  customerName: text,
  amount: z.union([z.number(), z.string().max(100)]).optional(),
  currency: text,
  trackingNumber: text,
  currentQuantity: figure,
  newQuantity: figure,
  rating: figure,
  processingDeadline: z.iso.datetime({ offset: true }).optional(),
  hoursRemaining: figure,
  slaStatus: z.enum(['overdue', 'at_risk', 'on_time']).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
});
export type AlertContext = z.infer<typeof alertContextSchema>;

const moment = z.iso.datetime().nullable();

/** [ALERT-05] An alert as it is read, from whichever schema it is stored in. */
export const alertSchema = z.strictObject({
  id: idSchema,
  sellerId: idSchema,
  category: alertCategorySchema,
  type: z.string().max(60),
  priority: alertPrioritySchema,
  status: z.enum(['active', 'snoozed', 'acknowledged']),
  title: z.string().max(alertLimits.title),
  message: z.string().max(alertLimits.message),
  actionUrl: z.string().max(500),
  actionLabel: z.string().max(alertLimits.actionLabel),
  /** What its words are in. */
  language: z.enum(languages),
  read: z.boolean(),
  starred: z.boolean(),
  tags: z.array(z.string().max(alertLimits.tag)).max(alertLimits.tags),
  source: z.enum(alertSources),
  correlationId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Its place in lists: when it came, or woke. */
  listedAt: z.iso.datetime(),
  expiresAt: moment,
  snoozed: z.boolean(),
  snoozeUntil: moment,
  snoozedAt: moment,
  snoozedBy: z.string().nullable(),
  snoozeDurationHours: z.number().int().nullable(),
  autoWokenAt: moment,
  unsnoozedAt: moment,
  acknowledgedAt: moment,
  archivedAt: moment,
  context: alertContextSchema,
  schemaVersion: z.number().int(),
  /** It was moved from the old schema. */
  migrated: z.boolean(),
});
export type Alert = z.infer<typeof alertSchema>;

/** Hours that an alert may be snoozed for [ALERT-13]. */
export const snoozeHoursSchema = z.union([z.literal(1), z.literal(4), z.literal(24), z.literal(168), z.literal(720)]);
export type SnoozeHours = z.infer<typeof snoozeHoursSchema>;
