import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumLaunchOptions } from './chromium.ts';
const base = process.env.BASE ?? 'http://127.0.0.1:4610';
const plan = JSON.parse(process.env.PLAN ?? '[]') as { who: string; paths: string[] }[];
const out = process.env.OUT ?? '/tmp/shots';
const browser = await chromium.launch(chromiumLaunchOptions());
const shots: { name: string; file: string }[] = [];
for (const { who, paths } of plan)
  for (const [width, height, dark, locale] of JSON.parse(process.env.SIZES ?? '[[1440,900,false,"en"],[360,800,true,"en"]]')) {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: dark ? 'dark' : 'light', locale });
    if (who) {
      const answer = await context.request.post(`${base}/api/accounts/sign-in`, { data: { email: `${who}@example.com`, password: 'handmade' }, headers: { 'idempotency-key': crypto.randomUUID() } });
      if (!answer.ok()) console.log(who, answer.status(), (await answer.text()).slice(0, 300));
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log('pageerror', error.message));
    for (const path of paths) {
      await page.goto(base + path, { waitUntil: 'load' });
      await page.waitForTimeout(1200);
      const file = `${out}/${who || 'guest'}${path.replace(/[^a-z0-9]+/gi, '-').slice(0, 40)}-${width}${dark ? 'd' : ''}${locale}.png`;
      await page.screenshot({ path: file });
      shots.push({ name: file, file });
    }
    await context.close();
  }
await browser.close();
console.log(shots.map((s) => s.file).join('\n'));
// contact sheet: scaled to height 640
const tiles = await Promise.all(shots.map(async ({ file }) => sharp(file).resize({ height: 620 }).png().toBuffer({ resolveWithObject: true })));
let x = 0, y = 0; const W = 2000; const comp = [];
for (const t of tiles) { if (x + t.info.width > W) { x = 0; y += 630; } comp.push({ input: t.data, left: x, top: y }); x += t.info.width + 8; }
await sharp({ create: { width: W, height: y + 630, channels: 3, background: '#888' } }).composite(comp).png().toFile(`${out}/sheet.png`);
