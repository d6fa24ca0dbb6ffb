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
  /** Of the scripts, as they are built. */
  names: string[];
  /** Whether the library of schemas is among it. */
  holdsSchemas: boolean;
  /** Bytes of all style sheets that come with it, gzipped. */
  styleBytes: number;
}

/** What every page of the store fetches by itself once it stands, before anybody has pressed anything. */
const ofStore = ['src/web/app/shell/footer-lists.tsx', 'src/web/modules/accounts/consent-bar.tsx'];
const ofEveryPage = [
  'src/web/modules/analytics/record-views.ts',
  'src/web/modules/offline/answer-cache.ts',
  'src/web/app/offline-worker.ts',
  'src/web/ui/lazy/not-loaded.tsx',
  'src/web/ui/toasts/toast-stack.tsx',
];

/** Each screen with what it fetches itself. */
const screens: Record<string, readonly string[]> = {
  home: ['src/web/modules/listings/home/home-page.tsx', ...ofStore],
  search: [
    'src/web/modules/search/search-page.tsx',
    'src/web/modules/search/more-results.tsx',
    'src/web/modules/search/filters/filter-groups.tsx',
    ...ofStore,
  ],
  product: [
    'src/web/modules/listings/product-page.tsx',
    'src/web/modules/listings/below/about-listing.tsx',
    'src/web/modules/listings/below/product-below.tsx',
    'src/web/modules/listings/below/product-after.tsx',
    ...ofStore,
  ],
  checkout: ['src/web/modules/checkout/checkout-page.tsx', 'src/web/modules/accounts/consent-bar.tsx'],
  dashboard: ['src/web/app/frames/seller/dashboard-page.tsx'],
  inbox: ['src/web/app/screens/profile-screen.ts', 'src/web/modules/messages/buyer-messages.tsx', ...ofStore],
  office: ['src/web/app/frames/admin/admin-page.tsx', 'src/web/modules/office/admin-home-page.tsx'],
};

/** What a first visit downloads for a screen before the first press: the entry, the screen's own files, and all that these import. */
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
  return Object.entries(screens).map(([screen, chunks]) => {
    const gone = chunks.find((chunk) => !manifest[chunk]);
    if (gone) throw new Error(`The build knows no ${gone}: what the screen ${screen} fetches has moved.`);
    const files = ['index.html', ...chunks, ...ofEveryPage].reduce(
      (all, chunk) => collect(chunk, all),
      new Set<string>(),
    );
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const sizeOfAll = (some: string[]): number => some.reduce((sum, file) => sum + sizeOf(file), 0);
    return {
      screen,
      bytes: sizeOfAll(scripts),
      files: scripts.length,
      names: scripts,
      holdsSchemas: scripts.some((file) => readFileSync(join(folder, file), 'utf8').includes('invalid_type')),
      styleBytes: sizeOfAll([...files].filter((file) => file.endsWith('.css'))),
    };
  });
}
