// Loaded before a product that is watched: it serves the build that reports its outcomes, in the place of its own.
import { registerHooks } from 'node:module';
import { join } from 'node:path';

const ITS_OWN = "join(import.meta.dirname, '../../../dist/web')";

registerHooks({
  load: (url, context, nextLoad) => {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/src/server/app/start-product.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(ITS_OWN)) throw new Error('start-product.ts does not say where the web is as it did.');
    const watched = join(process.env.OUTCOMES_FOLDER, 'web');
    return { ...loaded, source: source.replace(ITS_OWN, JSON.stringify(watched)) };
  },
});
