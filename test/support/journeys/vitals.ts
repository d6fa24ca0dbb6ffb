import type { Page } from '@playwright/test';

export interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
  shifts: string[];
}

type Entry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  interactionId: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** The browser's own figures, noted from the first moment of each document. */
export async function recordVitals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const vitals: Vitals = { lcp: 0, cls: 0, inp: 0, shifts: [] };
    Object.assign(globalThis, { vitals });
    const observe = (type: string, note: (entry: Entry) => void, rest = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as Entry))).observe({
        type,
        buffered: true,
        ...rest,
      });
    observe('largest-contentful-paint', ({ startTime }) => {
      vitals.lcp = startTime;
    });
    observe('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
      if (hadRecentInput) return;
      vitals.cls += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
        vitals.shifts.push(
          `${Math.round(startTime)} ms: ${name} from ${from.y}+${from.height} to ${to.y}+${to.height}`,
        );
      }
    });
    observe(
      'event',
      ({ duration, interactionId }) => {
        if (interactionId) vitals.inp = Math.max(vitals.inp, duration);
      },
      { durationThreshold: 16 },
    );
  });
}

export const readVitals = (page: Page) => page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
