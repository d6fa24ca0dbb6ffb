import { beforeEach, expect, test } from 'vitest';
import { forgetAnswers, NOON, signIn } from '#test/support/markup/markup.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { PolicyPage } from './policy-page.tsx';

const version = { version: 2, holdsFrom: '2026-12-01', changed: 'Kindness is named.', isMaterial: true };
const own = (isAccepted: boolean) => ({
  policy: 'terms',
  accepted: isAccepted ? { version: 2, at: NOON.toISOString() } : null,
  open: isAccepted ? null : version,
});

beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'bo', displayName: 'Bo' });
});

test('[OFFICE-01, UX-100] who accepts the terms goes on at their heading', async () => {
  let isAccepted = false;
  server.answerCalls({
    'accounts.getPolicy': () => ({
      ...version,
      policy: 'terms',
      inForce: 2,
      against: null,
      blocks: [],
      versions: [version],
    }),
    'accounts.getPolicyAnswers': () => ({ items: [own(isAccepted)] }),
    'accounts.answerPolicy': () => {
      isAccepted = true;
      return { items: [own(true)] };
    },
  });
  await page.show(PolicyPage, {}, '/terms');
  await page.until(() => page.isThere('Accept'));
  page.called('Accept').focus();
  await page.press('Accept');
  await page.until(() => page.lines().join().includes('You accepted version 2'));
  expect(document.activeElement?.textContent).toBe('Terms of use');
});
