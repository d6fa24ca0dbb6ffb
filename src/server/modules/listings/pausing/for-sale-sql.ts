/** [ORD-06, DASH-04] A listing `l` that can be bought: its maker offers it, and does not pause. */
export const isForSaleSql = `(l.state = 'active' AND l.paused_until IS NULL)`;
