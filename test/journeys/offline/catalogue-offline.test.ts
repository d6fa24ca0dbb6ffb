import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../journey.ts';
import { isCached, cachedPaths, workerReady } from '../../support/journeys/worker.ts';
import { fillAddress, fillCard, payButton, confirmedOrders } from '../../support/journeys/checkout-form.ts';

test.use({
  serviceWorkers: 'allow',
  complaintsAllowed: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Loading (?:CSS )?chunk|Failed to fetch/,
});

test('[UX-12] without a connection seen pieces and the cart are there', async ({
  page,
  context,
  addToCart,
  expectAccessible,
}) => {
  const { listingId } = await addToCart('mug');
  await page.goto(`/product/${listingId}`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await workerReady(page);
  await isCached(page, 'kept-everyones', listingId);
  await page.goto('/cart');
  await expect(page.getByText(title).first()).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/product/${listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('You are offline.')).toBeVisible();
  // What the header opens is there too.
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/cart');
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto('/supportcenter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recently viewed' }).getByText(title)).toBeVisible();
  await expectAccessible();
  await page.goto('/cart');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('[UX-12] a cached piece stays cached when its page is left early', async ({ page, context, addToCart }) => {
  const { listingId, title } = await addToCart('mug');
  await page.goto(`/product/${listingId}`);
  await workerReady(page);
  await isCached(page, 'kept-everyones', listingId);
  await page.addInitScript((id) => {
    Cache.prototype.put = (path) => {
      if (String(path).includes(id)) document.documentElement.dataset.keeping = 'begun';
      return new Promise(() => undefined);
    };
  }, listingId);
  await page.goto(`/product/${listingId}`);
  await expect(page.locator('html')).toHaveAttribute('data-keeping', 'begun');
  await context.setOffline(true);
  await page.goto(`/product/${listingId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('[UX-12] orders are read offline by their buyer until the sign-out', async ({
  page,
  context,
  signUp,
  addToCart,
}) => {
  const person = await signUp();
  await addToCart('wool blanket');
  await page.goto('/checkout');
  await fillAddress(page, person.email);
  await fillCard(page);
  await payButton(page).click();
  await confirmedOrders(page);
  await page.goto('/orders');
  const row = page.locator('.past-order').first();
  await expect(row).toBeVisible();
  await workerReady(page);
  await isCached(page, 'kept-own', 'listOrders');
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(row).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page
    .getByRole('menuitem', { name: 'Sign out' })
    .or(page.getByRole('button', { name: 'Sign out' }))
    .first()
    .click();
  await expect(page.getByText('Sign in').first()).toBeAttached();
  await expect.poll(() => cachedPaths(page, 'kept-own')).toEqual([]);
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to see this page' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(person.email);
});

/** The shop behind a server of our own, which can name another build. */
async function shopWithBuilds(address: string) {
  const builds = { extra: '' };
  const server = createServer((incoming, outgoing) => {
    const { host: _host, ...headers } = incoming.headers;
    incoming.pipe(
      ask(new URL(incoming.url ?? '/', address), { method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        if (incoming.url !== '/sw.js') return void answer.pipe(outgoing);
        let text = '';
        answer.on('data', (part: Buffer) => {
          text += part.toString();
        });
        answer.on('end', () =>
          outgoing.end(builds.extra ? text.replace(/VERSION = '[^']+'/, `VERSION = '${builds.extra}'`) : text),
        );
      }),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    builds,
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('[UX-13] a new version says "Update ready", and Reload brings it', async ({ page, baseURL }) => {
  const shop = await shopWithBuilds(baseURL ?? '');
  try {
    await page.goto(shop.address);
    await workerReady(page);
    await page.reload();
    await expect(page.getByText('Update ready')).toHaveCount(0);
    shop.builds.extra = 'another-one1';
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    const toast = page
      .getByRole('status')
      .filter({ hasText: 'Update ready' })
      .or(page.locator('.toast', { hasText: 'Update ready' }))
      .first();
    await expect(toast).toBeVisible();
    const loaded = page.waitForEvent('domcontentloaded');
    await page.getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('assets-'))))
      .toEqual(['assets-another-one1']);
  } finally {
    shop.stop();
  }
});

test('[UX-12, INV-20] what a person saw is gone once their session has ended', async ({ page, context, signUp }) => {
  await signUp();
  await page.goto('/wishlist');
  await workerReady(page);
  await isCached(page, 'kept-own', 'wishlist.getWishlist');
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(() => cachedPaths(page, 'kept-own')).toEqual([]);
});
