import { oc } from '@orpc/contract';
import { z } from 'zod';

const tags = ['office'];
const time = z.iso.datetime();
const count = z.number().int().min(0);

const chainSchema = z.strictObject({
  checkedAt: time,
  acts: count,
  /** What was wrong, the first of it; none where the chain is whole. */
  breaches: z.array(z.string()),
});
export type AuditChain = z.infer<typeof chainSchema>;

const retentionSchema = z.strictObject({
  table: z.string(),
  /** What people call what is in it; '' where it tells of nobody. */
  name: z.string(),
  /** The column whose moment begins the time. */
  from: z.string(),
  minutes: count,
  years: count,
  /** Only some of the rows, or only some of their columns. */
  isPart: z.boolean(),
  becomes: z.enum(['deleted', 'blanked']),
  /** Rows of the table that went in the last 30 days, and the last day on which any did. */
  ended30: count,
  lastDay: z.iso.date().nullable(),
});
export type RetentionRule = z.infer<typeof retentionSchema>;

export const complianceContract = {
  getCompliance: oc
    .route({
      method: 'GET',
      path: '/admin/compliance',
      tags,
      summary:
        'Whether the chain of the audit log is whole, and how long what is stored, with what went by these rules.',
    })
    .output(
      z.strictObject({
        at: time,
        chain: chainSchema.nullable(),
        retention: z.array(retentionSchema),
        /** When rules were last carried out; null where they never were. */
        retentionRanAt: time.nullable(),
        retentionFailures: count,
      }),
    ),
  verifyAuditChain: oc
    .route({
      method: 'POST',
      path: '/admin/compliance/audit-chain',
      tags,
      summary: 'Go through the chain of the audit log now.',
    })
    .output(chainSchema),
};
