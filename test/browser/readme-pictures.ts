import { chromium, type Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './chromium.ts';

// node scripts/run.mjs test/browser/readme-pictures.ts ADDRESS: takes the pictures of the README anew from a demo shop that runs there.
const [address = 'http://localhost:3000'] = process.argv.slice(2);
const folder = join(import.meta.dirname, '../../docs/pictures');
const WIDTH = 1200;

const browser = await chromium.launch(chromiumLaunchOptions());

async function open(width: number, height: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: width < 600 ? 2 : 1 });
  // Whoever has answered is not asked again.
  await context.addInitScript(() => localStorage.setItem('gdpr_consent', 'false'));
  return context.newPage();
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
  // Sizes of pictures are made when they are first asked for; until then a smaller one stands in.
  await page.reload({ waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: 74 })
    .toFile(join(folder, `${name}.webp`));
}

const wide = await open(1440, 900);
await take(wide, '/', 'home');
await take(wide, '/search?q=mug', 'search');
const listing = await wide.locator('main a[href^="/product/"]').first().getAttribute('href');
await take(wide, listing ?? '/', 'product');
await take(await open(390, 844), listing ?? '/', 'product-phone');
await wide.request.post(`${address}/api/accounts/sign-in`, {
  data: { email: 'ana@example.com', password: 'handmade' },
  headers: { origin: address },
});
await take(wide, '/seller-dashboard', 'seller');
await browser.close();
