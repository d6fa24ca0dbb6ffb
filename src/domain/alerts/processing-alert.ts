import { alertLimits } from './limits.ts';

/** [ALERT-14] */
export const processingAlertType = (hoursRemaining: number): 'overdue' | 'approaching' =>
  hoursRemaining < 0 ? 'overdue' : 'approaching';

/** [ALERT-14] Service level of an order that has to leave. */
export function slaStatus(hoursRemaining: number): 'overdue' | 'at_risk' | 'on_time' {
  if (hoursRemaining < 0) return 'overdue';
  return hoursRemaining <= alertLimits.atRiskHours ? 'at_risk' : 'on_time';
}
