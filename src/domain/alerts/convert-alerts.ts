import { fail, ok, type Result } from '../core/result.ts';
import { type AlertContext, financeMetricSchema } from './model.ts';
import { slaStatus } from './processing-alert.ts';

/** What the collections of old keep of an alert beside what every collection has [ALERT-06, ALERT-07]. */
export interface Figures {
  severity: 'critical' | 'warn' | 'info' | null;
  metric: string | null;
  baseline: number | null;
  actual: number | null;
  deltaPct: number | null;
  date: string | null;
}
interface OrderToLeave {
  orderId: string | null;
  orderNumber: string | null;
  processingDeadline: string | null;
  alertType: 'approaching' | 'overdue' | null;
  hoursRemaining: number | null;
}
export interface LegacyParts extends Figures, OrderToLeave {
  origin: 'alerts' | 'finance_alerts' | 'processing_alerts';
  metadata: Record<string, unknown>;
}
/** What the unified collection keeps instead [ALERT-05]. */
export interface UnifiedParts {
  origin: LegacyParts['origin'];
  context: AlertContext;
  schemaVersion: number;
  migrated: boolean;
}

export const SCHEMA_VERSION = 1;
export const noFigures: Figures = {
  severity: null,
  metric: null,
  baseline: null,
  actual: null,
  deltaPct: null,
  date: null,
};
export const noOrderToLeave: OrderToLeave = {
  orderId: null,
  orderNumber: null,
  processingDeadline: null,
  alertType: null,
  hoursRemaining: null,
};

/** Facts of metadata that a context names itself, with the type that each has there. */
const named = {
  productId: 'string',
  productName: 'string',
  customerId: 'string',
  customerName: 'string',
  amount: 'number',
  currency: 'string',
  trackingNumber: 'string',
  currentQuantity: 'number',
  newQuantity: 'number',
  rating: 'number',
} as const;
/** Orders of processing alerts have columns of their own. */
const namedOrder = { orderId: 'string', orderNumber: 'string' } as const;

const withoutNulls = (facts: object): object =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== undefined));

/** [ALERT-08] Enhanced, finance or processing alert to unified. */
export function toUnified<Alert extends LegacyParts>(alert: Alert): Omit<Alert, keyof LegacyParts> & UnifiedParts {
  const { origin, metadata, severity, metric, baseline, actual, deltaPct, date, ...withoutMetric } = alert;
  const { orderId, orderNumber, processingDeadline, alertType: _derived, hoursRemaining, ...envelope } = withoutMetric;
  const types: Record<string, string> = origin === 'processing_alerts' ? named : { ...named, ...namedOrder };
  const isNamed = ([name, value]: [string, unknown]): boolean =>
    Object.hasOwn(types, name) && typeof value === types[name] && (typeof value !== 'string' || value.length <= 1000);
  const facts = Object.entries(metadata);
  const rest = Object.fromEntries(facts.filter((fact) => !isNamed(fact)));
  const context = withoutNulls({
    ...Object.fromEntries(facts.filter(isNamed)),
    ...withoutNulls({ severity, metric, baseline, actual, deltaPct }),
    ...(date === null ? {} : { dateRange: { start: date, end: date } }),
    ...withoutNulls({ orderId, orderNumber, processingDeadline, hoursRemaining }),
    ...(hoursRemaining === null ? {} : { slaStatus: slaStatus(hoursRemaining) }),
    ...(Object.keys(rest).length > 0 ? { metadata: rest } : {}),
  });
  return { ...envelope, origin, context, schemaVersion: SCHEMA_VERSION, migrated: true } as Omit<
    Alert,
    keyof LegacyParts
  > &
    UnifiedParts;
}

type Unconvertible = { code: 'alerts/no-figures' } | { code: 'alerts/no-deadline' } | { code: 'alerts/is-finance' };

/** [ALERT-08] Only with metric, baseline and actual. */
export function financeParts({ context }: UnifiedParts): Result<Figures, Unconvertible> {
  const { metric, baseline, actual, deltaPct = null, severity = null, dateRange } = context;
  if (metric === undefined || baseline === undefined || actual === undefined)
    return fail({ code: 'alerts/no-figures' });
  return ok({ metric, baseline, actual, deltaPct, severity, date: dateRange?.start ?? null });
}

/** [ALERT-08] Only with processingDeadline and orderId. */
export function processingParts({ context }: UnifiedParts): Result<OrderToLeave, Unconvertible> {
  const { orderId, orderNumber = null, processingDeadline, hoursRemaining = 0 } = context;
  if (processingDeadline === undefined || orderId === undefined) return fail({ code: 'alerts/no-deadline' });
  const alertType = hoursRemaining < 0 ? 'overdue' : 'approaching';
  return ok({ orderId, orderNumber, processingDeadline, hoursRemaining, alertType });
}

const metadataOf = ({ origin, context }: UnifiedParts): Record<string, unknown> => {
  const { orderId, orderNumber, ...facts } = context;
  const entries = Object.entries({
    ...facts,
    ...(origin === 'processing_alerts' ? {} : { orderId, orderNumber }),
  }).filter(([name, value]) => (Object.hasOwn(named, name) || Object.hasOwn(namedOrder, name)) && value !== undefined);
  return { ...context.metadata, ...Object.fromEntries(entries) };
};

/** [ALERT-08] A finance alert has neither a title of its own nor a category: it cannot become an enhanced one. */
export function toEnhanced<Alert extends UnifiedParts>(alert: Alert): Result<LegacyParts, Unconvertible> {
  if (alert.origin === 'finance_alerts') return fail({ code: 'alerts/is-finance' });
  const figures = financeParts(alert);
  const { severity = null, metric = null, baseline = null, actual = null, deltaPct = null, dateRange } = alert.context;
  const some: Figures = { severity, metric, baseline, actual, deltaPct, date: dateRange?.start ?? null };
  return ok({
    origin: 'alerts',
    metadata: metadataOf({ ...alert, origin: 'alerts' }),
    ...noOrderToLeave,
    ...(figures.ok ? figures.value : some),
  });
}

/** [ALERT-08, ALERT-09] A unified alert as the collection that it belongs to keeps it. */
export function toLegacy(alert: UnifiedParts): Result<LegacyParts, Unconvertible> {
  const { origin } = alert;
  const metadata = metadataOf(alert);
  if (origin === 'finance_alerts') {
    const figures = financeParts(alert);
    return figures.ok ? ok({ origin, metadata, ...noOrderToLeave, ...figures.value }) : figures;
  }
  if (origin === 'processing_alerts') {
    const order = processingParts(alert);
    return order.ok ? ok({ origin, metadata, ...noFigures, ...order.value }) : order;
  }
  return toEnhanced(alert);
}

/** Where a new alert belongs in the old schema, by what it is about. */
export function originOf(context: AlertContext): LegacyParts['origin'] {
  const parts = { origin: 'alerts', context, schemaVersion: SCHEMA_VERSION, migrated: false } as const;
  if (processingParts(parts).ok && context.hoursRemaining !== undefined) return 'processing_alerts';
  const figures = financeParts(parts);
  return figures.ok &&
    figures.value.severity &&
    figures.value.date &&
    financeMetricSchema.safeParse(figures.value.metric).success
    ? 'finance_alerts'
    : 'alerts';
}
