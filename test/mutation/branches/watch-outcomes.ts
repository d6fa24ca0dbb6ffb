import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { watchedSource } from './conditions.ts';

/** Contracts are held by the tests of calls, and words choose nothing but words. */
const leftOut = /\.(test|d)\.tsx?$|contract\.ts$|texts?\.tsx?$/;

/** Conditions of these layers report what they come to; which ones there are is written into the folder of the run. */
export function watchOutcomes(folder: string, layers: ('domain' | 'web')[]): Plugin {
  const conditionsFolder = join(folder, 'conditions');
  return {
    name: 'watch-outcomes',
    enforce: 'pre',
    transform: (code, id) => {
      const file = relative(process.cwd(), id);
      const isWatched = layers.some((layer) => file.startsWith(`src/${layer}/`)) && /\.tsx?$/.test(file);
      if (!isWatched || leftOut.test(file)) return null;
      const watched = watchedSource(code, file);
      mkdirSync(conditionsFolder, { recursive: true });
      writeFileSync(join(conditionsFolder, `${file.replaceAll('/', '+')}.json`), JSON.stringify(watched.conditions));
      return { code: watched.code, map: null };
    },
  };
}
