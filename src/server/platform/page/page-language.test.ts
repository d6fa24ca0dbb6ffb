import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browser, openSale, type Sale, signUp } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';

let sale: Sale;
const web = temporaryFolder('web-');

beforeAll(async () => {
  for (const [folder, language] of [
    [web, 'en'],
    [`${web}-de`, 'de'],
  ] as const) {
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, `assets/${language}.js`), `export const language = '${language}';`);
    writeFileSync(join(folder, 'site.webmanifest'), '{ "name": "X", "display": "standalone" }');
    writeFileSync(join(folder, 'sw.js'), `const VERSION = 'dev';\nconst LANGUAGE = 'en';`);
    writeFileSync(
      join(folder, 'index.html'),
      `<!doctype html><html lang="${language}"><head><title>x</title></head><body><div id="app"></div></body></html>`,
    );
  }
  sale = await openSale({}, { web });
  await sale.settle();
});
afterAll(async () => {
  await sale.stop();
  for (const folder of [web, `${web}-de`]) rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${sale.address}${path}`, { headers });
const languageOf = async (answer: Promise<Response>): Promise<string | undefined> =>
  /<html[^>]* lang="(\w+)"/.exec(await (await answer).text())?.[1];

test('[UX-70] a page comes in the language of its reader, kept or not', async () => {
  for (const round of ['fresh', 'kept', 'kept']) {
    expect([round, await languageOf(ask('/'))]).toEqual([round, 'en']);
    expect([round, await languageOf(ask('/', { 'Accept-Language': 'de-AT,de;q=0.9' }))]).toEqual([round, 'de']);
    expect([round, await languageOf(ask('/', { 'Accept-Language': 'de', Cookie: 'language=en' }))]).toEqual([
      round,
      'en',
    ]);
    expect([round, await languageOf(ask('/', { Cookie: 'a=b; language=de' }))]).toEqual([round, 'de']);
  }
  const [english, german] = [await ask('/'), await ask('/', { 'Accept-Language': 'de' })];
  expect(german.headers.get('vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
  expect(german.headers.get('etag')).not.toBe(english.headers.get('etag'));
  expect(await german.text()).toContain('content="de_DE"');
});

test('an installed shop bears the name that its operator gave it', async () => {
  const answer = await ask('/site.webmanifest', { 'Accept-Language': 'de', 'Accept-Encoding': 'br' });
  const name = sale.app.config.MARKETPLACE_NAME;
  expect(await answer.json()).toEqual({ name, short_name: name, lang: 'de', display: 'standalone' });
});

test('[UX-70] a German reader is not told that their page is still the English one', async () => {
  const etag = (await ask('/', { 'Accept-Language': 'en' })).headers.get('etag') ?? '';
  expect((await ask('/', { 'Accept-Language': 'en', 'If-None-Match': etag })).status).toBe(304);
  expect((await ask('/', { 'Accept-Language': 'de', 'If-None-Match': etag })).status).toBe(200);
});

test('[UX-70] what a person chose counts on every device, before what the browser asks for', async () => {
  const bo = await signUp(browser(sale.address), 'Bo Buyer');
  const cookie = (jar: Map<string, string>): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await languageOf(ask('/', { Cookie: cookie(bo.cookies) }))).toBe('en');
  expect((await bo.call('PUT', '/api/accounts/language', { language: 'de' })).status).toBe(200);
  const session = new Map([...bo.cookies].filter(([name]) => name !== 'language'));
  expect(await languageOf(ask('/', { Cookie: cookie(session), 'Accept-Language': 'en' }))).toBe('de');
  expect((await bo.call('PUT', '/api/accounts/language', { language: 'fr' })).status).toBe(400);
});

test('[UX-70] a visitor’s choice stays in the browser', async () => {
  const visitor = browser(sale.address);
  await visitor.call('PUT', '/api/accounts/language', { language: 'de' });
  expect(visitor.cookies.get('language')).toBe('de');
});

test('[RUN-06, UX-70] a refusal has the same code in each language, and its sentence in the reader’s', async () => {
  for (const path of ['/api/nothing-here', '/api/listings/00000000-0000-7000-8000-000000000000']) {
    const [english, german] = await Promise.all(
      ['en', 'de'].map(
        async (language) =>
          (
            (await (await ask(path, { 'Accept-Language': language })).json()) as {
              error: { code: string; message: string };
            }
          ).error,
      ),
    );
    expect(german?.code).toBe(english?.code);
    expect(german?.message).not.toBe(english?.message);
    expect(german?.message).toMatch(/nicht/);
  }
});

test('[UX-13, UX-70] the chunks of each build are served to everybody', async () => {
  expect(await (await ask('/assets/de.js')).text()).toContain("'de'");
  expect(await (await ask('/assets/en.js', { Cookie: 'language=de' })).text()).toContain("'en'");
  expect(await (await ask('/sw.js', { Cookie: 'language=de' })).text()).toContain("LANGUAGE = 'de'");
  expect(await (await ask('/sw.js')).text()).toContain("LANGUAGE = 'en'");
});
