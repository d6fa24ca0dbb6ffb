import type { App } from '../../platform/calls/app.ts';
import { type CategoryRow, listCategoryCounts } from './search-store.ts';

interface Kept {
  app: App;
  epoch: number;
  until: number;
  tree: Promise<CategoryRow[]>;
}

const MAX_MILLISECONDS = 5000;
let kept: Kept | null = null;

/**
 * The tree of categories with its counts. It is small and every search shows it, so it is kept as long as a kept answer may be:
 * until something is told that makes any answer stale.
 */
export function categoryTree(app: App): Promise<CategoryRow[]> {
  const epoch = app.cache.begin();
  const now = Date.now();
  if (kept?.app === app && kept.epoch === epoch && now < kept.until) return kept.tree;
  const tree = listCategoryCounts(app.db);
  kept = { app, epoch, until: now + MAX_MILLISECONDS, tree };
  tree.catch(() => (kept = null));
  return tree;
}
