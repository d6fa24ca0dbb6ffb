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
  rmSync(folder, { recursive: true });
  return { template: build.template, worker, links };
}

test('[UX-13] the worker names the build that its pages name, and another build gives it another text', () => {
  const [first, second] = [built('index-1.js'), built('index-2.js')];
  const version = /data-version="([0-9a-f]{12})"/.exec(first.template)?.[1];
  expect(first.worker?.body.toString()).toBe(`const VERSION = '${version}';`);
  expect(first.worker).toMatchObject({ encoding: null, immutable: false });
  expect(second.worker?.body.toString()).not.toBe(first.worker?.body.toString());
});

test('[SHELL-01] a page names the chunks of its screen and their imports once', () => {
  const { links } = built('index-1.js');
  expect(links[0]).toBe(
    '<link rel="stylesheet" href="/assets/both.css"><link rel="modulepreload" href="/assets/a.js" crossorigin><link rel="modulepreload" href="/assets/both.js" crossorigin>',
  );
  expect(links[1]?.match(/both\.js/g)).toHaveLength(1);
  expect(links[1]).toContain('/assets/b.js');
});
