import { listingsContract } from '#domain/listings/contract.ts';
import { MAX_SECTIONS } from '#domain/listings/sections/limits.ts';
import { fail, ok } from '#domain/core/result.ts';
import { SECOND } from '#domain/core/time.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import { inTransaction, type Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import {
  deleteSection,
  freeListings,
  hideSection,
  insertSection,
  listSectionNames,
  listSections as storedSections,
  lockHiddenSection,
  lockShop,
  saveSectionOrder,
  updateSectionName,
} from './section-store.ts';

/** Listings that one transaction frees of a section that is deleted. */
const PORTION = 500;

/** The page of the shop shows its sections and the order of its pieces. */
export const arranged = (app: App, tx: Transaction, sellerId: string): Promise<void> =>
  publish(app, tx, { name: 'listings.arranged', subject: sellerId, payload: { sellerId } });

const isNamed = (name: string) => (section: { name: string }) => section.name.toLowerCase() === name.toLowerCase();

export const listSections = read(listingsContract.listSections, { policy: signedIn }, async ({ app, caller }) =>
  ok({ sections: await storedSections(app.db, caller.session?.userId ?? '') }),
);

/** [DASH-02] Sections of the signed-in maker's shop. */
export const addSection = write(
  listingsContract.addSection,
  { policy: signedIn, limit: { times: 200, seconds: 3600 } },
  async ({ input: { name }, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    await lockShop(tx, sellerId);
    if ((await listSectionNames(tx, sellerId)).length >= MAX_SECTIONS)
      return fail({ code: 'listings/too-many-sections' });
    const sectionId = app.ids.uuid();
    if (!(await insertSection(tx, { sellerId, sectionId, name, now: app.clock.now() })))
      return fail({ code: 'listings/section-name-taken' });
    await arranged(app, tx, sellerId);
    return ok({ sectionId, name, listings: 0 });
  },
);

export const renameSection = write(
  listingsContract.renameSection,
  { policy: signedIn },
  async ({ input: { sectionId, name }, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    await lockShop(tx, sellerId);
    const sections = await listSectionNames(tx, sellerId);
    if (!sections.some((section) => section.sectionId === sectionId)) return fail({ code: 'listings/unknown-section' });
    if (sections.some((section) => section.sectionId !== sectionId && isNamed(name)(section)))
      return fail({ code: 'listings/section-name-taken' });
    await updateSectionName(tx, { sellerId, sectionId, name });
    await arranged(app, tx, sellerId);
    return ok({ sectionId, name });
  },
);

export const orderSections = write(
  listingsContract.orderSections,
  { policy: signedIn },
  async ({ input: { sectionIds }, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    await lockShop(tx, sellerId);
    const known = new Set((await listSectionNames(tx, sellerId)).map(({ sectionId }) => sectionId));
    if (known.size !== sectionIds.length || sectionIds.some((id) => !known.has(id)))
      return fail({ code: 'listings/sections-changed' });
    await saveSectionOrder(tx, sellerId, sectionIds);
    await arranged(app, tx, sellerId);
    return ok({ sectionIds });
  },
);

export const removeSection = write(
  listingsContract.removeSection,
  { policy: signedIn },
  async ({ input, app, tx, caller }) => {
    const sellerId = caller.session?.userId ?? '';
    const { sectionId } = input;
    if (!(await hideSection(tx, sellerId, sectionId))) return fail({ code: 'listings/unknown-section' });
    await freeListings(tx, { sellerId, sectionId }, PORTION);
    await arranged(app, tx, sellerId);
    return ok({ removed: true as const });
  },
);

/** [DASH-02] Frees the listings of deleted sections a portion at a time, so that none of their makers waits; an empty one goes. */
export const deleteSections: Job = {
  name: 'listings.delete-sections',
  every: 10 * SECOND,
  run: (app) =>
    inTransaction(app.db, async (tx) => {
      const section = await lockHiddenSection(tx);
      if (!section) return false;
      // Without a listing locked beside it, since whoever moves one to a section locks the listing first.
      if ((await freeListings(tx, section, PORTION)) === 0) await deleteSection(tx, section);
      return true;
    }),
};
