import { alertRetention, errorRetention } from '#domain/errors/limits.ts';
import type { TaggedTables } from '../../platform/personal-data/tagged-table.ts';

/** [SUP-03, ERR-07] Errors are kept sanitised and without who met them; of a source that is quiet for an hour nothing is. */
export const errorTables: TaggedTables = {
  error_reports: {
    called: { en: 'Reports of single errors', de: 'Meldungen einzelner Fehler' },
    columns: { plain: 'fingerprint number request_id at message path circumstances' },
    retention: [{ from: 'at', days: errorRetention.days }],
  },
  error_groups: {
    called: { en: 'Errors of one kind', de: 'Fehler einer Art' },
    columns: {
      plain:
        'fingerprint origin kind type category name message path reports first_seen last_seen resolved_at recurrences',
    },
    retention: [{ from: 'last_seen', days: errorRetention.days }],
  },
  error_sources: {
    called: { en: 'How many errors a sender reported', de: 'Wie viele Fehler ein Absender gemeldet hat' },
    columns: { plain: 'taken_at blocked_until seen_at', ids: 'source' },
    retention: [{ from: 'seen_at', hours: 1, only: 'blocked_until IS NULL OR blocked_until < $1' }],
  },
  security_alerts: {
    called: { en: 'Security events', de: 'Sicherheitsereignisse' },
    columns: { plain: 'id kind words at' },
    retention: [{ from: 'at', hours: alertRetention.hours }],
  },
};
