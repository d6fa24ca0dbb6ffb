import { oc } from '@orpc/contract';
import { z } from 'zod';
import { problem } from '../../core/problem.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const time = z.iso.datetime();
const count = z.number().int();
const mailViews = ['all', 'waiting', 'failing', 'sent'] as const;
export type MailView = (typeof mailViews)[number];

/** What a mail is about: the first word of its key. */
export const kindOfMail = (key: string): string => key.split(/[: ]/)[0] ?? '';

const kindSchema = z.strictObject({
  kind: z.string(),
  sent: count,
  waiting: count,
  failing: count,
  newestAt: time,
});

const mailFiguresSchema = z.strictObject({
  /** Without a mail server mails are kept, and none is sent. */
  hasServer: z.boolean(),
  days: count,
  kinds: z.array(kindSchema),
  optouts: z.strictObject({ count, newest: z.array(z.strictObject({ mark: z.string(), at: time })) }),
});
export type MailFigures = z.infer<typeof mailFiguresSchema>;

const mailRowSchema = z.strictObject({
  key: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  at: time,
  state: z.enum(['waiting', 'failing', 'given up', 'sent']),
  sentAt: time.nullable(),
  tries: count,
  nextAt: time.nullable(),
});
export type MailRow = z.infer<typeof mailRowSchema>;

export const mailsContract = {
  getMailFigures: oc
    .route({
      method: 'GET',
      path: '/admin/mails/figures',
      tags,
      summary: 'Mails of 30 days by kind and state, and who wants none.',
    })
    .output(mailFiguresSchema),
  listMails: oc
    .route({
      method: 'GET',
      path: '/admin/mails',
      tags,
      summary:
        'Mails, newest first or oldest first, by words of the subject or the whole address, with masked addresses and without their words.',
    })
    .input(
      z.strictObject({
        view: z.enum(mailViews).default('all'),
        /** Of one kind, written in the days that the figures are of. */
        kind: z.string().max(60).optional(),
        /** Words of the subject, or the whole address that it went to. */
        q: z.string().trim().max(100).optional(),
        dir: z.enum(['asc', 'desc']).default('desc'),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(mailRowSchema), nextCursor: z.string().nullable() })),
  resendMail: oc
    .route({
      method: 'POST',
      path: '/admin/mails/resend',
      tags,
      summary: 'Try a mail again at once that could not be sent.',
    })
    .input(z.strictObject({ key: z.string().min(1).max(300) }))
    .output(z.strictObject({ state: z.literal('waiting') }))
    .errors({ 'office/mail-is-sent': problem(409, texts['office/mail-is-sent']) }),
};
