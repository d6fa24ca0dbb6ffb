import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// The list's own reading and writing is the browser's affair; here only the context counts.
vi.mock('./wishlist-state.ts', async () => {
  const { createStore } = await import('#web/platform/store.ts');
  return {
    wishlistStore: createStore({ items: [{ id: 'a', addedAt: '' }], isReady: true, error: null }),
    loadWishlist: () => undefined,
  };
});
vi.mock('#web/modules/offline/flush-queue.ts', () => ({ flushQueue: () => undefined }));
vi.mock('#web/platform/session.ts', () => ({ useSession: () => null }));
const { useWishlist, WishlistProvider } = await import('./wishlist-context.tsx');

const Count = () => createElement('p', null, String(useWishlist().items.length));

test('[WISH-08] the wishlist is read inside its provider, and asking outside of it is an error', () => {
  expect(renderToString(createElement(WishlistProvider, null, createElement(Count)))).toContain('1');
  expect(() => renderToString(createElement(Count))).toThrow('useWishlist must be used within a WishlistProvider');
});
