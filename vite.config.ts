import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanerQuery } from './scripts/web/leaner-query.ts';
import { leanerReact } from './scripts/web/leaner-react.ts';
import { oneLanguage } from './scripts/web/one-language.ts';
import { type Contract, contract, functions } from './src/domain/modules.ts';
import { isLanguage } from './src/domain/core/languages/language.ts';

const language = isLanguage(process.env.WEB_LANGUAGE) ? process.env.WEB_LANGUAGE : 'en';
/** `npm run prove` builds a web of its own, which reports what its conditions come to. */
const outcomesFolder = process.env.WATCHED_WEB ? process.env.OUTCOMES_FOLDER : undefined;
/** English stands where it always stood, each other language beside it. */
const builtWeb = `${outcomesFolder ?? 'dist'}/web`;
const outDir = language === 'en' ? builtWeb : `${builtWeb}-${language}`;

interface Leaf {
  '~orpc': { route: { method?: string; path?: string } };
}

/**
 * Modules whose calls the first page of a visitor makes come with it; those of any other module, and all of the seller dashboard and the
 * back office, soon after.
 */
const earlyModules: readonly (keyof Contract)[] = ['listings', 'search', 'cart', 'checkout', 'wishlist'];
const ofSellerOrAdmin = /^\/(seller|admin)\//;
const earlyCalls = new Set(['accounts.getSession']);

/**
 * Method and path of every call, so that the browser needs neither the contracts nor their schemas. Those of later modules stand in
 * a table of their own, which is fetched after the first page.
 */
