import { truncate } from '../core/visible-text.ts';
import { alertLimits } from './limits.ts';
import type { Alert } from './model.ts';

/** [ALERT-19] What a table program would take for a formula begins with one of these. */
const FORMULA = /^[=+\-@\t\r]/;
// oxlint-disable-next-line no-control-regex -- control characters are what it removes
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/**
 * [ALERT-19] One field: a quote before what could be a formula, looked at before control characters go; cut to 1000 characters; quoted.
 * Numbers that are none are 0.
 */
export function csvField(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'number') return `"${Number.isFinite(value) ? value : 0}"`;
  const text = String(value ?? '');
  const safe = (FORMULA.test(text) ? `'${text}` : text).replaceAll(CONTROL, '');
  return `"${truncate(safe, alertLimits.exportField).replaceAll('"', '""')}"`;
}

const columns: readonly [name: string, of: (alert: Alert) => string | number | boolean | null | undefined][] = [
  ['id', (alert) => alert.id],
  ['createdAt', (alert) => alert.createdAt],
  ['category', (alert) => alert.category],
  ['type', (alert) => alert.type],
  ['priority', (alert) => alert.priority],
  ['status', (alert) => alert.status],
  ['title', (alert) => alert.title],
  ['message', (alert) => alert.message],
  ['read', (alert) => alert.read],
  ['starred', (alert) => alert.starred],
  ['tags', (alert) => alert.tags.join(', ')],
  ['snoozeUntil', (alert) => alert.snoozeUntil],
  ['acknowledgedAt', (alert) => alert.acknowledgedAt],
  ['archivedAt', (alert) => alert.archivedAt],
  ['expiresAt', (alert) => alert.expiresAt],
  ['actionUrl', (alert) => alert.actionUrl],
  ['severity', (alert) => alert.context.severity],
  ['metric', (alert) => alert.context.metric],
  ['baseline', (alert) => alert.context.baseline],
  ['actual', (alert) => alert.context.actual],
  ['deltaPct', (alert) => alert.context.deltaPct],
];

const line = (fields: readonly string[]): string => `${fields.join(',')}\r\n`;

/** Its first line, with the mark that tells table programs that the letters are UTF-8. */
export const csvHead = `\uFEFF${line(columns.map(([name]) => csvField(name)))}`;
export const csvLines = (alerts: readonly Alert[]): string =>
  alerts.map((alert) => line(columns.map(([, of]) => csvField(of(alert))))).join('');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** [ALERT-20] 16 characters, upper-case. */
export const linkToken = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, alertLimits.linkLength), (byte) => LETTERS[byte % LETTERS.length]).join('');
