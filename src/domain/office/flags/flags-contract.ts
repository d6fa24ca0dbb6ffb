import { oc } from '@orpc/contract';
import { z } from 'zod';
import { flagNames } from '../../core/flags/flags.ts';
import { MAX_INT } from '../../core/ids.ts';
import { type AdminRole, adminRoles } from '../../core/permissions/permissions.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const key = z.enum(flagNames);
const MAX_SHOPS = 50;

/** Also how a rule is kept. */
export const flagRuleSchema = z.strictObject({
  share: z.number().int().min(0).max(100),
  roles: z.array(z.enum(Object.keys(adminRoles) as [AdminRole, ...AdminRole[]])).max(20),
  shops: z.array(z.string().trim().min(1).max(80)).max(MAX_SHOPS),
  until: z.iso.datetime().nullable(),
});

const flagSchema = z.strictObject({
  key,
  /** Null where it is on for everybody. */
  rule: flagRuleSchema.nullable(),
  /** The end of its rule is past: everybody has it. */
  isOver: z.boolean(),
  /** Of its newest change; 0 where there is none. */
  version: z.number().int().min(0),
  changed: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
});

/** [OFFICE-01] Features switched by share, role and shop. */
export const flagsContract = {
  listFlags: oc
    .route({ method: 'GET', path: '/admin/flags', tags, summary: 'Every feature flag, and whom it is on for.' })
    .output(z.strictObject({ items: z.array(flagSchema) })),
  listFlagChanges: oc
    .route({
      method: 'GET',
      path: '/admin/flags/{key}/changes',
      tags,
      summary: 'What administrators set a flag to, the newest first.',
    })
    .input(z.strictObject({ key }))
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            version: z.number().int(),
            rule: flagRuleSchema.nullable(),
            reason: z.string(),
            by: z.string(),
            at: z.iso.datetime(),
          }),
        ),
      }),
    ),
  changeFlag: oc
    .route({
      method: 'POST',
      path: '/admin/flags/{key}',
      tags,
      summary: 'Set whom a feature is on for, in every process now. Null is everybody.',
    })
    .input(
      z.strictObject({
        key,
        rule: flagRuleSchema.nullable(),
        /** The version that was read; another one since then is not written over. */
        seenVersion: z.number().int().min(0).max(MAX_INT),
        reason: textSchema(3, 500),
      }),
    )
    .output(flagSchema)
    .errors({
      'office/flag-changed': problem(409, texts['office/setting-changed']),
      'office/flag-over': problem(400, texts['office/flag-over']),
      'office/no-such-shops': problem(404, texts['office/no-such-shops'], z.object({ shops: z.string() })),
    }),
};
