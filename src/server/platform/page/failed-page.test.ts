import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';

let sale: Sale;
const web = temporaryFolder('web-');
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(
    join(web, 'index.html'),
    `<!doctype html><html lang="en"><head><title>x</title><script type="module" src="/assets/a.js"></script></head>
     <body><div id="app"><a class="wordmark" href="/"><!--site-name-->&nbsp;</a><!--first-paint--></div><noscript><p>no script</p></noscript></body></html>`,
  );
  sale = await openSale({ MARKETPLACE_NAME: 'Kiln & Co' }, { web });
  sale.app.log.error = () => undefined;
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await sale.stop();
  rmSync(web, { recursive: true });
});

/** Somebody opens a page while the database answers every question so. */
async function openWhile(error: Error, language: string): Promise<{ answer: Response; html: string }> {
  vi.spyOn(sale.app.db, 'query').mockRejectedValue(error);
  const headers = { 'accept-language': language, accept: 'text/html' };
  const answer = await fetch(`${sale.address}/product/none`, { headers });
  return { answer, html: await answer.text() };
}
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('[ERR-05, RUN-03] whoever opens a page while the database is away reads words', async () => {
  for (const [language, text] of [
    ['en', 'The shop is away for a moment'],
    ['de', 'Der Marktplatz ist gerade nicht erreichbar'],
  ] as const) {
    const { answer, html } = await openWhile(away, language);
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(html).toContain(`<h1>${text}</h1>`);
    expect(html).toContain(`<title>${text} – Kiln &#38; Co</title>`);
    expect(html).toContain('http-equiv="refresh" content="5"');
    expect(html).not.toMatch(/<script|<noscript/);
  }
});

test('[ERR-05] whoever opens a page that cannot be made reads words', async () => {
  const { answer, html } = await openWhile(new Error('something else'), 'de');
  const number = answer.headers.get('x-request-id')?.slice(-8);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null]);
  expect(html).toContain('<h1>Diese Seite ließ sich nicht anzeigen</h1>');
  expect(html).toContain(`nenne Meldung ${number}.`);
  expect(html).not.toContain('http-equiv="refresh"');
});
