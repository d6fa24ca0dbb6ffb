import type { App } from '../../../platform/calls/app.ts';
import { type CategoryRow, listCategoryCounts } from './category-tree-store.ts';

interface CachedTree {
  app: App;
  epoch: number;
  until: number;
  tree: Promise<CategoryRow[]>;
}

const MAX_MILLISECONDS = 5000;
let cached: CachedTree | null = null;

/**
 * The tree of categories with its counts. It is small and every search shows it, so it is kept as long as a kept answer may be:
 * until something is told that makes any answer stale.
 */
export function categoryTree(app: App): Promise<CategoryRow[]> {
  const epoch = app.cache.begin();
  const now = Date.now();
  if (cached?.app === app && cached.epoch === epoch && now < cached.until) return cached.tree;
  const tree = listCategoryCounts(app.db);
  cached = { app, epoch, until: now + MAX_MILLISECONDS, tree };
  tree.catch(() => (cached = null));
  return tree;
}
