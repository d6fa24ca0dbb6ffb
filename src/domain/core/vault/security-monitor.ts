import { MONITOR } from './limits.ts';

export type SecurityEventKind =
  'key-requested' | 'key-revoked' | 'encrypted' | 'decrypted' | 'encryption-failed' | 'decryption-failed';

export interface SecurityEvent {
  kind: SecurityEventKind;
  at: number;
}

export type SecurityAlertKind = 'decryption-failures' | 'encryptions';

export interface SecurityAlert {
  kind: SecurityAlertKind;
  at: number;
  /** How many there were within the window. */
  count: number;
}

/** Which events are counted for which alert, and how many are too many. */
const watched: Partial<Record<SecurityEventKind, { alert: SecurityAlertKind; most: number }>> = {
  'decryption-failed': { alert: 'decryption-failures', most: MONITOR.DECRYPTION_FAILURES },
  encrypted: { alert: 'encryptions', most: MONITOR.ENCRYPTIONS },
};

export const alertThreshold: Record<SecurityAlertKind, number> = {
  'decryption-failures': MONITOR.DECRYPTION_FAILURES,
  encryptions: MONITOR.ENCRYPTIONS,
};

export interface MonitorState {
  events: readonly SecurityEvent[];
  alerts: readonly SecurityAlert[];
  /** The moments since the last alert that are still within the window. */
  recent: Readonly<Record<SecurityAlertKind, readonly number[]>>;
}

export const calmMonitor: MonitorState = {
  events: [],
  alerts: [],
  recent: { 'decryption-failures': [], encryptions: [] },
};

/** [VAULT-06] Takes an event in: the newest are kept, and as many as are too many within the window raise one alert. */
export function recordEvent(
  state: MonitorState,
  event: SecurityEvent,
): { state: MonitorState; alert: SecurityAlert | null } {
  const events = [...state.events, event].slice(-MONITOR.MAX_EVENTS);
  const watch = watched[event.kind];
  if (!watch) return { state: { ...state, events }, alert: null };
  const since = event.at - MONITOR.WINDOW_MS;
  const times = [...state.recent[watch.alert].filter((at) => at > since), event.at];
  const isTooMany = times.length >= watch.most;
  const alert = isTooMany ? { kind: watch.alert, at: event.at, count: times.length } : null;
  const alerts = alert ? [...state.alerts, alert].slice(-MONITOR.MAX_ALERTS) : state.alerts;
  return { state: { events, alerts, recent: { ...state.recent, [watch.alert]: isTooMany ? [] : times } }, alert };
}
