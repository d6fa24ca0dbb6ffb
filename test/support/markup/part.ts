import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type FunctionComponent } from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import type { CallInput, CallName } from '#web/platform/calls.ts';
import { openDom } from './dom.mjs';
import { changesOf, linesNow } from './lines-now.ts';
import { fillable, nameOf, pressable } from './names.ts';
import { callTable } from './no-calls.ts';

/*
 * A part of a screen in a DOM, without the app around it and without a server: for what takes hands. Calls are answered by what a test
 * says. Whoever imports this does so before what it opens, and takes the answers that are there already from `markup.ts`.
 */

const { window, hands } = openDom();
const realTimer = setTimeout;
const timers: ReturnType<typeof setTimeout>[] = [];
/** What is to come later does not come once its test is over. */
vi.stubGlobal('setTimeout', (...given: Parameters<typeof setTimeout>) => {
  const timer = realTimer(...given);
  timers.push(timer);
  return timer;
});
const nextTurn = (): Promise<void> => new Promise((resolve) => realTimer(resolve));
const asNames = [
  ...['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage', 'matchMedia'],
  ...['Node', 'Element', 'HTMLElement', 'HTMLInputElement', 'Event', 'MutationObserver', 'getComputedStyle'],
  ...['IntersectionObserver', 'ResizeObserver', 'scrollTo', 'requestIdleCallback', 'cancelIdleCallback', 'File'],
] as const;
for (const name of asNames) vi.stubGlobal(name, name === 'window' ? window : Reflect.get(window, name));
vi.stubGlobal('scrollY', 0);
vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work));
vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
/** Beside hands things may change too; that React does not complain of. */
const inAct = (isInAct: boolean): void => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', isInAct);
let keys: [name: string, key: string][] = [];
let reported: [channel: string, word: unknown][] = [];
vi.stubGlobal(
  'BroadcastChannel',
  class {
    private readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage = (word: unknown): void => void reported.push([this.name, word]);
    addEventListener = (): void => undefined;
  },
);

/** Of an answer a part may do; what is shown of it tells. */
type Answers = { [Name in CallName]?: (input: CallInput<Name>) => unknown };

/** With what a call is refused; status 0 is an answer that was lost. */
export class Problem {
  readonly status: number;
  readonly error: { code: string; message: string };
  constructor(status: number, message: string, code = 'x/refused', facts: object = {}) {
    this.status = status;
    this.error = { ...facts, code, message };
  }
}

let answers: Answers = {};
let sent: [name: string, input: unknown][] = [];
let stale: string[] = [];
/** What calls are answered; what is not among them waits. */
export const answerCalls = (given: Answers): void => void Object.assign(answers, given);
const take = <Kept>(kept: Kept[]): Kept[] => kept.splice(0);
/** What the shop was sent and asked since this was asked last. */
export const sentNow = (): [name: string, input: unknown][] => take(sent);
/** Under which keys a call was sent since this was asked last. */
export const keysNow = (name: CallName): string[] => take(keys).flatMap(([each, key]) => (each === name ? [key] : []));
/** Which calls are no longer believed since this was asked last. */
export const staleNow = (): string[] => [...new Set(take(stale))];

/** What other tabs were told since this was asked last. */
export const reportedNow = (): [channel: string, word: unknown][] => take(reported);

/** A call that is not answered before `letGo` is called. */
export function lateAnswer(): { held: Promise<never>; letGo: (output: unknown) => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { held: promise as Promise<never>, letGo: (output) => settled(() => resolve(output)) };
}

interface Asked {
  body?: string;
  headers?: Record<string, string>;
}
const asJson = (status: number, body: unknown) => ({
  ok: status < 400,
  status,
  statusText: '',
  json: async () => body,
});
vi.stubGlobal('fetch', async (address: string, { body = '{}', headers }: Asked = {}) => {
  const name = address.replace('/api/', '') as CallName;
  const input = JSON.parse(body);
  sent.push([name, input]);
  keys.push([name, headers?.['Idempotency-Key'] ?? '']);
  steps += 1;
  const given = answers[name] as ((input: unknown) => unknown) | undefined;
  const output = given ? await given(input) : await new Promise(() => undefined);
  steps += 1;
  if (output instanceof Problem && output.status === 0) throw new TypeError('Failed to fetch');
  return output instanceof Problem ? asJson(output.status, output) : asJson(200, output);
});
// Each call is sent to its own name, all of its input in the body.
const names = new Proxy({}, { get: (_none, name) => `POST /${String(name)}` });
Object.setPrototypeOf(callTable, names);