function callTable(): Plugin {
  const ids = ['virtual:call-table', 'virtual:later-call-table'];
  return {
    name: 'call-table',
    resolveId: (source) => (ids.includes(source) ? `\0${source}` : undefined),
    load: (source) => {
      if (!ids.includes(source.slice(1))) return undefined;
      const isLater = source.includes('later');
      const rows = (Object.keys(contract) as (keyof Contract)[]).flatMap((module) =>
        Object.entries(contract[module] as Record<string, Leaf>)
          .map(([call, leaf]) => ({ name: `${module}.${call}`, route: leaf['~orpc'].route }))
          .filter(
            ({ name, route }) =>
              ((!earlyModules.includes(module) || ofSellerOrAdmin.test(route.path ?? '')) && !earlyCalls.has(name)) ===
              isLater,
          )
          .map(({ name, route }) => [name, `${route.method ?? 'POST'} ${route.path ?? ''}`]),
      );
      return `export const callTable = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}

/**
 * A file that is fetched late and also stands in what others import has a chunk with them, of which Vite's manifest does not say
 * that it is there; the server would not find it.
 */
function lateFilesInManifest(): Plugin {
  const path = `${outDir}/.vite/manifest.json`;
  return {
    name: 'late-files-in-manifest',
    apply: 'build',
    writeBundle(_options, bundle) {
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string }>;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const entry = Object.values(manifest).find(({ file }) => file === chunk.fileName);
        for (const id of chunk.moduleIds)
          if (entry && this.getModuleInfo(id)?.dynamicImporters.length) manifest[relative('', id)] ??= entry;
      }
      writeFileSync(path, JSON.stringify(manifest, null, 2));
    },
  };
}

/** What comes late is fetched by our own helper, which can be asked again after a failure; Vite's gives a file up for good. */
function robustImports(): Plugin {
  return {
    name: 'robust-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => `export { loadCode as __vitePreload } from '/src/web/platform/connection/load-code.ts';`,
    },
  };
}

/** Which sheet comes first depends on the screen: each says how the layers lie upon each other, as `tokens.css` does. */
function layersInOrder(): Plugin {
  const [order = ''] = /^@layer .*;$/m.exec(readFileSync('src/web/ui/styles/tokens.css', 'utf8')) ?? [];
  return {
    name: 'layers-in-order',
    enforce: 'pre',
    transform: { filter: { id: /\/src\/web\/.*\.css$/ }, handler: (css) => order + css },
  };
}

/** Where a script imported a sheet a comment is left, which every reader would fetch. */
function withoutEmptyComments(): Plugin {
  return {
    name: 'without-empty-comments',
    enforce: 'post',
    generateBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/\/\* empty css +\*\//g, '');
    },
  };
}

/** Writes .br and .gz beside every text file of the build, so that the server never compresses them. */
function compressed(): Plugin {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle: () => {
      for (const path of walk(outDir).filter(
        (file) => /\.(js|css|svg|webmanifest|json)$/.test(file) && !file.includes('.vite'),
      )) {
        const bytes = readFileSync(path);
        if (bytes.length < 500) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}

/**
 * What most screens need stands in one file: a handful of requests, and words that repeat are packed once. Fields, tables and dialogs come
 * with what opens them, and what is checked by schemas stays with its screens.
 */
const base = {
  name: 'base',
  test: /src\/web\/(platform(?:\/router|\/languages)?|app|ui(?:\/lazy|\/toasts)?|modules\/(?!(?:admin|views)\/)[a-z]+(?:\/texts)?)\/(?!use-send|late-texts|time-words|states|pending|dialog|confirm-dialog)[^/]+\.tsx?$|src\/domain\/(core(?:\/languages)?|listings\/delivery)\/(?!address|counted|ids|money-schema|permissions|problem|text|visible-text)|node_modules\/(react|react-dom|scheduler|@tanstack(?!.*(?:[mM]utation|useInfiniteQuery|infiniteQueryObserver)))\//,
  minShareCount: 13,
};

/**
 * Small parts that the same screens need stand together: alone, each costs a request and some hundred bytes of packing. Whoever needs
 * one of them gets its neighbours too, so only what the first pages need is named here, and the sizes of those are tested.
 */
const together = [
  {
    name: 'below-a-piece',
    test: /src\/web\/modules\/listings\/below\/(about-listing|product-(below|after|description)|facts|maker-box|related-listings|texts)\.tsx?$/,
  },
  {
    name: 'cart-and-checkout',
    test: /src\/(web\/modules\/cart\/(texts\/(note|promo|cart)-texts|promo-code|checkout-link)|domain\/(promotions\/post-free|cart\/(payable-sum|sum-problem-texts)))\.tsx?$/,
  },
  {
    name: 'order-parts',
    test: /src\/(web\/modules\/(orders\/(card-name|sums|mini-line|refund-lines|texts\/(bill|order-page)-texts)|shops\/tax-rows)|domain\/shops\/tax\/seller-line)\.tsx?$/,
  },
  {
    name: 'form-parts',
    test: /src\/web\/ui\/(notices\/error-box|fields\/(field|use-field|radio-group|country-options))\.tsx?$/,
  },
  {
    // What every page fetches by itself once it stands.
    name: 'afterwards',
    test: /src\/(web\/(modules\/(offline\/answer-cache|analytics\/record-views|accounts\/consent)|app\/offline-worker|ui\/(lazy\/(not-loaded|texts)|toasts\/toast-(stack|texts)))|domain\/analytics\/(traffic-source|viewed-page))\.tsx?$/,
  },
  {
    name: 'order-marks',
    test: /src\/(web\/modules\/orders\/(texts\/(due|state)-texts|order-marks)|domain\/orders\/(due|collected))\.tsx?$/,
  },
  { name: 'desk-bits', test: /src\/web\/ui\/desk\/(action-box|desk-dialog|desk-note|figure-row|pill)\.tsx$/ },
  { name: 'desk-tables', test: /src\/web\/ui\/(desk\/(desk-table|not-yet)|tables\/table)\.tsx?$/ },
  {
    name: 'account-menu',
    test: /src\/web\/(app\/shell\/(account-menu|menu-texts)|modules\/accounts\/sign-out)\.tsx?$/,
  },
  {
    name: 'line-chart',
    test: /src\/web\/(ui\/desk\/charts\/(line-chart|nice-ceil)|platform\/languages\/percent)\.tsx?$/,
  },
  { name: 'search-and-piece', test: /src\/web\/ui\/(breadcrumbs|fields\/(select|checkbox))\.tsx$/ },
  {
    name: 'home-and-piece',
    test: /src\/(web\/(ui\/section-head|modules\/(shops\/shop-face|listings\/recently-viewed))\.tsx?|domain\/listings\/delivery\/(postage|delivery-options)\.ts)$/,
  },
  {
    name: 'piece',
    test: /src\/(web\/(ui\/stepper|modules\/shops\/place-after|platform\/router\/use-history-state)\.tsx?|domain\/shops\/place-words\.ts)$/,
  },
];

/**
 * Sheets stand beside their components and are fetched in few files, because each costs a request and a name in the first script: what
 * every page has, what the store has besides, the close density, what opens over a page, and what several screens of the store share. All others come with
 * the screen that needs them.
 */
const styles = [
  { name: 'progress-styles', test: /src\/web\/ui\/(?:progress|upload)\/.*\.css$/ },
  {
    name: 'late-styles',
    test: /src\/web\/ui\/(?:[a-z]+\/)?(?:field|select|checkbox|radio-group|star-choice|error-box|dialog|drawer|columns|filter-chip|notice|stepper|breadcrumbs|more-button|on-its-way)\.css$/,
  },
  { name: 'every-page-styles', test: /src\/web\/(?:ui\/(?!desk\/).*|modules\/accounts\/consent-bar)\.css$/ },
  { name: 'index-table-styles', test: /src\/web\/ui\/desk\/index-table\/.*\.css$/ },
  { name: 'desk-styles', test: /src\/web\/(?:ui\/desk\/(?!action-box|charts\/bar-)|app\/frames\/).*\.css$/ },
  { name: 'over-the-page-styles', test: /(?:account-menu|suggest-list|accounts\/sign-in)\.css$/ },
  {
    name: 'piece-styles',
    test: /modules\/listings\/(?:gallery\/.*|product-page|buy-bar|buy-box|option-choice|delivery-promise)\.css$/,
  },
  {
    name: 'store-styles',
    test: /src\/web\/modules\/(?:listings|shops|search)\/(?!.*(?:seller|admin)\/).*\.css$/,
    minShareCount: 2,
  },
  {
    name: 'buying-styles',
    test: /src\/web\/modules\/(?:cart|checkout|offline|orders|recovery|support(?!\/own)|wishlist(?!\/heart))\/(?!.*(?:seller|admin)\/).*\.css$/,
  },
  { name: 'reviews-styles', test: /src\/web\/modules\/reviews\/(?!.*(?:seller|admin)\/).*\.css$/ },
  { name: 'profile-styles', test: /src\/web\/modules\/accounts\/profile\/(?!notifications\/).*\.css$/ },
];

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3010'}`;

export default defineConfig({
  plugins: [
    outcomesFolder
      ? import('./test/mutation/branches/watch-outcomes.ts').then((it) => it.watchOutcomes(outcomesFolder, ['web']))
      : null,
    oneLanguage(language),
    react(),
    leanerReact(),
    leanerQuery(),
    callTable(),
    robustImports(),
    lateFilesInManifest(),
    layersInOrder(),
    withoutEmptyComments(),
    outcomesFolder ? null : compressed(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // Screens name the styles they need, not the scripts: those stand in the scripts themselves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((path) => path.endsWith('.css')),
    },
    cssCodeSplit: true,
    rolldownOptions: {
      // Rules do nothing by being loaded: `modules.ts` names the contracts beside the addresses, and the browser needs the addresses alone.
      treeshake: { moduleSideEffects: [{ test: /\/src\/domain\//, sideEffects: false }] },
      // A message stands where it is used, in whichever chunk that is.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        codeSplitting: {
          groups: [...styles, base, ...together.map((group) => ({ ...group, includeDependenciesRecursively: false }))],
        },
        // Without words: the first file lists all others, and what they are called is for the manifest.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names }) =>
          names[0]?.endsWith('.css') ? 'assets/[hash:4][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      [
        ...['/api', '/pictures', '/dev/outbox', '/dev/page-state'],
        ...Object.values(functions).flatMap((own) => Object.keys(own).map((name) => `/${name}`)),
      ].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
});
