import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSale, type Sale } from '#test/builders/sale.ts';
import { temporaryFolder } from '#test/builders/temporary-folder.ts';
import { consentBar } from './consent-bar.ts';

let sale: Sale;
const web = temporaryFolder('consent-');
const htmlOf = async (path: string, language = 'en'): Promise<string> =>
  (await fetch(`${sale.address}${path}`, { headers: { 'accept-language': language } })).text();

beforeAll(async () => {
  for (const folder of [web, `${web}-de`]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<head><title>x</title></head><body><!--consent--></body>');
  }
  sale = await openSale({}, { web });
});
afterAll(async () => {
  await sale.stop();
  for (const folder of [web, `${web}-de`]) rmSync(folder, { recursive: true });
});

test('[SUP-02, UX-16] a page of the store brings the question in its language, with two equal buttons', async () => {
  const html = await htmlOf('/help', 'de');
  expect(html).toContain('aria-label="Was dein Browser sich merken darf"');
  expect(html.match(/<button type="button" class="button button--line" value="(true|false)">/g)).toHaveLength(2);
});

test('[RUN-11] the security policy names the one script of the document by its hash', async () => {
  const { headers } = await fetch(`${sale.address}/help`);
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${consentBar.scriptHash} `);
  expect((await htmlOf('/help')).match(/<script>[^<]+<\/script>/g)).toEqual([consentBar.script]);
});

test('[SUP-02] the dashboard and the back office ask nobody', async () => {
  for (const path of ['/seller-dashboard', '/admin']) expect(await htmlOf(path)).not.toContain('class="consent');
});
