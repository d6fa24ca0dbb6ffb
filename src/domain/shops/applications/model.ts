import { z } from 'zod';
import { countrySchema } from '../../core/address.ts';
import { idSchema } from '../../core/ids.ts';
import { pictureSchema } from '../../core/pictures/picture.ts';
import { lineSchema, textSchema } from '../../core/text.ts';
import { sellsAsSchema } from '../tax/model.ts';
import { APPLICATION_LIMITS as LIMITS } from './limits.ts';
import { applicationStates } from './states.ts';

/*
 * Glossary
 * application   what somebody says of themselves before their shop opens: story, specialty, pictures of the work, country, payout facts
 * open shop     one whose listings may be published: approved, or it had published some before
 */

export const applicationStateSchema = z.enum(applicationStates);

/** [OFFICE-03] */
export const applicationFactsSchema = z.strictObject({
  story: textSchema(LIMITS.minStory, LIMITS.story),
  specialty: lineSchema(2, LIMITS.specialty),
  country: countrySchema,
  sellsAs: sellsAsSchema,
  /** Whom payouts go to, and in which country their bank is. */
  payoutHolder: lineSchema(2, LIMITS.holder),
  payoutCountry: countrySchema,
});
export type ApplicationFacts = z.infer<typeof applicationFactsSchema>;

const moment = z.iso.datetime();
const storedSchema = applicationFactsSchema.extend({
  /** Which try of the same shop it is, from 1 on. */
  number: z.number().int().min(1),
  state: applicationStateSchema,
  pictures: z.array(pictureSchema),
  appliedAt: moment,
  decidedAt: moment.nullable(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
});

/** What an applicant sees. */
export const ownApplicationSchema = z.strictObject({
  /** Whether listings of this shop may be published now, or would be with the first one. */
  mayPublish: z.boolean(),
  isOpen: z.boolean(),
  /** Whether an application that is sent now opens the shop without a look. */
  opensAtOnce: z.boolean(),
  application: storedSchema.nullable(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;

export const applicationRowSchema = z.strictObject({
  sellerId: idSchema,
  number: z.number().int(),
  shopName: z.string(),
  owner: z.string(),
  specialty: z.string(),
  country: z.string(),
  state: applicationStateSchema,
  appliedAt: moment,
  decidedAt: moment.nullable(),
  picture: pictureSchema.nullable(),
});
export type ApplicationRow = z.infer<typeof applicationRowSchema>;

export const applicationRecordSchema = z.strictObject({
  sellerId: idSchema,
  shopName: z.string(),
  shopSlug: z.string(),
  owner: z.string(),
  email: z.string(),
  joinedAt: moment,
  drafts: z.number().int(),
  /** The newest first; the first of them is decided. */
  applications: z.array(
    storedSchema.extend({
      /** Null where the setting decided, or nobody yet. */
      decidedBy: z.string().nullable(),
    }),
  ),
});
export type ApplicationRecord = z.infer<typeof applicationRecordSchema>;
