import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

// What passes through the worker is not slowed down from here.
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface Seen {
  header: number;
  painted: number;
  /** When the code that draws the screens, and the first answer of a call, had arrived; missing where none was asked for. */
  code: number | undefined;
  firstCall: number | undefined;
  calls: string[];
}

/** Notes the first moment at which the header has a height, frame by frame from the start of each document. */
async function watchHeader(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = (): void => {
      const header = document.querySelector('.site-header .wordmark');
      if (header?.textContent?.trim() && header.getBoundingClientRect().height > 0)
        Object.assign(globalThis, { headerSeen: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });
}

const readSeen = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const ends = (wanted: (name: string) => boolean): number | undefined =>
      resources
        .filter(({ name }) => wanted(new URL(name).pathname))
        .map(({ responseEnd }) => responseEnd)
        .toSorted((a, b) => a - b)[0];
    return {
      header: (globalThis as unknown as { headerSeen: number }).headerSeen,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      code: ends((path) => /\/assets\/index-[^/]+\.js$/.test(path)),
      firstCall: ends((path) => path.startsWith('/api/')),
      calls: resources.map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/api/')),
    };
  });

// A visit each: what one fetched would come to the next from the browser's memory.
for (const [name, who] of [
  ['home', 'a visitor'],
  ['search', 'a visitor'],
  ['a piece', 'a visitor'],
  ['home', 'somebody signed in'],
] as const)
  test(`[UX-01, SHELL-04] on slow 4G ${who} sees the header of ${name} before its code @both`, async ({
    page,
    signUp,
    findListing,
  }) => {
    if (who !== 'a visitor') await signUp();
    const path =
      name === 'home' ? '/' : name === 'search' ? '/search?q=mug' : `/product/${(await findListing('mug')).listingId}`;
    await watchHeader(page);
    const tools = await page.context().newCDPSession(page);
    await tools.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { header, painted, code, firstCall, calls } = await readSeen(page);
    console.log(
      `      ${name.padEnd(8)} header ${Math.round(header)} ms, painted ${Math.round(painted)} ms, code ${Math.round(code ?? 0)} ms, first answer ${Math.round(firstCall ?? 0)} ms`,
    );
    expect(header).toBeGreaterThan(0);
    expect(code).toBeGreaterThan(0);
    expect(header).toBeLessThan(code as number);
    expect(painted).toBeLessThan(code as number);
    expect(painted).toBeLessThan(firstCall ?? Number.POSITIVE_INFINITY);
    // [SHELL-04] The sign-in state stands in the page: nothing asks for it.
    expect(calls.filter((call) => /session/.test(call))).toEqual([]);
  });
