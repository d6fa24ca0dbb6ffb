import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, vi } from 'vitest';
import type { PublicSession } from '#domain/core/session.ts';
import type { CallInput, CallName, CallOutput } from '#web/platform/calls.ts';
import type { PublicSettings } from '#web/platform/page-state.ts';

/*
 * What a part of a screen says in a state that is given to it, without a page, a server or a user. Whoever imports this does so
 * before what it shows: what a browser has is there from then on, until the file is done.
 */

/** Nobody else is there. */
class Deaf {
  postMessage = (): void => undefined;
  addEventListener = (): void => undefined;
}
const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const location = { pathname: '/', search: '', hash: '', href: 'http://shop.test/', origin: 'http://shop.test' };
const browser = {
  location,
  history: { state: null, replaceState: () => undefined },
  addEventListener: () => undefined,
  document: { documentElement: { lang: 'en', dataset: {} }, addEventListener: () => undefined, hidden: false },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
  BroadcastChannel: Deaf,
  localStorage: empty,
  sessionStorage: empty,
};
for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);

/** It is noon on a Thursday, unless a test says otherwise. */
export const NOON = new Date('2026-12-03T12:00:00.000Z');
vi.setSystemTime(NOON);
vi.stubEnv('TZ', 'UTC');
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  queryClient.clear();
});

const { queryClient } = await import('#web/platform/query-client.ts');
const { ApiProblem } = await import('#web/platform/api-problem.ts');
const { callKey } = await import('#web/platform/use-call.ts');
const { startSettings } = await import('#web/platform/settings.ts');
const { go } = await import('#web/platform/router/navigation.ts');
const { setSession } = await import('#web/platform/session.ts');

/** What a page knows of its shop. */
export const knowSettings = (changes: Partial<PublicSettings> = {}): void =>
  startSettings({
    ...{ marketplaceName: 'Artisan Market', supportEmail: 'help@example.com', legalRegion: 'eu', currency: 'EUR' },
    ...{ demo: false, testMode: false, googleSignIn: false, phoneCodes: false, aheadMs: 0 },
    ...{ stripe: { publishableKey: '', jsUrl: '' }, categoryNames: {}, menuCategories: [] },
    ...changes,
  });
knowSettings();
// What failed is shown as it is, instead of being asked for once more.
const defaults = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retryOnMount: false } });

export const signIn = (who: Partial<PublicSession> | null): void =>
  setSession(
    who && { userId: 'ida', displayName: 'Ida', email: 'ida@example.com', role: 'buyer', shopSlug: null, ...who },
  );

/** What a call is answered, with the input that it is asked with. */
export const answer = <Name extends CallName>(name: Name, input: CallInput<Name>, output: CallOutput<Name>): void =>
  void queryClient.setQueryData(callKey(name, input as object), output);

/** The same for a list that is read page by page: its first page. */
export function answerPages<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  ...pages: CallOutput<Name>[]
): void {
  queryClient.setQueryData(['pages', ...callKey(name, input as object)], { pages, pageParams: pages.map(() => null) });
}

/** A call that was refused, or not answered at all. */
export function fail<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  status: number,
  message = 'Not now.',
  code = 'x/refused',
): void {
  const error = new ApiProblem(status, { code, message });
  for (const queryKey of [callKey(name, input as object), ['pages', ...callKey(name, input as object)]])
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey })
      .setState({ status: 'error', error, fetchStatus: 'idle' });
}

export const forgetAnswers = (): void => queryClient.clear();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' };
const decoded = (text: string): string => text.replace(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all);

const inline = new Set([
  'a',
  'b',
  'button',
  'em',
  'i',
  'label',
  'option',
  'picture',
  's',
  'small',
  'span',
  'strong',
  'time',
]);
/** They stand side by side in the line of their row. */
const cells = new Set(['dt', 'td', 'th']);
const lone = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** Around what is hidden. */
const [HIDES, SHOWS] = ['\u0001', '\u0002'];

type Given = ReadonlyMap<string, string>;
const attributes = (text: string): Given =>
  new Map([...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name, decoded(value)]));

const field = (given: Given): string =>
  `‹${[
    given.get('type') ?? 'text',
    given.get('aria-label') ?? '',
    given.get('value') ?? '',
    given.has('checked') ? 'on' : '',
    given.has('disabled') ? 'off' : '',
  ]
    .filter(Boolean)
    .join(' ')}›`;

/** What stands before and behind the words of an element. */
function around(name: string, given: Given): [before: string, behind: string] {
  const role = given.get('role') ?? '';
  const label = given.get('aria-label');
  const isHere = given.has('aria-current') ? ' (here)' : given.get('aria-pressed') === 'true' ? ' (on)' : '';
  const isOff = given.get('aria-disabled') === 'true' ? ' – off' : '';
  const called = label ? `${label}: ` : '';
  if (name === 'a') return [`[${called}`, ` → ${given.get('href') ?? ''}${isHere}${isOff}]`];
  if (name === 'button') return [`[${called}`, `${isHere}${given.has('disabled') ? ' – off' : isOff}]`];
  if (name === 'option') return [given.has('selected') ? '*' : '', ' / '];
  return [['alert', 'status', 'note'].includes(role) ? `${role}: ${label ?? ''}` : '', ''];
}

/** The text of a markup as it is read, a line for each row, paragraph, heading and item; in brackets what one presses, with where it leads. */
export function linesOf(html: string): string[] {
  const open: { name: string; behind: string }[] = [];
  const read = (name: string, given: Given): string => {
    if (lone.has(name)) return name === 'input' ? field(given) : name === 'br' ? '\n' : '';
    const [before, behind] = around(name, given);
    const [hides, shows] = given.has('hidden') ? [HIDES, SHOWS] : ['', ''];
    open.push({ name, behind: behind + shows });
    return `${inline.has(name) || cells.has(name) || name === 'dd' ? '' : '\n'}${hides}${before}`;
  };
  const end = (name: string): string => {
    const last = open.pop();
    if (last?.name !== name) throw new Error(`</${name}> ends <${last?.name}>`);
    return `${last.behind}${cells.has(name) ? ' | ' : inline.has(name) ? '' : '\n'}`;
  };
  return decoded(
    html
      .replace(/<(svg|style)\b.*?<\/\1>/gs, '')
      .replace(
        /<(\/?)([a-z]\w*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/g,
        (_all, isEnd: string, name: string, rest: string) => (isEnd ? end(name) : read(name, attributes(rest))),
      ),
  )
    .replaceAll(/\u0001[^\u0002]*\u0002/g, '')
    .replaceAll('][', ']\n[')
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/( \|)+ ?$/, '')
        .trim(),
    )
    .filter(Boolean);
}

/** The markup of a component; `at` is the path and the query of the page. */
export function markupOf<Props extends object>(component: FunctionComponent<Props>, props: Props, at = '/'): string {
  const { pathname, search, href } = new URL(at, location.origin);
  Object.assign(location, { pathname, search, href });
  // The router reads where it is when its address changes.
  go(at, { replace: true });
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: queryClient }, createElement(component, props)),
  );
}

/** What a component says, line by line. */
export const shown = <Props extends object>(component: FunctionComponent<Props>, props: Props, at?: string): string[] =>
  linesOf(markupOf(component, props, at));
