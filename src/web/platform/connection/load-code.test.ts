import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { isChunkLoadError } from '#domain/core/errors/categories.ts';
import { loadCode } from './load-code.ts';

const files = new Map<string, string>();
let isOffline = false;
const requests: string[] = [];
vi.stubGlobal('document', { querySelectorAll: () => [], scripts: [] });
vi.stubGlobal('fetch', async (href: string) => {
  const name = href.slice(href.lastIndexOf('/') + 1);
  requests.push(name);
  if (isOffline) throw new TypeError('Failed to fetch');
  return new Response(files.get(name) ?? 'gone', { status: files.has(name) ? 200 : 404 });
});
afterAll(() => void vi.unstubAllGlobals());

/** As the build writes an import of `name`. */
function lateCode(name: string) {
  const load = vi.fn(async () => 'code');
  load.toString = () => `async()=>{let{A:e}=await import(\`./${name}\`);return e}`;
  return load;
}

beforeEach(() => {
  isOffline = false;
  requests.length = 0;
});

test('[UX-12] code is imported only after its file came: another try is one', async () => {
  files.set('menu.js', 'code');
  const load = lateCode('menu.js');
  isOffline = true;
  const problem = await loadCode(load).catch((error: Error) => error.message);
  expect(isChunkLoadError(problem)).toBe(true);
  expect(load).not.toHaveBeenCalled();
  isOffline = false;
  expect(await loadCode(load)).toBe('code');
});

test('[UX-12] what a file imports is fetched before it too, each once', async () => {
  files.set('form.js', 'import{t as e}from"./field.js";import"./side.js";const x=()=>import("./later.js")');
  files.set('side.js', 'import{a}from"./form.js"');
  const load = lateCode('form.js');
  await expect(loadCode(load)).rejects.toThrow('field.js');
  expect(load).not.toHaveBeenCalled();
  files.set('field.js', 'x');
  expect(await loadCode(load)).toBe('code');
  expect(requests).toEqual(['form.js', 'field.js', 'side.js', 'field.js']);
});

test('[UX-12] a sheet that could not be fetched does not count as there', async () => {
  class Sheet extends EventTarget {
    href = '';
    remove = () => links.pop();
  }
  const links: Sheet[] = [];
  const append = (link: Sheet) => links.push(link);
  vi.stubGlobal('document', {
    querySelectorAll: () => links,
    scripts: [],
    createElement: () => new Sheet(),
    head: { append },
  });
  const load = vi.fn(async () => 'code');
  const first = loadCode(load, ['assets/menu.css']);
  links[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('menu.css');
  expect(links).toEqual([]);
  const second = loadCode(load, ['assets/menu.css']);
  links[0]?.dispatchEvent(new Event('load'));
  expect(await second).toBe('code');
});
