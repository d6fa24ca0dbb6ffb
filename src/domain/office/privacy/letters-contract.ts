import { oc } from '@orpc/contract';
import { z } from 'zod';
import { letterKinds } from '../../admin/privacy-letter.ts';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema, textSchema } from '../../core/text.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const time = z.iso.datetime();
const cursor = z.string().max(300).optional();
const limit = z.coerce.number<number>().int().min(1).max(100).default(25);

const privacyLetterSchema = z.strictObject({
  letterId: idSchema,
  /** As the letter calls them. */
  who: z.string(),
  /** Their account; null where none was named. */
  userId: idSchema.nullable(),
  kind: z.enum(letterKinds),
  arrivedOn: z.iso.date(),
  /** The law gives a month. */
  dueOn: z.iso.date(),
  state: z.enum(['open', 'overdue', 'done']),
  doneAt: time.nullable(),
  /** What was answered; '' while it is open. */
  doneWith: z.string(),
});
export type PrivacyLetter = z.infer<typeof privacyLetterSchema>;

const erasureSchema = z.strictObject({
  receiptId: z.string(),
  madeAt: time,
  /** What became of which rows, as the person reads it too. */
  parts: z.array(
    z.strictObject({
      called: z.string(),
      became: z.enum(['deleted', 'blanked', 'retained']),
      rows: z.number().int(),
      because: z.string().nullable(),
      until: z.iso.date().nullable(),
    }),
  ),
});
export type Erasure = z.infer<typeof erasureSchema>;

export const lettersContract = {
  listPrivacyLetters: oc
    .route({
      method: 'GET',
      path: '/admin/privacy/letters',
      tags,
      summary: 'Requests about data that came by letter or mail: open ones by their deadline, done ones newest first.',
    })
    .input(
      z.strictObject({
        view: z.enum(['open', 'done']).default('open'),
        /** A part of what the letter calls them. */
        q: z.string().trim().max(100).optional(),
        cursor,
        limit,
      }),
    )
    .output(z.strictObject({ items: z.array(privacyLetterSchema), nextCursor: z.string().nullable() })),
  recordPrivacyLetter: oc
    .route({
      method: 'POST',
      path: '/admin/privacy/letters',
      tags,
      summary: 'Enter a request about data that came by letter or mail; it is due a month after it arrived.',
    })
    .input(
      z.strictObject({
        who: lineSchema(2, 200),
        /** The address of their account, where they have one. */
        email: z.string().trim().max(254).optional(),
        kind: z.enum(letterKinds),
        arrivedOn: z.iso.date(),
      }),
    )
    .output(z.strictObject({ letterId: idSchema, dueOn: z.iso.date() }))
    .errors({
      'office/letter-not-arrived': problem(400, texts['office/letter-not-arrived']),
      'office/no-such-account': problem(404, texts['office/no-such-account']),
    }),
  finishPrivacyLetter: oc
    .route({
      method: 'POST',
      path: '/admin/privacy/letters/{letterId}/done',
      tags,
      summary: 'Say what a request by letter was answered with. This is said once.',
    })
    .input(z.strictObject({ letterId: idSchema, doneWith: textSchema(3, 500) }))
    .output(z.strictObject({ letterId: idSchema }))
    .errors({
      'office/no-such-letter': problem(404, texts['office/no-such-letter']),
      'office/letter-done': problem(409, texts['office/letter-done']),
    }),
  listErasures: oc
    .route({
      method: 'GET',
      path: '/admin/privacy/erasures',
      tags,
      summary: 'Erasures that are finished with their receipts, the newest first. A receipt does not say whose it is.',
    })
    .input(
      z.strictObject({
        /** Those of the last days alone. */
        days: z.coerce.number<number>().int().min(1).max(3650).optional(),
        cursor,
        limit,
      }),
    )
    .output(z.strictObject({ items: z.array(erasureSchema), nextCursor: z.string().nullable() })),
};
