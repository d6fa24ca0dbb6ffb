import { type Check, countOf, NOW } from './check.ts';

/** What an alert of either schema was made of. */
const partsOfAlert = `coalesce(a.metadata -> 'summarised', a.context -> 'metadata' -> 'summarised')`;

/** [INV-18, INV-20] Low-priority alerts against what they became, and snoozed ones against the clock. */
export const alertChecks: readonly Check[] = [
  {
    id: 'INV-18',
    unit: 'low-priority alerts',
    seen: countOf('queued_alerts'),
    says: 'an accepted low-priority alert is in the one summary that it became, or stands alone, unless its reader deleted that',
    sql: `SELECT 'alert ' || q.id || ' of ' || q.seller_id || ': not in ' || q.flushed_into AS breach
          FROM queued_alerts q
          WHERE q.flushed_into IS NOT NULL AND NOT EXISTS (SELECT 1 FROM seller_alerts a WHERE a.seller_id = q.seller_id
            AND a.id = q.flushed_into
              AND (a.id = q.id OR ${partsOfAlert} ? q.id))
            AND NOT EXISTS (SELECT 1 FROM deleted_alerts d WHERE d.seller_id = q.seller_id AND d.id = q.flushed_into)`,
  },
  {
    id: 'INV-18',
    unit: 'alerts',
    seen: countOf('seller_alerts'),
    says: 'an alert is stored once, and is in one summary at most',
    sql: `SELECT 'alert ' || id || ' of ' || seller_id || ': ' || count(*) || ' times' AS breach FROM
            (SELECT a.seller_id, a.id FROM seller_alerts a UNION ALL SELECT a.seller_id, part FROM seller_alerts a,
              jsonb_array_elements_text(${partsOfAlert}) part
               WHERE jsonb_typeof(${partsOfAlert}) = 'array') each
          GROUP BY seller_id, id HAVING count(*) > 1`,
  },
  {
    id: 'INV-20',
    unit: 'snoozed alerts',
    seen: countOf('seller_alerts', 'snoozed_at IS NOT NULL'),
    says: 'a snoozed alert wakes when its time is over, and not before',
    sql: `SELECT 'alert ' || id || ' of ' || seller_id || ': snoozed until ' || snooze_until || CASE WHEN snoozed
          THEN ' and still asleep' ELSE ', woken at ' || auto_woken_at END AS breach
          FROM seller_alerts WHERE (snoozed AND snooze_until < ${NOW} - interval '10 minutes')
            OR auto_woken_at < snooze_until
            OR (NOT snoozed AND snoozed_at IS NOT NULL AND num_nonnulls(auto_woken_at, unsnoozed_at) <> 1)`,
  },
];
