import { oc } from '@orpc/contract';
import { z } from 'zod';
import { MAX_INT } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { textSchema } from '../../core/text.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const moment = z.iso.datetime();

const settingSchema = z.strictObject({
  name: z.string(),
  meaning: z.string(),
  /** As it would stand in the environment; of secrets whether they are set. */
  value: z.string(),
  isSecret: z.boolean(),
  isDefault: z.boolean(),
  /** How it is put into a form; null where the environment alone says it. */
  form: z
    .strictObject({ kind: z.enum(['choice', 'number', 'numbers', 'text']), options: z.array(z.string()) })
    .nullable(),
  /** What counts where no administrator says otherwise. */
  environmentValue: z.string(),
  /** Of its newest change; 0 where there is none. */
  version: z.number().int().min(0),
  /** The newest change; null where there is none. */
  changed: z.strictObject({ by: z.string(), at: moment, isSet: z.boolean() }).nullable(),
});
export type Setting = z.infer<typeof settingSchema>;

const name = z.strictObject({ name: z.string().min(1).max(60) });

export const settingsContract = {
  listSettings: oc
    .route({
      method: 'GET',
      path: '/admin/settings',
      tags,
      summary: 'Every setting with what it means and what is in force; secrets only as set or not.',
    })
    .output(z.strictObject({ items: z.array(settingSchema) })),
  listSettingChanges: oc
    .route({
      method: 'GET',
      path: '/admin/settings/{name}/changes',
      tags,
      summary: 'What administrators set a setting to, the newest first.',
    })
    .input(name)
    .output(
      z.strictObject({
        items: z.array(
          z.strictObject({
            version: z.number().int(),
            value: z.string().nullable(),
            reason: z.string(),
            by: z.string(),
            at: moment,
          }),
        ),
      }),
    ),
  changeSetting: oc
    .route({
      method: 'POST',
      path: '/admin/settings/{name}',
      tags,
      summary: 'Set a setting for every process at once, or leave it to the environment again.',
    })
    .input(
      name.extend({
        /** As it would stand in the environment; null is what the environment says. */
        value: z.string().trim().min(1).max(500).nullable(),
        /** The version that was read; another one since then is not written over. */
        seenVersion: z.number().int().min(0).max(MAX_INT),
        reason: textSchema(3, 500),
      }),
    )
    .output(settingSchema)
    .errors({
      'office/no-such-setting': problem(404, texts['office/no-such-setting']),
      'office/setting-of-environment': problem(409, texts['office/setting-of-environment']),
      'office/setting-wrong': problem(400, texts['office/setting-wrong'], z.object({ why: z.string() })),
      'office/setting-changed': problem(409, texts['office/setting-changed']),
    }),
};
