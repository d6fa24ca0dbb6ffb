import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'node:vm';
import { JSDOM, VirtualConsole } from './jsdom.ts';
import { eventSourceOf } from './live.ts';
import { type Kind, type Line, LineRequest } from './line.ts';
import type { View } from './media.ts';
import { addMissing, type Shared } from './missing.ts';
import { Modules } from './modules.ts';
import { addRequests } from './requests.ts';
import { callInPage } from './run-in-page.ts';
import { readStyles, type StyleSheet } from './style-sheet.ts';
import { addTopLayer } from './top-layer.ts';
import { textOf } from './wire.ts';

/** A page whose code is held back is not waited for longer. */
const MAX_DRAWING_MS = 1000;

type PageWindow = Window & typeof globalThis;
export interface Opening {
  html: string;
  url: string;
  line: Line;
  shared: Shared;
  view: () => View;
  /** Local and session storage as they were left. */
  stored: { local: Map<string, string>; session: Map<string, string> };
  historyState: unknown;
  /** What a test wants to have run before anything of the page does. */
  scripts: ((given: never) => unknown)[];
  complain: (text: string) => void;
  navigate: (url: string) => void;
}

export interface OpenDocument {
  window: PageWindow;
  context: Context;
  /** What the style sheets say about how an element is displayed; null where they say nothing. */
  display: (element: Element) => string | null;
  /** Changes with everything that changes in the document. */
  changed: () => Promise<unknown>;
  /** Its scripts have run, or it has been left. */
  isOpen: Promise<void>;
  /** How many entries of the history within the document lie behind. */
  traversal: { depth: number };
  close: () => void;
}

/** Held from the start: a test may forbid the page its stores. */
function saveStores({ localStorage, sessionStorage }: PageWindow, stored: Opening['stored']): () => void {
  for (const [name, value] of stored.local) localStorage.setItem(name, value);
  for (const [name, value] of stored.session) sessionStorage.setItem(name, value);
  return () => {
    stored.local = new Map(Object.entries(localStorage));
    stored.session = new Map(Object.entries(sessionStorage));
  };
}

interface Changes {
  /** What was said of the document before is no longer true. */
  always: (listener: () => void) => void;
  once: (listener: () => void) => void;
  /** Tells of changes that nobody has been told of yet. */
  notify: () => void;
}

/** Everything that changes in the document. */
function watchChanges(window: PageWindow): Changes {
  const always = new Set<() => void>();
  const waiting = new Set<() => void>();
  const changed = (): void => {
    for (const listener of [...always, ...waiting]) listener();
    waiting.clear();
  };
  const observer = new window.MutationObserver(changed);
  observer.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  return {
    always: (listener) => void always.add(listener),
    once: (listener) => void waiting.add(listener),
    notify: () => {
      if (observer.takeRecords().length > 0) changed();
    },
  };
}

/**
 * Style sheets are read here, for what they hide; the scripts that wait for them go on. What they say of an element holds until
 * the document changes: it is asked for many times in between.
 */
function readSheets(
  window: PageWindow,
  read: (url: string) => Promise<string>,
  { view, changes }: { view: () => View; changes: Changes },
): OpenDocument['display'] {
  const sheets = new Map<Element, string>();
  const said = new Map<Element, string | null>();
  let rules: StyleSheet | null = null;
  const readAnew = (): void => {
    rules = null;
    said.clear();
  };
  const take = (link: HTMLLinkElement): void => {
    if (link.rel !== 'stylesheet' || sheets.has(link)) return;
    sheets.set(link, '');
    void read(link.href).then(
      (css) => {
        sheets.set(link, css);
        readAnew();
        link.dispatchEvent(new window.Event('load'));
      },
      () => link.dispatchEvent(new window.Event('error')),
    );
  };
  const drainAll = (): void => window.document.querySelectorAll('link').forEach(take);
  new window.MutationObserver(drainAll).observe(window.document.head, { childList: true });
  window.addEventListener('resize', readAnew);
  changes.always(() => said.clear());
  drainAll();
  return (element) => {
    changes.notify();
    const known = said.get(element);
    if (known !== undefined) return known;
    rules ??= readStyles([...sheets.values()], view());
    const { display, isLasting } = rules(element);
    if (isLasting) said.set(element, display);
    return display;
  };
}

const fail = (error: unknown): never => {
  throw error;
};

/** Where `npm run prove` watches conditions, those of a page report to the record of the worker, whichever page it is. */
function reportOutcomes(window: PageWindow): void {
  const recorder: unknown = Reflect.get(globalThis, '$outcomes');
  if (recorder) Object.assign(window, { $outcomes: recorder });
}

/** Opens what the shop has sent as a document, and runs its scripts. */
export function openDocument(opening: Opening): OpenDocument {
  const { html, url, line, shared, view, complain } = opening;
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', (...texts: unknown[]) => complain(texts.map(String).join(' ')));
  virtualConsole.on('jsdomError', (error: Error) => complain(error.message));
  virtualConsole.on('navigate', opening.navigate);
  const dom = new JSDOM(html, {
    ...{ url, virtualConsole, cookieJar: line.wire.jar, pretendToBeVisual: true, runScripts: 'outside-only' },
  });
  const { window } = dom;
  const over = new AbortController();
  const context = dom.getInternalVMContext();
  addMissing(window, shared, view);
  reportOutcomes(window);
  addTopLayer(window);
  addRequests(window, line, over.signal);
  Object.assign(window, {
    EventSource: eventSourceOf(window, line.wire, over.signal),
    confirm: () => false,
  });
  const store = saveStores(window, opening.stored);
  window.history.replaceState(opening.historyState, '');
  const traversal = { depth: 0 };
  const { pushState } = window.history;
  window.history.pushState = (...move) => {
    traversal.depth += 1;
    pushState.apply(window.history, move);
  };
  const read = async (file: string, kind: Kind): Promise<string> => {
    const answer = await line.send(new LineRequest({ method: 'GET', url: file, headers: {} }, kind), over.signal);
    if (answer.status >= 400) throw new Error(`${answer.status}`);
    return textOf(answer);
  };
  for (const script of opening.scripts) callInPage({ context }, script as () => unknown);
  const changes = watchChanges(window);
  const display = readSheets(window, (file) => read(file, 'stylesheet'), { view, changes });
  const modules = new Modules(context, (file) =>
    read(file, 'script').catch(() => {
      throw new window.TypeError(`Failed to fetch dynamically imported module: ${file}`);
    }),
  );
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
  const left = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()));
  const run = async (): Promise<void> => {
    for (const script of window.document.querySelectorAll<HTMLScriptElement>('script[type=module][src]'))
      await modules.run(script.src);
    await loaded;
    // What the document brings stands there until the page's own code has drawn the same, or is held back.
    const enough = Date.now() + MAX_DRAWING_MS;
    while (window.document.querySelector('.first-paint') && Date.now() < enough)
      await Promise.race([new Promise<void>((resolve) => changes.once(resolve)), left, sleep(MAX_DRAWING_MS)]);
  };
  // One that is left while it opens, by a reload of its own, is waited for no longer.
  const isOpen = Promise.race([left, run().catch((error: unknown) => (over.signal.aborted ? undefined : fail(error)))]);
  return {
    window,
    context,
    display,
    isOpen,
    traversal,
    changed: () => new Promise<void>((resolve) => changes.once(resolve)),
    close: () => {
      window.dispatchEvent(new window.Event('pagehide'));
      store();
      over.abort();
      shared.channels.clear();
      window.close();
    },
  };
}
