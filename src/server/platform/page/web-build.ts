import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/core/languages/language.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface WebBuild {
  template: string;
  /** Preload and stylesheet tags of a screen's chunks and all that they import. */
  linksOf(...chunks: string[]): string;
  /** A file of the build by its path, in the best encoding that is accepted. */
  file(
    path: string,
    acceptEncoding: string,
  ): { body: Buffer; type: string; encoding: string | null; immutable: boolean } | null;
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  ico: 'image/x-icon',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
};

/** [UX-02] The fonts that every page is written in are fetched beside the code: they are there before the words are. */
function fontLinks(folder: string, template: string): string {
  const sheets = [...template.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) =>
    readFileSync(join(folder, path ?? ''), 'utf8'),
  );
  const fonts = sheets.flatMap((sheet) => sheet.match(/\/assets\/[\w-]*-latin-wght-normal[\w-]*\.woff2/g) ?? []);
  return [...new Set(fonts)]
    .map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`)
    .join('');
}

function readTemplate(folder: string): string {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) throw new Error('The web is not built yet: run npm start, which builds it.');
  const template = readFileSync(path, 'utf8');
  return template.replace('</head>', `${fontLinks(folder, template)}</head>`);
}

/** One build for each language; where one is missing, in tests, the English one stands in. */
export type WebBuilds = Record<Language, WebBuild>;

export function webBuilds(folder: string): WebBuilds {
  const en = webBuild(folder);
  return { en, de: existsSync(`${folder}-de`) ? webBuild(`${folder}-de`) : en };
}

type Manifest = Record<string, ManifestChunk>;

function readManifest(folder: string): Manifest {
  const path = join(folder, '.vite', 'manifest.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/** Tags of chunks and all that they import, without what the template has already. */
function chunkLinks(manifest: Manifest, template: string): WebBuild['linksOf'] {
  const links = new Map<string, string>();
  const collect = (name: string, seen: Set<string>): ManifestChunk[] => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    return [chunk, ...(chunk.imports ?? []).flatMap((imported) => collect(imported, seen))];
  };
  return (...names) => {
    const known = links.get(names.join());
    if (known !== undefined) return known;
    const seen = new Set(['index.html']);
    const chunks = names.flatMap((name) => collect(name, seen));
    const text = [
      ...new Set(
        chunks
          .flatMap((chunk) => chunk.css ?? [])
          .filter((css) => !template.includes(css))
          .map((css) => `<link rel="stylesheet" href="/${css}">`),
      ),
      ...new Set(
        chunks
          .filter((chunk) => !template.includes(chunk.file))
          .map((chunk) => `<link rel="modulepreload" href="/${chunk.file}" crossorigin>`),
      ),
    ].join('');
    links.set(names.join(), text);
    return text;
  };
}

/** Files of the build, kept in memory once read. */
function fileReader(folder: string): (path: string) => Buffer | null {
  const files = new Map<string, Buffer>();
  return (path) => {
    const known = files.get(path);
    if (known !== undefined) return known;
    const full = join(folder, path);
    const row = full.startsWith(folder) && existsSync(full) && statSync(full).isFile() ? readFileSync(full) : null;
    // Only what is there: the names that strangers make up have no end.
    if (row) files.set(path, row);
    return row;
  };
}

/** Reads Vite's output. Files are kept in memory once read: there are a few dozen. */
export function webBuild(folder: string): WebBuild {
  const bare = readTemplate(folder);
  // Every file of the build is named in it, directly or through the names of those, so it changes with each build.
  const version = createHash('sha256').update(bare).digest('hex').slice(0, 12);
  const template = bare.replace('<html', `<html data-version="${version}"`);
  const language = /<html[^<>]* lang="(\w+)"/.exec(bare)?.[1] ?? 'en';
  const linksOf = chunkLinks(readManifest(folder), template);
  const bytes = fileReader(folder);
  /** [UX-13] The worker's text names the build and its language, so that browsers notice a new one. */
  const worker = () => {
    const body = bytes('/sw.js');
    return (
      body && {
        body: Buffer.from(body.toString().replace("'dev'", `'${version}'`).replace("'en'", `'${language}'`)),
        type: types.js ?? '',
        encoding: null,
        immutable: false,
      }
    );
  };
  return {
    template,
    linksOf,
    file: (path, acceptEncoding) => {
      // No way up, and nothing whose name begins with a dot: the manifest is for the server alone.
      if (/\/\.|[\\\0]/.test(path)) return null;
      const type = types[path.split('.').at(-1) ?? ''];
      if (!type || path === '/index.html') return null;
      if (path === '/sw.js') return worker();
      const immutable = path.startsWith('/assets/');
      for (const [encoding, suffix] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ] as const) {
        const body = acceptEncoding.includes(encoding) ? bytes(`${path}${suffix}`) : null;
        if (body) return { body, type, encoding, immutable };
      }
      const body = bytes(path);
      return body && { body, type, encoding: null, immutable };
    },
  };
}
