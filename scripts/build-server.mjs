// Bundles the server when its sources changed: most of the processor time of a start goes into finding and linking two thousand modules.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ensure-node.mjs';

const main = 'src/server/app/main.ts';
const sources = [
  'package.json',
  'package-lock.json',
  'scripts/build-server.mjs',
  'src/server',
  'src/domain',
  'sandbox',
  'demo',
];
const built = join(root, 'dist', 'server');
/** Packages of many files that only compute, which become part of the bundle with all that they import. The others are loaded from where they are. */
const bundled = /^(?:stripe|zod|jsvat-next|@cantoo\/pdf-lib|@orpc\/\w+|@simplewebauthn\/server)(?:\/|$)/;

function* files(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** Of the folder itself too, since places of files are written into the bundle. */
function fingerprint() {
  const hash = createHash('sha256').update(root);
  for (const source of sources)
    for (const file of files(join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      if (!file.endsWith('.test.ts')) hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex').slice(0, 20);
}

/** A module keeps its own place, by which it finds the files that lie beside it. */
const ownPlaces = {
  name: 'own-places',
  transform: {
    filter: { code: /import\.meta\.(?:dirname|url)/ },
    handler: (code, id) => ({
      code: code
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

async function build(folder) {
  // The bundler that the web is built with.
  const ofVite = createRequire(createRequire(import.meta.url).resolve('vite'));
  const { rolldown } = await import(pathToFileURL(ofVite.resolve('rolldown')).href);
  const bundle = await rolldown({
    input: { main: join(root, main) },
    cwd: root,
    platform: 'node',
    external: (id, importer = '') =>
      id.startsWith('node:') || (/^[\w@]/.test(id) && !bundled.test(id) && !importer.includes('node_modules')),
    plugins: [ownPlaces],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    sourcemap: true,
    keepNames: true,
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
}

async function findEntry() {
  const folder = join(built, fingerprint());
  if (!existsSync(folder)) {
    const unfinished = `${folder}-${process.pid}`;
    try {
      await build(unfinished);
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(folder)) {
        console.error(`The server could not be bundled and runs from its sources: ${error.message}`);
        return [main];
      }
    }
    // One that still runs may load a part of the bundle before.
    const others = readdirSync(built).filter((name) => join(built, name) !== folder);
    const age = (name) => statSync(join(built, name)).mtimeMs;
    for (const name of others.sort((a, b) => age(b) - age(a)).slice(1))
      rmSync(join(built, name), { recursive: true, force: true });
  }
  return ['--enable-source-maps', join(folder, 'main.mjs')];
}

let entry;

/** What Node is told to run: the bundle with maps to its sources, by which errors name them; the sources themselves where it cannot be made. */
export const serverEntry = () => (entry ??= findEntry());
