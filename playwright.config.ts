import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './test/browser/chromium.ts';
import type { Address } from './test/support/journeys/address.ts';

/** One product for each of the workers, as scripts/test.mjs starts them: two never share a queue, a limit or a stock. */
const addresses = (process.env.JOURNEY_ADDRESSES ?? '').split(',').filter(Boolean);
const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };

/**
 * The journeys run against the product as `npm start` serves it. Each runs in a desktop's window; `@both` runs on a phone too, where window,
 * layout or fingers matter, `@phone` there alone, and what measures time (`@alone`) by itself when all else is over.
 * With EVERY_WINDOW each runs in both.
 */
export default defineConfig<Address>({
  testDir: 'test/journeys',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: Math.max(addresses.length, 1),
  // A journey that failed runs once more with a trace; when it passes then, it is named as unsteady and looked into.
  retries: Number(process.env.JOURNEY_RETRIES ?? 0),
  maxFailures: 10,
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_RESULTS ?? 'test-results/journeys.json' }]],
  use: {
    addresses,
    launchOptions: chromiumLaunchOptions(),
    // Recording every journey takes a third of the time.
    trace: 'on-first-retry',
    locale: 'en-GB',
    // What judges motion or the worker of times without a connection asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone|@alone/, use: desktop },
    {
      name: 'phone',
      ...(process.env.EVERY_WINDOW
        ? { grepInvert: /@desktop|@alone/ }
        : { grep: /@phone|@both/, grepInvert: /@alone/ }),
      use: phone,
    },
    { name: 'desktop-alone', grep: /@alone/, grepInvert: /@phone/, use: desktop },
    { name: 'phone-alone', grep: /@alone.*@both|@both.*@alone|@alone.*@phone|@phone.*@alone/, use: phone },
  ],
});
