import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import { MAX_ARCHIVE_BYTES } from './limits.ts';
import { archiveCountsSchema } from './manifest.ts';
import { archivesProblemTexts as texts } from './problem-texts.ts';

const tags = ['archives'];
const count = z.number().int().min(0);

const shopArchiveSchema = z.strictObject({
  archiveId: idSchema,
  /** `failed`: it could not be made; asked again it begins anew. */
  state: z.enum(['waiting', 'ready', 'failed']),
  askedAt: z.iso.datetime(),
  /** Entries that are in it so far, and how many there will be about. */
  done: count,
  total: count,
  madeAt: z.iso.datetime().nullable(),
  /** When it goes. */
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.number().int().min(0).max(MAX_ARCHIVE_BYTES),
  counts: archiveCountsSchema.nullable(),
});

/** [DASH-05] A shop can leave with everything that is its own. */
export const archivesContract = {
  getShopArchive: oc
    .route({
      method: 'GET',
      path: '/seller/archive',
      tags,
      summary: 'The newest archive of the signed-in maker’s shop: how far it is, or until when it can be downloaded.',
    })
    .output(z.strictObject({ archive: shopArchiveSchema.nullable() })),
  makeShopArchive: oc
    .route({
      method: 'POST',
      path: '/seller/archive',
      tags,
      summary: 'Make one signed archive of the whole shop in the background. One that is being made is enough.',
    })
    .output(z.strictObject({ archiveId: idSchema })),
  linkShopArchive: oc
    .route({
      method: 'GET',
      path: '/seller/archives/{archiveId}/link',
      tags,
      summary: 'An address that downloads an archive of the maker’s own for an hour.',
    })
    .input(z.strictObject({ archiveId: idSchema }))
    .output(z.strictObject({ href: z.string() }))
    .errors({ 'archives/not-found': problem(404, texts['archives/not-found']) }),
};
