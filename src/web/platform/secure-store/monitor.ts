import {
  calmMonitor,
  recordEvent,
  type SecurityAlert,
  type SecurityEventKind,
} from '#domain/core/vault/security-monitor.ts';
import { MONITOR } from '#domain/core/vault/limits.ts';

/** Lives as long as the session of the tab does. */
const ALERTS = 'security-alerts';

function storedAlerts(): SecurityAlert[] {
  try {
    const alerts: unknown = JSON.parse(sessionStorage.getItem(ALERTS) ?? '[]');
    return Array.isArray(alerts) ? (alerts as SecurityAlert[]).slice(-MONITOR.MAX_ALERTS) : [];
  } catch {
    return [];
  }
}

let state = { ...calmMonitor, alerts: storedAlerts() };

/** [VAULT-06] Notes what happened to values of this browser. */
export function recordSecurityEvent(kind: SecurityEventKind): void {
  const next = recordEvent(state, { kind, at: Date.now() });
  state = { ...next.state, alerts: [...next.state.alerts] };
  if (!next.alert) return;
  try {
    sessionStorage.setItem(ALERTS, JSON.stringify(state.alerts));
  } catch {
    // A full or forbidden store: this page knows them still.
  }
}

/** What was noted, the newest last; it is sent along with a report of an error. */
export const securityEvents = () => state.events;
export const securityAlerts = () => state.alerts;
