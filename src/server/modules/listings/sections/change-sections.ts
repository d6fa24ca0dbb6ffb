import { listingsContract } from '#domain/listings/contract.ts';
import { MAX_SECTIONS } from '#domain/listings/sections/limits.ts';
import { fail, ok } from '#domain/core/result.ts';
import type { App } from '../../../platform/calls/app.ts';
import { read, write } from '../../../platform/calls/call.ts';
import { signedIn } from '../../../platform/calls/policy.ts';
import type { Transaction } from '../../../platform/database/open-database.ts';
import { publish } from '../../../platform/events/publish.ts';
import {
  deleteSection,
  insertSection,
  listSectionNames,
  listSections as storedSections,
  lockShop,
  saveSectionOrder,
  updateSectionName,
} from './section-store.ts';

/** The page of the shop shows its sections and the order of its pieces. */
export const arranged = (app: App, tx: Transaction, sellerId: string): Promise<void> =>
  publish(app, tx, 'listings.arranged', { subject: sellerId, payload: { sellerId } });

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
    if (!(await deleteSection(tx, sellerId, input.sectionId))) return fail({ code: 'listings/unknown-section' });
    await arranged(app, tx, sellerId);
    return ok({ removed: true as const });
  },
);
