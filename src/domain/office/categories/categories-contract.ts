import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../../core/ids.ts';
import { problem } from '../../core/problem.ts';
import { lineSchema } from '../../core/text.ts';
import { plannedChangeFields, plannedInput } from '../settings/planned-change.ts';
import { officeProblemTexts as texts } from '../problem-texts.ts';

const tags = ['office'];
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]{1,59}$/, 'must be small letters, digits and hyphens, like garden-pots');
const goods = z.enum(['standard', 'books', 'children_clothes']);
const count = z.number().int().min(0);

const fields = z.strictObject({
  name: lineSchema(1, 60).optional(),
  nameDe: lineSchema(1, 60).optional(),
  /** What stands on its page; empty says nothing there. */
  sentence: z.string().trim().max(200).optional(),
  sentenceDe: z.string().trim().max(200).optional(),
  /** The piece whose picture stands for it on the home page; empty takes one that is well liked. */
  cover: z.union([z.literal(''), idSchema]).optional(),
  parent: slug.nullable().optional(),
  /** Which of its siblings it follows; null puts it first. */
  after: slug.nullable().optional(),
  goods: goods.optional(),
  isPaused: z.boolean().optional(),
});

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add'), slug, fields: fields.required({ name: true, nameDe: true }) }),
  z.strictObject({ kind: z.literal('edit'), slug, fields }),
  z.strictObject({ kind: z.literal('merge'), slug, into: slug }),
]);

const plannedSchema = z.strictObject({
  id: idSchema,
  change: changeSchema,
  state: z.enum(['planned', 'moving', 'done', 'withdrawn', 'failed']),
  /** Pieces that moved so far. */
  moved: count,
  /** The code of what was in the way on its day; empty where nothing was. */
  problem: z.string(),
  ...plannedChangeFields,
});

const categorySchema = z.strictObject({
  slug: z.string(),
  parent: z.string().nullable(),
  name: z.string(),
  nameDe: z.string(),
  sentence: z.string(),
  sentenceDe: z.string(),
  cover: z.string(),
  goods,
  isPaused: z.boolean(),
  /** Pieces that can be bought, those of its parts among them. */
  forSale: count,
  planned: plannedSchema.nullable(),
  /** Addresses of categories that were merged into it. */
  formerly: z.array(z.string()),
});

/** [OFFICE-01] Categories by form, from a day on. */
export const categoriesContract = {
  listCategories: oc
    .route({
      method: 'GET',
      path: '/admin/categories',
      tags,
      summary: 'The tree of categories with what is planned for each, and the newest fifty changes.',
    })
    .output(
      z.strictObject({
        items: z.array(categorySchema),
        changes: z.array(plannedSchema).max(50),
        /** The first day that a change can be planned for. */
        today: z.iso.date(),
      }),
    ),
  previewCategory: oc
    .route({
      method: 'GET',
      path: '/admin/categories/{slug}/preview',
      tags,
      summary: 'How many pieces and shops a change of a category concerns.',
    })
    .input(z.strictObject({ slug }))
    .output(z.strictObject({ listings: count, shops: count })),
  planCategoryChange: oc
    .route({
      method: 'POST',
      path: '/admin/categories/changes',
      tags,
      summary: 'Add, edit, pause or merge a category from a day on, in every process.',
    })
    .input(z.strictObject({ ...plannedInput, change: changeSchema }))
    .output(plannedSchema)
    .errors({
      'office/unknown-category': problem(400, texts['office/unknown-category']),
      'office/category-there': problem(409, texts['office/category-there']),
      'office/category-parent': problem(400, texts['office/category-parent']),
      'office/category-name-taken': problem(409, texts['office/category-name-taken']),
      'office/category-has-parts': problem(409, texts['office/category-has-parts']),
      'office/category-cover': problem(400, texts['office/category-cover']),
      'office/category-into': problem(400, texts['office/category-into']),
      'office/category-too-early': problem(400, texts['office/category-too-early']),
      'office/category-planned': problem(409, texts['office/category-planned']),
    }),
  withdrawCategoryChange: oc
    .route({
      method: 'POST',
      path: '/admin/categories/changes/{id}/withdraw',
      tags,
      summary: 'Take a planned change of a category back before its day.',
    })
    .input(z.strictObject({ id: idSchema, reason: plannedInput.reason }))
    .output(plannedSchema)
    .errors({ 'office/category-change-over': problem(409, texts['office/category-change-over']) }),
};
