import { addMilliseconds, HOUR } from '../core/time.ts';
import { alertLimits } from './limits.ts';
import type { AlertContext, AlertPriority, SnoozeHours } from './model.ts';

interface Snoozable {
  priority: AlertPriority;
  context: Pick<AlertContext, 'severity'>;
}

/** [ALERT-13] For how many hours an alert may be snoozed: critical ones briefly, those of severity info for a month too. */
export function snoozeOptions({ priority, context }: Snoozable): SnoozeHours[] {
  if (priority === 'critical') return [1, 4];
  return context.severity === 'info' ? [1, 4, 24, 168, 720] : [1, 4, 24, 168];
}

/** What all of several alerts may be snoozed for. */
export const sharedSnoozeOptions = (alerts: readonly Snoozable[]): SnoozeHours[] =>
  ([1, 4, 24, 168, 720] as const).filter((hours) => alerts.every((alert) => snoozeOptions(alert).includes(hours)));

export const wakesAt = (now: Date, hours: SnoozeHours): Date => addMilliseconds(now, hours * HOUR);

/** [ALERT-13] Ends within the hour. */
export const isExpiringSoon = (expiresAt: string | null, now: Date): boolean =>
  expiresAt !== null &&
  Date.parse(expiresAt) > now.getTime() &&
  Date.parse(expiresAt) - now.getTime() <= alertLimits.expiringSoonHours * HOUR;
