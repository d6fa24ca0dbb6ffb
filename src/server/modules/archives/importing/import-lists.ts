import { z } from 'zod';
import { PROFILES, SECTIONS } from '#domain/archives/manifest.ts';
import { profileLeftOut, sectionLeftOut } from '#domain/archives/remark-texts.ts';
import type { Text } from '#domain/core/languages/language.ts';
import { ok } from '#domain/core/result.ts';
import { lineSchema } from '#domain/core/text.ts';
import { MAX_PROFILES, postageCalls } from '#domain/listings/postage-contract.ts';
import { MAX_SECTION_NAME, MAX_SECTIONS } from '#domain/listings/sections/limits.ts';
import type { App } from '../../../platform/calls/app.ts';
import { inTransaction } from '../../../platform/database/open-database.ts';
import { countProfiles, insertProfile, listProfiles } from '../../listings/postage/profile-store.ts';
import { arranged } from '../../listings/sections/change-sections.ts';
import { insertSection, listSectionNames, lockShop } from '../../listings/sections/section-store.ts';
import { ArchiveRefused, type OpenArchive } from './open-archive.ts';

interface Importing {
  app: App;
  sellerId: string;
  archive: OpenArchive;
  /** Hears what did not fit. */
  leftOut(sentence: Text): void;
}

/** Ids by names, however they are capitalised. */
export type Names = (name: string) => string | undefined;

const namesOf = (rows: readonly { id: string; name: string }[]): Names => {
  const ids = new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
  return (name) => ids.get(name.toLowerCase());
};

async function listIn<Item>(archive: OpenArchive, path: string, item: z.ZodType<Item>): Promise<Item[]> {
  const bytes = await archive.readWhole(path);
  try {
    return z
      .array(item)
      .max(1000)
      .parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new ArchiveRefused('archives/unreadable');
  }
}

const sectionName = lineSchema(1, MAX_SECTION_NAME);

/** [DASH-05] Sections that the shop does not have yet, behind its own. One of the same name is the same. */
export async function importSections({ app, sellerId, archive, leftOut }: Importing): Promise<Names> {
  const names = await listIn(archive, SECTIONS, z.string().max(100));
  await inTransaction(app.db, async (tx) => {
    await lockShop(tx, sellerId);
    const known = (await listSectionNames(tx, sellerId)).map(({ name }) => name.toLowerCase());
    const fresh = names.filter((name, index) => !known.includes(name.toLowerCase()) && names.indexOf(name) === index);
    const fitting = fresh.filter((name) => sectionName.safeParse(name).success).slice(0, MAX_SECTIONS - known.length);
    const now = app.clock.now();
    for (const name of fitting) await insertSection(tx, { sellerId, sectionId: app.ids.uuid(), name, now });
    for (const name of fresh) if (!fitting.includes(name)) leftOut(sectionLeftOut({ name }));
    if (fitting.length > 0) await arranged(app, tx, sellerId);
    return ok(true);
  });
  const sections = await listSectionNames(app.db, sellerId);
  return namesOf(sections.map(({ sectionId, name }) => ({ id: sectionId, name })));
}

const profileSchema = postageCalls.addProfile['~orpc'].inputSchema as z.ZodType<
  Parameters<typeof insertProfile>[1]['profile'] extends infer Profile ? Omit<Profile, 'profileId'> : never
>;

/** [DASH-05] Shipping profiles that the shop does not have yet; its own of the same name stay as they are. */
export async function importProfiles({ app, sellerId, archive, leftOut }: Importing): Promise<Names> {
  const profiles = await listIn(archive, PROFILES, z.looseObject({ name: z.string().max(100) }));
  await inTransaction(app.db, async (tx) => {
    let count = await countProfiles(tx, sellerId);
    const known = new Set((await listProfiles(tx, sellerId)).map(({ name }) => name.toLowerCase()));
    for (const written of profiles) {
      if (known.has(written.name.toLowerCase())) continue;
      const read = profileSchema.safeParse(written);
      const fits = read.success && count < MAX_PROFILES && !(read.data.pickup && read.data.origin === null);
      if (!fits) {
        leftOut(profileLeftOut({ name: written.name }));
        continue;
      }
      const profile = { profileId: app.ids.uuid(), ...read.data };
      if (await insertProfile(tx, { sellerId, profile, now: app.clock.now() })) count += 1;
      known.add(written.name.toLowerCase());
    }
    return ok(true);
  });
  return namesOf((await listProfiles(app.db, sellerId)).map(({ profileId, name }) => ({ id: profileId, name })));
}
