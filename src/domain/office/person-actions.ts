import { oc } from '@orpc/contract';
import { z } from 'zod';
import { accountProblemTexts as accountTexts } from '../accounts/problem-texts.ts';
import { lookedAt, lookReason } from '../admin/look-contract.ts';
import { secondLookProblem } from '../admin/second-look.ts';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { lineSchema, textSchema } from '../core/text.ts';
import { personRowSchema, personSchema, accountStatusSchema } from './model.ts';
import { officeProblemTexts as texts } from './problem-texts.ts';

const person = z.strictObject({ userId: idSchema });
const withReason = person.extend({ reason: textSchema(3, 1000) });
const moved = z.strictObject({ accountStatus: accountStatusSchema, until: z.iso.datetime().nullable() });
const notFound = { 'office/not-found': problem(404, texts['office/not-found']) };
const guarded = {
  ...notFound,
  'office/own-account': problem(409, texts['office/own-account']),
  'office/administrator': problem(409, texts['office/administrator']),
  'office/already-banned': problem(409, texts['office/already-banned']),
};
const notSuspended = { ...notFound, 'office/not-suspended': problem(409, texts['office/not-suspended']) };
const notBanned = { ...notFound, 'office/not-banned': problem(409, texts['office/not-banned']) };
const page = z.strictObject({ items: z.array(personRowSchema), nextCursor: z.string().nullable() });
export const peopleFilter = z.strictObject({
  q: z.string().trim().max(100).optional(),
  accountStatus: accountStatusSchema.optional(),
  /** Joined on this day of UTC. */
  day: z.iso.date().optional(),
  sort: z.enum(['joined', 'name', 'seen']).default('joined'),
  dir: z.enum(['asc', 'desc']).default('desc'),
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});

/** [OFFICE-01] A name that speaks for the house or insults is put right. */
export const renamePerson = oc
  .route({
    method: 'POST',
    path: '/admin/people/{userId}/name',
    tags: ['office'],
    summary: 'Give somebody another display name, with a reason for the log.',
  })
  .input(withReason.extend({ displayName: z.string().max(200), seenName: z.string().max(200) }))
  .output(z.strictObject({ displayName: z.string() }))
  .errors({
    ...notFound,
    'office/name-changed': problem(409, texts['office/name-changed']),
    'accounts/invalid-display-name': problem(400, accountTexts['accounts/invalid-display-name']),
    'accounts/display-name-too-long': problem(400, accountTexts['accounts/display-name-too-long']),
    'accounts/reserved-name': problem(400, accountTexts['accounts/reserved-name']),
    'accounts/name-of-shop': problem(409, accountTexts['accounts/name-of-shop']),
  });

/** What is read of somebody and done to them, of everybody and again of makers alone, by permissions of their own [OFFICE-01]. */
export function personOperations(path: `/${string}`, whom: string) {
  const route = (method: 'GET' | 'POST', rest: string, summary: string) =>
    oc.route({ method, path: `${path}${rest}`, tags: ['office'], summary: `${whom}${summary}` });
  const action = (name: string, summary: string) => route('POST', `/{userId}/${name}`, summary);
  return {
    list: route('GET', '', 'people of the marketplace, newest first or sorted, by name, address, shop or id.').output(
      page,
    ),
    get: route('GET', '/{userId}', 'one record: facts, figures and what happened, newest first.')
      .input(person)
      .output(personSchema)
      .errors(notFound),
    suspend: action('suspend', 'suspend somebody for some days or until it is lifted; their sessions end.')
      .input(withReason.extend({ days: z.number().int().min(1).max(365).nullable() }))
      .output(moved)
      .errors(guarded),
    ban: action('ban', 'ban somebody; their sessions end.')
      .input(withReason)
      .output(moved)
      .errors({ ...guarded, ...secondLookProblem }),
    liftSuspension: action('lift-suspension', 'let somebody sign in again who is suspended.')
      .input(withReason)
      .output(moved)
      .errors(notSuspended),
    liftBan: action('lift-ban', 'let somebody sign in again who is banned.')
      .input(withReason)
      .output(moved)
      .errors(notBanned),
    showEmail: action('show-email', 'show the mail address, which is masked everywhere else; the look is logged.')
      .input(person.extend({ reason: lookReason }))
      .output(lookedAt)
      .errors(notFound),
    contact: action('contact', 'write a mail to somebody in the name of the marketplace.')
      .input(person.extend({ subject: lineSchema(3, 150), message: textSchema(3, 5000) }))
      .output(z.strictObject({ sent: z.literal(true) }))
      .errors(notFound),
  };
}
