import type { Language } from '#domain/core/languages/language.ts';
import type { App } from '../../../platform/calls/app.ts';
import { followLatest } from '../../../platform/config/follow-latest.ts';
import { listCategoryNames, listCovers, listMenuCategories, listSentences } from './category-tree-store.ts';

interface ShownCategories {
  names: Record<Language, Record<string, string>>;
  /** What the page of each says of it. */
  sentences: Partial<Record<string, Record<Language, string>>>;
  /** Read for the home page, which is made anew when one is chosen. */
  covers: { slug: string; cover: string }[];
  menu: { slug: string; name: string; parts: string[] }[];
}

/** What the pages of this process name categories by. */
const shownBy = new WeakMap<App, ShownCategories>();

export const shownCategories = (app: App): ShownCategories =>
  shownBy.get(app) ?? { names: { en: {}, de: {} }, sentences: {}, covers: [], menu: [] };

async function readShown({ db }: App): Promise<ShownCategories> {
  const [names, sentences, covers, menu] = await Promise.all([
    listCategoryNames(db),
    listSentences(db),
    listCovers(db),
    listMenuCategories(db),
  ]);
  return { names, sentences, covers, menu };
}

/** [OFFICE-01] Lets the pages of this process name the categories as administrators set them. Answers what reads them anew. */
export const followCategories = (app: App): Promise<() => void> =>
  followLatest(app, {
    what: 'the categories',
    read: () => readShown(app),
    replace: (shown) => {
      const isOther = JSON.stringify(shownBy.get(app)) !== JSON.stringify(shown);
      shownBy.set(app, shown);
      return isOther;
    },
  });
