/** SQL: the parked event `p` is the first of its subject, behind which the others wait. */
export const IS_FIRST_OF_SUBJECT = `NOT EXISTS (
             SELECT 1 FROM parked_events q WHERE q.reaction = p.reaction AND q.subject = p.subject
               AND (q.xid, q.seq) < (p.xid, p.seq))`;
/** SQL: the parked event `p` is due, and the first of its subject. */
export const IS_TO_BE_TRIED = `p.next_at <= now() AND ${IS_FIRST_OF_SUBJECT}`;
