import { setTimeout as sleep } from 'node:timers/promises';
import { calls, type Calls } from './calls.ts';
import { openDocument, type OpenDocument } from './document.ts';
import { type Handler, Line, type LineEvents, LineRequest, LineResponse, matches, type Pattern } from './line.ts';
import { Locator, type Surroundings } from './locator.ts';
import type { View } from './media.ts';
import type { RoleOptions } from './roles.ts';
import { callInPage } from './run-in-page.ts';
import { styles, type TextMatch } from './seen.ts';
import { User } from './user.ts';
import type { Visitor } from './visitor.ts';
import { textOf } from './wire.ts';
import { shownText } from './shown-text.ts';

export const TIMEOUT_MS = 15_000;
/** What changes without a change of the document is seen this often. */
const POLL_INTERVAL_MS = 100;
const QUIET = 25;

/** One tab: the documents that the shop sends, one after the other, in the words of Playwright. */
export class Page implements Surroundings {
  readonly visitor: Visitor;
  readonly request: Calls;
  readonly line: Line;
  private view: View;
  private open: { document: OpenDocument; user: User } | null = null;
  private opening: Promise<unknown> = Promise.resolve();
  private turn = 0;
  private readonly scripts: (() => unknown)[] = [];
  private past: { url: string; state: unknown }[] = [];
  private stored: { local: Map<string, string>; session: Map<string, string> };

  constructor(visitor: Visitor) {
    this.visitor = visitor;
    this.view = visitor.view;
    this.stored = { local: visitor.local, session: new Map() };
    this.line = new Line(visitor.wire, visitor.base, (text) => void visitor.complaints.push(text));
    this.request = calls(visitor.wire, visitor.base);
  }

  get now(): { document: OpenDocument; user: User } {
    if (!this.open) throw new Error('No page is open: page.goto() comes first.');
    return this.open;
  }
  private get window(): Window & typeof globalThis {
    return this.now.document.window;
  }

  async until<Found>(ask: () => Found | undefined, what: () => string, timeout = TIMEOUT_MS): Promise<Found> {
    const end = Date.now() + timeout;
    for (;;) {
      const changed = this.open?.document.changed();
      const match = this.open ? ask() : undefined;
      if (match !== undefined) return match;
      if (Date.now() > end) throw new Error(`${what()} (after ${timeout} ms, at ${this.url()}${shownText(this.open)})`);
      await Promise.race([changed, sleep(POLL_INTERVAL_MS)]);
    }
  }

  async settle(): Promise<void> {
    // React does what follows from an event in a microtask, and effects in the task after it.
    await sleep(0);
    await sleep(0);
    await this.opening;
  }

