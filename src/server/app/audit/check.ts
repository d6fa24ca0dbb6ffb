/** One thing that must hold at every moment. Reads alone; several checks may prove parts of one invariant. */
export interface Check {
  /** `INV-07` */
  id: string;
  says: string;
  /** What is looked at, as the report counts it. */
  unit: string;
  /** One row `{ seen }`. */
  seen: string;
  /** One row `{ breach }` for everything that breaks the rule: which row it is and what is wrong with it. */
  sql: string;
}

/** The product's own time: under a simulated clock ages are measured by it. */
export const NOW = `current_setting('audit.now')::timestamptz`;

export const countOf = (table: string, condition = 'true'): string =>
  `SELECT count(*) AS seen FROM ${table} WHERE ${condition}`;

/** Whether an item of this queue names a row. */
export const isQueued = (queue: string, key: string): string =>
  `EXISTS (SELECT 1 FROM pgboss.job_common j WHERE j.name = '${queue}' AND j.data->>'key' = ${key}
   AND j.state IN ('created', 'retry', 'active', 'failed'))`;
