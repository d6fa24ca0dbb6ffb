import { chromiumLaunchOptions } from '#test/browser/chromium.ts';
import type { Results } from './report.ts';

const PORT = 9876;
const screens = { home: '/', search: '/search?q=mugs', product: '/product/piece-17' };

/** Lighthouse with its phone profile on three screens, in the packaged browser; a sentence where it does not run. */
export async function measurePaint(address: string): Promise<Results['lighthouse']> {
  if (!process.argv.includes('--lighthouse')) return 'left out; add --lighthouse to measure it';
  const { chromium } = await import('@playwright/test');
  const launch = chromiumLaunchOptions();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${PORT}`] });
  try {
    const { default: lighthouse } = await import('lighthouse');
    const measured = [];
    for (const [screen, path] of Object.entries(screens)) {
      const result = await lighthouse(`${address}${path}`, {
        port: PORT,
        onlyCategories: ['performance'],
        logLevel: 'error',
      });
      const score = result?.lhr.categories.performance?.score;
      if (typeof score !== 'number') return `did not run: ${result?.lhr.runtimeError?.message ?? 'no score'}`;
      measured.push({
        screen,
        score: Math.round(100 * score),
        largestPaint: result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
      });
    }
    return measured;
  } catch (error) {
    return `did not run: ${(error as Error).message.slice(0, 200)}`;
  } finally {
    await browser.close();
  }
}
