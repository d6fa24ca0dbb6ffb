import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startServer } from '../../faults/child-server.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { expect, test } from '../journey.ts';
import { somebody } from '../../support/journeys/people.ts';

let shop: ChildServer;
let site: string;
const folder = mkdtempSync(join(tmpdir(), 'second-proof-'));

// A shop of its own, as it stands on its first day outside the demo.
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const PORT = String(await freePort());
  site = `http://localhost:${PORT}`;
  shop = await startServer({ DATA_DIR: folder, PORT, WEB_DEV: 'off', TRUSTED_PROXIES: 'loopback' });
});
test.afterAll(async () => {
  shop.process.kill('SIGTERM');
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
});

test('[ADM-10, ADM-11, ACC-16] the first administrator is asked for a second proof, gives it and is in', async ({
  page,
  expectAccessible,
}) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { name: displayName, email, password } = somebody();
  await page.request.post(`${site}/api/accounts/register`, { data: { email, password, displayName } });
  await expect.poll(() => shop.said()).toContain('activation code');
  await page.goto(`${site}/activate-admin`);
  await page.getByLabel('Activation code').fill(/activation code \(shown once\): (\S+)/.exec(shop.said())?.[1] ?? '');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('You are master admin now')).toBeVisible();
  await page.goto(`${site}/admin/users`);
  await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0);
  expect((await page.request.get(`${site}/api/admin/admins`)).status()).toBe(403);
  await expectAccessible();
  await page.getByRole('link', { name: 'Go to the security tab' }).click();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('link', { name: 'Go to the back office' }).click();
  await expect(page.locator('nav[aria-label^="Back office"]:visible')).toContainText('Dashboard');
  expect((await page.request.get(`${site}/api/admin/admins`)).status()).toBe(200);
});
