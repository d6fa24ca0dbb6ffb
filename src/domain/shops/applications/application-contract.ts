import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema, MAX_INT } from '../../core/ids.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema, textSchema } from '../../core/text.ts';
import { shopProblemTexts as texts } from '../problem-texts.ts';
import { APPLICATION_LIMITS as LIMITS } from './limits.ts';
import {
  applicationFactsSchema,
  applicationRecordSchema,
  applicationRowSchema,
  applicationStateSchema,
  ownApplicationSchema,
} from './model.ts';

const tags = ['shops'];
const seller = z.strictObject({ sellerId: idSchema });
const noSuch = problem(404, texts['shops/no-such-application']);

/** Where publishing needs an open shop. */
export const publishProblems = {
  'shops/application-missing': problem(400, texts['shops/application-missing']),
  'shops/application-waiting': problem(409, texts['shops/application-waiting']),
  'shops/application-refused': problem(409, texts['shops/application-refused']),
  'shops/seller-terms-changed': problem(409, texts['shops/seller-terms-changed']),
};

/** What an administrator may put right of a shop. */
const shopFactsSchema = z.strictObject({
  name: lineSchema(1, 60),
  place: lineSchema(0, 60),
  tagline: lineSchema(0, 140),
  story: textSchema(0, 5000),
  announcement: lineSchema(0, 300),
});
export type ShopFacts = z.infer<typeof shopFactsSchema>;

const shopFactsAnswer = shopFactsSchema.extend({ sellerId: idSchema, slug: z.string(), updatedAt: z.iso.datetime() });

/** [OFFICE-03] Applications of those who open a shop. */
export const applicationCalls = {
  getApplication: oc
    .route({
      method: 'GET',
      path: '/seller/application',
      tags,
      summary: 'Whether the signed-in person’s shop may publish, and their application.',
    })
    .output(ownApplicationSchema),
  apply: oc
    .route({
      method: 'POST',
      path: '/seller/application',
      tags,
      summary: 'Apply to open a shop; approved at once or after a look, as the marketplace has it.',
    })
    .input(
      applicationFactsSchema.extend({
        pictures: z
          .array(pictureSchema.pick({ id: true, focusX: true, focusY: true }).extend({ alt: lineSchema(0, 300) }))
          .min(1)
          .max(LIMITS.pictures),
      }),
    )
    .output(ownApplicationSchema)
    .errors({
      'shops/application-waiting': publishProblems['shops/application-waiting'],
      'shops/already-open': problem(409, texts['shops/already-open']),
      'shops/unknown-picture': problem(400, texts['shops/unknown-picture']),
    }),
  listApplications: oc
    .route({
      method: 'GET',
      path: '/admin/applications',
      tags,
      summary: 'Applications of those who open a shop: waiting ones oldest first, decided ones newest first.',
    })
    .input(
      z.strictObject({
        state: applicationStateSchema.default('waiting'),
        q: z.string().trim().max(100).optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number<number>().int().min(1).max(100).default(50),
      }),
    )
    .output(z.strictObject({ items: z.array(applicationRowSchema), nextCursor: z.string().nullable() })),
  getApplicationRecord: oc
    .route({
      method: 'GET',
      path: '/admin/applications/{sellerId}',
      tags,
      summary: 'The applications of one shop with what is known of its maker.',
    })
    .input(seller)
    .output(applicationRecordSchema)
    .errors({ 'shops/no-such-application': noSuch }),
  decideApplication: oc
    .route({
      method: 'POST',
      path: '/admin/applications/{sellerId}/decision',
      tags,
      summary: 'Approve an application, or refuse it with a reason that the applicant reads.',
    })
    .input(
      seller.extend({
        number: z.number().int().min(1).max(MAX_INT),
        decision: z.enum(['approve', 'refuse']),
        reason: textSchema(0, LIMITS.reason).default(''),
      }),
    )
    .output(z.strictObject({ sellerId: idSchema, number: z.number().int(), state: applicationStateSchema }))
    .errors({
      'shops/no-such-application': noSuch,
      'shops/application-decided': problem(409, texts['shops/application-decided']),
      'shops/reason-missing': problem(400, texts['shops/reason-missing']),
    }),
  getShopFacts: oc
    .route({ method: 'GET', path: '/admin/shops/{sellerId}', tags, summary: 'What a shop says of itself.' })
    .input(seller)
    .output(shopFactsAnswer)
    .errors({ 'shops/not-found': problem(404, texts['shops/not-found']) }),
  editShop: oc
    .route({
      method: 'PUT',
      path: '/admin/shops/{sellerId}',
      tags,
      summary: 'Put right what a shop says of itself, with a reason for the log.',
    })
    .input(
      shopFactsSchema.extend({ sellerId: idSchema, seenAt: z.iso.datetime(), reason: textSchema(3, LIMITS.reason) }),
    )
    .output(shopFactsAnswer)
    .errors({
      'shops/not-found': problem(404, texts['shops/not-found']),
      'shops/reserved-name': problem(400, texts['shops/reserved-name']),
      'shops/name-taken': problem(409, texts['shops/name-taken']),
      'shops/changed-meanwhile': problem(409, texts['shops/changed-meanwhile']),
    }),
};