const { createRoot } = await import('react-dom/client');
const { queryClient, shouldSendAgain } = await import('#web/platform/query-client.ts');
const { go } = await import('#web/platform/router/navigation.ts');
const { toasts } = await import('#web/ui/toasts/toasts.ts');

// As the page has it; what is read is always read anew.
queryClient.setDefaultOptions({
  queries: { retryOnMount: false },
  mutations: { networkMode: 'always', retry: shouldSendAgain },
});
const invalidate = queryClient.invalidateQueries.bind(queryClient);
queryClient.invalidateQueries = ((filters, options) => {
  const [first, second] = (filters?.queryKey ?? []) as string[];
  stale.push((first === 'pages' ? second : first) ?? 'everything');
  return invalidate(filters, options);
}) as typeof invalidate;

/** What is said over the page since this was asked last, and what can be pressed there. */
export function saidNow(): string[] {
  const said = toasts
    .get()
    .map(({ type, message, act: press }) => `${type}: ${message}${press ? ` [${press.label}]` : ''}`);
  toasts.set([]);
  return said;
}

let steps = 0;
queryClient.getQueryCache().subscribe(() => (steps += 1));
queryClient.getMutationCache().subscribe(() => (steps += 1));
const QUIET_TURNS = 3;

/** Until what follows from some work has come about. */
async function settled(work: () => unknown): Promise<void> {
  inAct(true);
  // What is drawn, and what follows from that, comes at the end of an act.
  await act(async () => void (await work()));
  for (let turn = 0, seen = steps; turn < QUIET_TURNS; turn = seen === steps ? turn + 1 : 0) {
    seen = steps;
    await act(nextTurn);
  }
  inAct(false);
}

export interface Part {
  /** What it says, line by line. */
  lines: () => string[];
  /** What it says since it was asked last, and what it says no more. */
  changes: () => string[];
  press: (name: string, at?: number) => Promise<void>;
  fill: (name: string, value: string) => Promise<void>;
  choose: (name: string, value: string) => Promise<void>;
  /** Leaves the field that is being filled in. */
  leave: () => Promise<void>;
  key: (key: string) => Promise<void>;
  /** What has the focus: its name, or where it stands. */
  focused: () => string;
  do: (work: () => unknown) => Promise<void>;
  find: (name: string, at?: number) => HTMLElement;
  place: HTMLElement;
  show: (props: object) => Promise<void>;
  close: () => Promise<void>;
}

let isOpen: Part[] = [];

/** Opens a component as its screen does; `at` is the path and the query of the page. */
export async function openPart<Props extends object>(
  component: FunctionComponent<Props>,
  props: Props,
  at = '/',
): Promise<Part> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  go(at, { replace: true });
  const draw = (with_: object): Promise<void> =>
    settled(() =>
      root.render(
        createElement(QueryClientProvider, { client: queryClient }, createElement(component, with_ as Props)),
      ),
    );
  const find = (name: string, which = 0, kind = pressable): HTMLElement => {
    const all = [...place.querySelectorAll<HTMLElement>(kind)].filter((each) => !(each as HTMLLabelElement).control);
    const found = all.filter((each) => nameOf(each) === name);
    const loosely = found.length > 0 ? found : all.filter((each) => nameOf(each).startsWith(name));
    const one = loosely.at(which);
    if (!one) throw new Error(`Nothing is called ${name}: ${part.lines().join(' | ')}`);
    return one;
  };
  let before: string[] = [];
  const lines = (): string[] => (before = linesNow(place));
  const part: Part = {
    place,
    find,
    lines,
    changes: () => {
      const [old, now] = [before, lines()];
      return changesOf(old, now);
    },
    press: (name, which) => settled(() => hands.click(find(name, which))),
    fill: (name, value) => settled(() => hands.fill(find(name, 0, fillable), value)),
    choose: (name, value) => settled(() => hands.select(find(name, 0, fillable), [value])),
    leave: () => settled(() => hands.blur()),
    key: (key) => settled(() => hands.press(key)),
    focused: () => {
      const { activeElement } = document;
      return activeElement === document.body || !activeElement ? '' : nameOf(activeElement);
    },
    do: settled,
    show: draw,
    close: async () => {
      isOpen = isOpen.filter((each) => each !== part);
      await settled(() => root.unmount());
      place.remove();
    },
  };
  isOpen.push(part);
  await draw(props);
  lines();
  return part;
}

afterEach(async () => {
  for (const part of isOpen) await part.close();
  for (const timer of take(timers)) clearTimeout(timer);
  // All files share it.
  onlineManager.setOnline(true);
  queryClient.clear();
  answers = {};
  [sent, keys, stale, reported] = [[], [], [], []];
  toasts.set([]);
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterAll(() => window.close());
