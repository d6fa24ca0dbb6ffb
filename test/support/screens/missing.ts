import { mediaHolds, type View } from './media.ts';

type Page = Window & typeof globalThis;

/** What several pages of one person share. */
export interface Shared {
  channels: Map<string, Set<EventTarget>>;
  caches: Map<string, Map<string, string>>;
  locks: Map<string, Promise<unknown>>;
}

export const newShared = (): Shared => ({ channels: new Map(), caches: new Map(), locks: new Map() });

const channelOf = (window: Page, { channels }: Shared) =>
  class extends window.EventTarget {
    readonly peers: Set<EventTarget>;
    onmessage: ((event: MessageEvent) => void) | null = null;
    constructor(name: string) {
      super();
      this.peers = channels.get(name) ?? new Set();
      channels.set(name, this.peers.add(this));
      this.addEventListener('message', (event) => this.onmessage?.(event as MessageEvent));
    }
    postMessage(data: unknown): void {
      for (const peer of this.peers)
        if (peer !== this) setTimeout(() => peer.dispatchEvent(new window.MessageEvent('message', { data })));
    }
    close(): void {
      this.peers.delete(this);
    }
  };

/** Names of caches and what lies in them by address, as text. */
const cachesOf = (window: Page, { caches }: Shared) => {
  const href = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, window.location.href).href;
  const cacheOf = (stored: Map<string, string>) => ({
    match: async (request: string | { url: string }) => {
      const text = stored.get(href(request));
      return text === undefined ? undefined : { json: async () => window.JSON.parse(text) as unknown };
    },
    put: async (request: string, answer: Response) => void stored.set(href(request), await answer.text()),
    delete: async (request: string | { url: string }) => stored.delete(href(request)),
    keys: async () => [...stored.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      const stored = caches.get(name) ?? new Map<string, string>();
      caches.set(name, stored);
      return cacheOf(stored);
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
  };
};

const locksOf = ({ locks }: Shared) => ({
  request: (name: string, ...rest: unknown[]): Promise<unknown> => {
    const operation = rest.at(-1) as () => unknown;
    const turn = (locks.get(name) ?? Promise.resolve()).then(operation);
    locks.set(
      name,
      turn.catch(() => undefined),
    );
    return turn;
  },
});

const media = (window: Page, view: () => View) => (query: string) => {
  const list = new window.EventTarget();
  let { matches } = { matches: mediaHolds(query, view()) };
  window.addEventListener('resize', () => {
    if (matches === mediaHolds(query, view())) return;
    matches = !matches;
    list.dispatchEvent(new window.Event('change'));
  });
  return Object.assign(Object.defineProperty(list, 'matches', { get: () => mediaHolds(query, view()) }), {
    media: query,
  });
};

/** Without a layout nothing has a size and everything is in view. */
const observers = (window: Page) => ({
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
  IntersectionObserver: class {
    readonly notify: (entries: object[]) => void;
    isOver = false;
    constructor(notify: (entries: object[]) => void) {
      this.notify = notify;
    }
    observe(target: Element): void {
      window.setTimeout(() => {
        if (!this.isOver) this.notify([{ target, isIntersecting: true, intersectionRatio: 1 }]);
      });
    }
    unobserve(): void {}
    disconnect(): void {
      this.isOver = true;
    }
  },
});

/** Gives a page what browsers have and the DOM alone has not. What depends on a layout does nothing: it is proved in the browser. */
export function addMissing(window: Page, shared: Shared, view: () => View): void {
  const { width, height } = view();
  Object.assign(window, {
    ...observers(window),
    innerWidth: width,
    innerHeight: height,
    matchMedia: media(window, view),
    BroadcastChannel: channelOf(window, shared),
    caches: cachesOf(window, shared),
    scrollTo: () => undefined,
    scrollBy: () => undefined,
    structuredClone: (value: unknown) => window.JSON.parse(JSON.stringify(value)) as unknown,
    requestIdleCallback: (operation: () => void) => window.setTimeout(operation, 1),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    Response,
    Request,
    Headers,
    TextEncoder,
    TextDecoder,
  });
  Object.assign(window.Element.prototype, {
    scrollIntoView: () => undefined,
    getAnimations: () => [],
    animate: () => ({ finished: Promise.resolve(), cancel: () => undefined, addEventListener: () => undefined }),
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
  // Nothing is drawn.
  Object.assign(window.HTMLCanvasElement.prototype, { getContext: () => null });
  Object.assign(window.HTMLImageElement.prototype, { decode: async () => undefined });
  Object.assign(window.URL, { createObjectURL: () => `blob:${crypto.randomUUID()}`, revokeObjectURL: () => undefined });
  Object.defineProperties(window.navigator, {
    locks: { value: locksOf(shared) },
  });
}