  private async show(url: string, state: unknown): Promise<LineResponse> {
    this.leave();
    const turn = (this.turn += 1);
    const ask = { method: 'GET', url, headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } };
    const input = new LineRequest(ask, 'document');
    const answer = await this.line.send(input, new AbortController().signal);
    const complain = (what: unknown): void => this.line.log(String(what), this.visitor.complaints);
    const document = openDocument({
      html: textOf(answer),
      url: `${answer.url.split('#')[0]}${new URL(url).hash}`,
      line: this.line,
      shared: this.visitor.shared,
      view: () => this.view,
      stored: this.stored,
      historyState: state,
      scripts: this.scripts,
      complain,
      navigate: (to) => void (this.opening = this.opening.then(() => this.move(to, turn)).catch(complain)),
    });
    Object.assign(document.window, { getComputedStyle: styles(document) });
    this.open = { document, user: new User(document) };
    await document.isOpen;
    return new LineResponse(answer, input);
  }

  private leave(): void {
    if (!this.open) return;
    const { document } = this.open;
    this.past.push({ url: document.window.location.href, state: document.window.history.state });
    document.close();
    this.open = null;
  }

  /** Where a document that was left meanwhile wanted to go, nobody follows. */
  private async move(to: string, turn: number): Promise<void> {
    if (turn !== this.turn) return;
    await (this.open?.document.window.location.href === to ? this.reload() : this.show(to, null));
  }

  goto = async (path: string, { waitUntil = 'load' } = {}): Promise<LineResponse | null> => {
    const url = new URL(path, this.visitor.base).href;
    if (this.open && url.includes('#') && url.split('#')[0] === this.url().split('#')[0]) {
      this.window.location.hash = new URL(url).hash;
      await this.settle();
      return null;
    }
    const shown = await this.show(url, null);
    await this.opening;
    await this.waitForLoadState(waitUntil);
    return shown;
  };
  reload = async (): Promise<LineResponse> => {
    const { href } = this.window.location;
    const state: unknown = this.window.history.state;
    const shown = await this.show(href, state);
    this.past.pop();
    return shown;
  };
  goBack = async (): Promise<void> => {
    const { document } = this.now;
    if (document.traversal.depth > 0) {
      document.traversal.depth -= 1;
      this.window.history.back();
      await sleep(20);
      return this.settle();
    }
    const before = this.past.pop();
    if (!before) return;
    await this.show(before.url, before.state);
    this.past.pop();
  };
  close = async (): Promise<void> => {
    await this.opening.catch(() => undefined);
    this.line.routes = [];
    this.leave();
  };

  private get all(): Locator {
    return new Locator(this, (roots) => roots as Element[], '');
  }
  getByRole = (role: string, options?: RoleOptions): Locator => this.all.getByRole(role, options);
  getByLabel = (phrase: TextMatch, options?: { exact?: boolean }): Locator => this.all.getByLabel(phrase, options);
  getByText = (phrase: TextMatch, options?: { exact?: boolean }): Locator => this.all.getByText(phrase, options);
  locator = (selector: string, filter?: Parameters<Locator['locator']>[1]): Locator =>
    this.all.locator(selector, filter);

  url = (): string => this.open?.document.window.location.href ?? 'about:blank';
  title = async (): Promise<string> => this.window.document.title;
  content = async (): Promise<string> => this.window.document.documentElement.outerHTML;
  context = (): Visitor => this.visitor;
  setViewportSize = async (view: View): Promise<void> => {
    this.view = view;
    if (!this.open) return;
    Object.assign(this.window, { innerWidth: view.width, innerHeight: view.height });
    this.window.dispatchEvent(new this.window.Event('resize'));
    await this.settle();
  };

  route = async (pattern: Pattern, handler: Handler, { times = Infinity }: { times?: number } = {}): Promise<void> =>
    void this.line.routes.push({ pattern, handler, left: times });
  unrouteAll = async (): Promise<void> => void (this.line.routes = []);
  on: Line['on'] = (name, listener) => this.line.on(name, listener);
  off: Line['off'] = (name, listener) => this.line.off(name, listener);

  private waitForMatch<Name extends 'request' | 'response'>(
    name: Name,
    wanted: Pattern | ((each: LineEvents[Name]) => unknown),
  ): Promise<LineEvents[Name]> {
    const { promise, resolve, reject } = Promise.withResolvers<LineEvents[Name]>();
    const guard = setTimeout(() => reject(new Error(`No ${name} of ${String(wanted)} came`)), TIMEOUT_MS);
    const isIt = (each: LineEvents[Name]): unknown =>
      typeof wanted === 'function'
        ? (wanted as (each: LineEvents[Name]) => unknown)(each)
        : matches(wanted, each.url(), this.visitor.base);
    const stop = this.line.on(name, (each) => {
      if (!isIt(each)) return;
      clearTimeout(guard);
      stop();
      resolve(each);
    });
    return promise;
  }
  waitForResponse = async (wanted: Pattern | ((each: LineResponse) => unknown)): Promise<LineResponse> => {
    const response = await this.waitForMatch('response', wanted as Pattern);
    await this.settle();
    return response;
  };
  /** Until nothing is under way for a moment. */
  waitForLoadState = async (state = 'load'): Promise<void> => {
    if (state !== 'networkidle') return;
    for (let quiet = 0; quiet < 3; quiet = this.line.underWay === 0 ? quiet + 1 : 0) await sleep(QUIET);
  };
  addInitScript = async (operation: () => unknown): Promise<void> => void this.scripts.push(operation);
  evaluate = async (action: ((given: never) => unknown) | string, given?: unknown): Promise<unknown> => {
    const done: unknown = await (typeof action === 'string'
      ? this.window.eval(action)
      : callInPage(this.now.document, action, given));
    await this.settle();
    return done;
  };

  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      await this.now.user.press(key);
      await this.settle();
    },
    type: async (text: string): Promise<void> => {
      await this.now.user.type(text);
      await this.settle();
    },
  };
}
