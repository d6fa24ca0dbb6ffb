import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.ts';

// node scripts/run.mjs test/browser/screenshot.ts URL OUT.png [--width 1440] [--height 900] [--dark] [--full]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1440' },
    height: { type: 'string', default: '900' },
    dark: { type: 'boolean' },
    full: { type: 'boolean' },
  },
});
const [url = '', out = 'page.png'] = positionals;
const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage({
  viewport: { width: Number(values.width), height: Number(values.height) },
  colorScheme: values.dark ? 'dark' : 'light',
});
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
page.on('pageerror', (error) => console.error(error.message));
await page.goto(url, { waitUntil: 'networkidle' });
await page.screenshot({ path: out, fullPage: values.full ?? false });
await browser.close();
