import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { webBuild } from './web-build.ts';

function built(script: string) {
  const folder = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><title>x</title><script src="/assets/${script}"></script></head></html>`,
  );
  writeFileSync(join(folder, 'sw.js'), "const VERSION = 'dev';");
  writeFileSync(join(folder, 'sw.js.br'), 'packed before the build had a name');
  writeFileSync(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      a: { file: 'assets/a.js', imports: ['both'] },
      b: { file: 'assets/b.js', imports: ['both'] },
      both: { file: 'assets/both.js', css: ['assets/both.css'] },
    }),
  );
  const build = webBuild(folder);
  const worker = build.file('/sw.js', 'br, gzip');
  const links = [build.linksOf('a'), build.linksOf('a', 'b')];
  const isServed = (path: string): boolean => build.file(path, '') !== null;
  return {
    template: build.template,
    worker,
    links,
    folder,
    isServed,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

test('[UX-13] the worker names the build that its pages name', () => {
  const [first, second] = [built('index-1.js'), built('index-2.js')];
  const version = /data-version="([0-9a-f]{12})"/.exec(first.template)?.[1];
  expect(first.worker?.body.toString()).toBe(`const VERSION = '${version}';`);
  expect(first.worker).toMatchObject({ encoding: null, immutable: false });
  expect(second.worker?.body.toString()).not.toBe(first.worker?.body.toString());
  for (const { remove } of [first, second]) remove();
});

test('[SHELL-01] a page names the chunks of its screen and their imports once', () => {
  const { links, remove } = built('index-1.js');
  remove();
  expect(links[0]).toBe(
    '<link rel="stylesheet" href="/assets/both.css"><link rel="modulepreload" href="/assets/a.js" crossorigin><link rel="modulepreload" href="/assets/both.js" crossorigin>',
  );
  expect(links[1]?.match(/both\.js/g)).toHaveLength(1);
  expect(links[1]).toContain('/assets/b.js');
});

test('[RUN-11] nothing but the files of the build is served, however the address is written', () => {
  const { folder, isServed, remove } = built('index-1.js');
  writeFileSync(`${folder}-beside.js`, 'secret');
  expect(isServed('/sw.js')).toBe(true);
  const beside = `${folder.split('/').at(-1)}-beside.js`;
  for (const path of [
    `/../${beside}`,
    `/..%2f${beside}`,
    `/%2e%2e/${beside}`,
    `/assets/../../${beside}`,
    `/..\\${beside}`,
    `-beside.js`,
    '/../../../../../../etc/passwd',
    '/.vite/manifest.json',
    '/./.vite/manifest.json',
    '//.vite/manifest.json',
    '/.git/config.json',
    '/index.html',
    '/assets',
    '/',
    '/sw.js\0.txt',
  ])
    expect(isServed(path), path).toBe(false);
  rmSync(`${folder}-beside.js`);
  remove();
});
