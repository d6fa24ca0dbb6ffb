/** The ids of transactions that run in other databases of the same server (`<>`), or in this one (`=`). Any role may read this. */
const running = (compared: '<>' | '='): string =>
  `SELECT l.transactionid FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
   WHERE l.locktype = 'transactionid' AND l.mode = 'ExclusiveLock' AND l.granted
     AND a.datid ${compared} (SELECT oid FROM pg_database WHERE datname = current_database())
   UNION ALL SELECT transaction FROM pg_prepared_xacts WHERE database ${compared} current_database()`;

/**
 * SQL of the transaction id before which every event is final: whoever could still write one has ended. That is the oldest
 * transaction of this database that the statement's own snapshot does not see yet. A snapshot knows the transactions of the whole
 * server, and a long one of a stranger's database would hold up every reaction; so those that are known to run elsewhere, where
 * they can write no event of ours, are left out. What is not known counts as ours, such as one that begins or ends just now.
 * One statement must ask for it and read the events by it: what is final for a later snapshot may not be seen by an earlier one.
 */
export const FINAL_BEFORE = `(SELECT least(pg_current_xact_id_if_assigned(), coalesce((
    SELECT x FROM pg_snapshot_xip(s) x WHERE x::xid <> ALL (ARRAY(${running('<>')})) ORDER BY x LIMIT 1
  ), pg_snapshot_xmax(s))) FROM pg_current_snapshot() s)`;

/** SQL: whether events are not taken for final though nothing of this database runs before them. Asked again, what only seemed to be ours is gone. */
export const WAITS_FOR_NOBODY = `SELECT EXISTS (
    SELECT 1 FROM events e WHERE e.xid >= ${FINAL_BEFORE} AND NOT EXISTS (
      SELECT 1 FROM pg_snapshot_xip(pg_current_snapshot()) x WHERE x < e.xid AND x::xid = ANY (ARRAY(${running('=')}))
    )) AS "isSo"`;
