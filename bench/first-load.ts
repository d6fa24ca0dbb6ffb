import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface FirstLoad {
  screen: string;
  /** Bytes of all JavaScript that the screen needs before it is complete, gzipped. */
  bytes: number;
  files: number;
  /** Bytes of all style sheets that come with it, gzipped. */
  styleBytes: number;
}

const screens = {
  home: 'src/web/rooms/listings/home/home-page.tsx',
  search: 'src/web/rooms/search/search-page.tsx',
  product: 'src/web/rooms/listings/product-page.tsx',
};

/** What a first visit downloads for a screen: the entry, the screen's chunk, and all that the two import. */
export function firstLoads(folder: string): FirstLoad[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const collect = (name: string, files: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return files;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  };
  const sizeOf = (file: string): number => {
    const path = join(folder, file);
    return existsSync(`${path}.gz`)
      ? readFileSync(`${path}.gz`).length
      : gzipSync(readFileSync(path), { level: 9 }).length;
  };
  return Object.entries(screens).map(([screen, chunk]) => {
    if (!manifest[chunk]) throw new Error(`The build knows no ${chunk}: the screen ${screen} has moved.`);
    const files = [...collect(chunk, collect('index.html', new Set()))];
    const scripts = files.filter((file) => file.endsWith('.js'));
    const sizeOfAll = (some: string[]): number => some.reduce((sum, file) => sum + sizeOf(file), 0);
    return {
      screen,
      bytes: sizeOfAll(scripts),
      files: scripts.length,
      styleBytes: sizeOfAll(files.filter((file) => file.endsWith('.css'))),
    };
  });
}
