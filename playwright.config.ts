import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './test/browser/chromium.ts';

const address = process.env.JOURNEY_ADDRESS ?? '';
/** Journeys start with the bar at the bottom answered; the one about the bar forgets that. */
const answered = { name: 'gdpr_consent', value: 'false' };

/** The journeys run against the product as `npm start` serves it; scripts/test.mjs starts it and says where. */
export default defineConfig({
  testDir: 'test/journeys',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  reporter: [['list'], ['json', { outputFile: process.env.JOURNEY_RESULTS ?? 'test-results/journeys.json' }]],
  use: {
    baseURL: address,
    storageState: {
      cookies: [],
      origins: address ? [{ origin: new URL(address).origin, localStorage: [answered] }] : [],
    },
    launchOptions: chromiumLaunchOptions(),
    // Recording every journey takes a third of the time; what failed is run again with `--trace on`.
    trace: 'off',
    locale: 'en-GB',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    // What does not depend on the window is proved once; what needs fingers, on phones alone.
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
});
