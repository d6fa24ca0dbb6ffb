import type { Page, Request } from '@playwright/test';

const QUIET_MS = 100;
const QUIET_TIMEOUT_MS = 30_000;

interface Line {
  open: Set<Request>;
  lastEnd: number;
}
const lines = new WeakMap<Page, Line>();

/** Counts what a page asks for from now on; the stream of live events never ends and is not counted. */
export function watchLine(page: Page): Line {
  const known = lines.get(page);
  if (known) return known;
  const line: Line = { open: new Set(), lastEnd: Date.now() };
  lines.set(page, line);
  page.on('request', (request) => {
    if (!request.url().includes('/api/live')) line.open.add(request);
  });
  const end = (request: Request): void => {
    line.open.delete(request);
    line.lastEnd = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // What the last document asked for ends with it, and is not always told.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    for (const request of line.open) if (request.frame() === frame && !request.isNavigationRequest()) end(request);
  });
  return line;
}

/** Waits until nothing has been on its way to or from the shop for a moment. */
export async function quiet(page: Page): Promise<void> {
  const line = watchLine(page);
  const enough = Date.now() + QUIET_TIMEOUT_MS;
  while ((line.open.size > 0 || Date.now() - line.lastEnd < QUIET_MS) && Date.now() < enough)
    await page.evaluate((wait) => new Promise((resolve) => setTimeout(resolve, wait)), QUIET_MS / 4);
  if (line.open.size > 0) throw new Error(`still on its way: ${[...line.open].map((each) => each.url()).join(', ')}`);
}

/** Two frames, or half a second of a browser that sees nothing to draw and makes none. */
export const frames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 500);
      }),
  );

/** Opens an address and waits until all that it asks for is there. */
export async function openWhole(page: Page, path: string): Promise<void> {
  watchLine(page);
  await page.goto(path);
  await quiet(page);
}
