import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAs } from '#test/support/journeys/sign-in-as.ts';
import { putIntoCart } from '#test/support/journeys/demo-listings.ts';
import { quiet, watchLine } from '#test/support/journeys/quiet.ts';
import { readVitals, recordVitals, type Vitals } from '#test/support/journeys/vitals.ts';

/** Slow 4G and a quarter of the processor, as laboratories measure. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWER_PROCESSOR = 4;
const SETTLE_MILLISECONDS = 600;

export interface Visit {
  path: string;
  /** The person of the demo who looks; a guest where none is named. */
  as?: string;
  hasCart?: boolean;
}

export interface Opened {
  page: Page;
  context: BrowserContext;
  /** Bytes of script that came, compressed, and the addresses that they came from. */
  scripts: Map<string, number>;
}

/** Opens an address as one who was never here, on a slow phone, and waits until nothing more happens. */
export async function openCold(browser: Browser, address: string, { path, as, hasCart }: Visit): Promise<Opened> {
  const context = await browser.newContext({
    ...{ baseURL: address, viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, locale: 'en-GB' },
    ...{ serviceWorkers: 'block', reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  if (as) await signInAs(page, `${as}@example.com`);
  if (hasCart) await putIntoCart(page);
  await recordVitals(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', SLOW_4G);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const [scripts, request] = [new Map<string, number>(), new Map<string, string>()];
  tools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) request.set(requestId, new URL(response.url).pathname);
  });
  tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = request.get(requestId);
    if (script !== undefined) scripts.set(script, encodedDataLength);
  });
  watchLine(page);
  await page.goto(path);
  await calm(page);
  return { page, context, scripts };
}

/** Until nothing is on its way and the browser has nothing to do. */
async function calm(page: Page): Promise<void> {
  await quiet(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(SETTLE_MILLISECONDS);
  await quiet(page);
}

/** Milliseconds from a press to the frame that answers it. */
export async function pressTime(page: Page, press: () => Promise<unknown>): Promise<number> {
  await calm(page);
  await page.evaluate(() => ((globalThis as unknown as { vitals: Vitals }).vitals.inp = 0));
  await press();
  await calm(page);
  return (await readVitals(page)).inp;
}
