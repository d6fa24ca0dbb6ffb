import type { Page, Request } from '@playwright/test';
import { frames } from './quiet.ts';

export interface DelayedAnswers {
  /** The shop has done what was asked and has answered; the page does not know yet. */
  answered: Promise<void>;
  /** Lets the answer through, and waits until the page has done with it. */
  letGo: () => Promise<void>;
  /** How many were sent. */
  count: () => number;
}

const TIMEOUT_MS = 5000;

/** Holds the answer to the next call of a method at an address back until it is let go; later ones are not held. */
export async function delayAnswers(page: Page, method: string, path: RegExp): Promise<DelayedAnswers> {
  const over = new Set<Request>();
  let count = 0;
  let first: Request | null = null;
  const { promise: delayed, resolve: release } = Promise.withResolvers<void>();
  const { promise: answered, resolve: came } = Promise.withResolvers<void>();
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (each) => void over.add(each));
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    if (count > 1) return route.fallback();
    first = route.request();
    const response = await route.fetch();
    came();
    await delayed;
    // The tab may have dropped the call by now.
    return route.fulfill({ response }).catch(() => undefined);
  });
  const letGo = async (): Promise<void> => {
    release();
    // The browser does not always tell that an answer from here has arrived; long after, it has.
    const enough = Date.now() + TIMEOUT_MS;
    while (first && !over.has(first) && Date.now() < enough) await frames(page);
    await frames(page);
  };
  return { answered, letGo, count: () => count };
}
