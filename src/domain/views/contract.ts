import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { lineSchema } from '../core/text.ts';
import { viewProblemTexts as texts } from './problem-texts.ts';
import { MAX_VIEW_NAME, MAX_VIEW_QUERY, MAX_VIEWS, viewQuery } from './view-query.ts';

/*
 * Glossary
 * list        a table of the seller dashboard or the back office, by its name: `seller.orders`
 * saved view  a state of a list's filters, order and columns under a name: a tab of its own for the person who saved it
 */

const listSchema = z
  .string()
  .max(47)
  .regex(/^(seller|admin)\.[a-z][a-z-]{0,39}$/, 'must be a list like seller.orders');
const nameSchema = lineSchema(1, MAX_VIEW_NAME);
const querySchema = z
  .string()
  .max(MAX_VIEW_QUERY)
  .regex(/^[^=&]+=[^&]+(&[^=&]+=[^&]+)*$/, 'must be the query of an address like state=late')
  .overwrite(viewQuery)
  .min(1)
  .max(MAX_VIEW_QUERY);
const positionSchema = z
  .number()
  .int()
  .min(0)
  .max(MAX_VIEWS - 1);
const viewsSchema = z.strictObject({
  views: z.array(z.strictObject({ viewId: idSchema, name: z.string(), query: z.string() })).max(MAX_VIEWS),
});

const route = (method: 'GET' | 'POST', path: '' | `/${string}`, summary: string) =>
  oc.route({ method, path: `/saved-views${path}`, tags: ['views'], summary });

/** [UX-86] The views of a table that a person saved. */
export const viewsContract = {
  listViews: route('GET', '', 'The saved views of a list, in the order of their tabs.')
    .input(z.strictObject({ list: listSchema }))
    .output(viewsSchema),
  saveView: route('POST', '', 'Saves a view: a new one at a position, last without one, or one that is named changed.')
    .input(
      z.strictObject({
        list: listSchema,
        viewId: idSchema.optional(),
        name: nameSchema,
        query: querySchema,
        position: positionSchema.optional(),
      }),
    )
    .output(viewsSchema)
    .errors({
      'views/not-there': problem(404, texts['views/not-there']),
      'views/name-taken': problem(409, texts['views/name-taken']),
      'views/too-many': problem(409, texts['views/too-many']),
    }),
  moveView: route('POST', '/move', 'Moves the tab of a view to a position among the others.')
    .input(z.strictObject({ list: listSchema, viewId: idSchema, position: positionSchema }))
    .output(viewsSchema)
    .errors({ 'views/not-there': problem(404, texts['views/not-there']) }),
  removeView: route('POST', '/remove', 'Deletes a view; one that is gone already stays so.')
    .input(z.strictObject({ list: listSchema, viewId: idSchema }))
    .output(viewsSchema),
};
