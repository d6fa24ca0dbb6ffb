import { onlineManager } from '@tanstack/react-query';
import { afterEach, vi } from 'vitest';
import type { FunctionName } from '#domain/modules.ts';
import type { CallInput, CallName, CallOutput } from '#web/platform/calls.ts';
import './browser.ts';
import { callTable } from './no-calls.ts';
import { markStep, settle } from './settle.ts';

/* The shop that a part of a screen calls: it answers what the test says, and remembers what it was sent. */

const { queryClient } = await import('#web/platform/query-client.ts');
const { sendingClient } = await import('#web/platform/sending/sending-client.ts');
const { toasts } = await import('#web/ui/toasts/toasts.ts');

// What failed is shown as it is, instead of being asked for once more.
queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
sendingClient.setDefaultOptions({ mutations: { ...sendingClient.getDefaultOptions().mutations, retry: false } });

// Each call by its own name; where it goes stands in the build.
Object.setPrototypeOf(callTable, new Proxy({}, { get: (_table, name) => `POST /${String(name)}` }));

/** With what a call is refused; status 0 is an answer that was lost. */
export class Problem {
  readonly status: number;
  readonly error: object;
  constructor(status: number, message: string, code = 'x/refused', facts: object = {}) {
    this.status = status;
    this.error = { code, message, ...facts };
  }
}

/** Of an answer a part may do; what is shown of it tells. */
type Answers = { [Name in CallName]?: (input: CallInput<Name>) => unknown };

const answers = new Map<string, (input: object) => unknown>();
let calls: [name: string, input: object][] = [];
let keys: [name: string, key: string][] = [];
let reported: [channel: string, word: unknown][] = [];
let stale: string[] = [];
const take = <Item>(stored: Item[]): Item[] => stored.splice(0);

/** What the shop answers from then on; changes of which nobody speaks succeed, and what is asked for does not come. */
export const answerCalls = (given: Answers): void => {
  for (const [name, reply] of Object.entries(given)) answers.set(name, reply as (input: object) => unknown);
};
/** The same for one call, with its whole answer. */
export const answering = <Name extends CallName>(
  name: Name,
  reply: (input: CallInput<Name>) => CallOutput<Name> | Promise<CallOutput<Name>>,
): void => answerCalls({ [name]: reply } as Answers);
/** It refuses instead; status 0 is an answer that never comes back. */
export const refusing = (
  name: CallName | FunctionName,
  status: number,
  message = 'Not now.',
  facts: object = {},
): void => void answers.set(name, () => new Problem(status, message, 'x/refused', facts));
/** A long job tells how far it is, line by line. */
export const streaming = (name: FunctionName, ...messages: object[]): void =>
  void answers.set(name, () => new Response(messages.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')));
/** An answer that does not come before `letGo` is called. */
export function lateAnswer(): { pending: Promise<never>; letGo: (output: unknown) => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  return { pending: promise as Promise<never>, letGo: (output) => settle(() => resolve(output)) };
}
/** The shop says nothing until what comes back is called. */
export function holding<Name extends CallName>(name: Name): (output: CallOutput<Name>) => Promise<void> {
  const { pending, letGo } = lateAnswer();
  answers.set(name, () => pending);
  return letGo;
}

/** By its name a call reads, and changes nothing. */
const isRead = (name: string): boolean => /\.(get|list|search|suggest|find|count)/.test(name);
async function reply(name: string, input: object): Promise<Response> {
  const answer = answers.get(name);
  // What is read anew comes as it was, and what nobody speaks of does not come.
  const output = answer ? await answer(input) : isRead(name) ? await new Promise(() => undefined) : {};
  if (output instanceof Response) return output;
  if (!(output instanceof Problem)) return new Response(JSON.stringify(output ?? {}));
  if (output.status === 0) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify({ error: output.error }), { status: output.status });
}
vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
  const name = path.replace(/^\/(api\/)?/, '').split('?')[0] ?? '';
  const input = JSON.parse(String(init.body ?? '{}')) as object;
  const key = (init.headers as Record<string, string> | undefined)?.['Idempotency-Key'] ?? '';
  calls.push([name, input]);
  keys.push([name, key]);
  markStep();
  try {
    return await reply(name, input);
  } finally {
    markStep();
  }
});
const { invalidateQueries } = queryClient;
queryClient.invalidateQueries = (filters, options) => {
  const [first, second] = (filters?.queryKey ?? []) as string[];
  stale.push((first === 'pages' ? second : first) ?? 'everything');
  return invalidateQueries.call(queryClient, filters, options);
};
const otherTabs = new Map<string, (event: { data: unknown }) => void>();
/** Another tab of the browser says something on a channel. */
export const sayInOtherTab = (channel: string, data: unknown): void => otherTabs.get(channel)?.({ data });
vi.stubGlobal(
  'BroadcastChannel',
  class {
    private readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage = (word: unknown): void => {
      reported.push([this.name, word]);
    };
    addEventListener = (_type: string, listener: (event: { data: unknown }) => void): void =>
      void otherTabs.set(this.name, listener);
  },
);

/** What was sent and asked for since this was asked last. */
export const sentNow = (): [name: string, input: unknown][] => take(calls);
/** The changes alone that were sent since this was asked last. */
export function sent(): [name: string, input: object][] {
  const changes = calls.filter(([name]) => !isRead(name));
  calls = calls.filter(([name]) => isRead(name));
  return changes;
}
/** What alone was asked for since this was asked last. */
export function requestsSent(): [name: string, input: object][] {
  const reads = calls.filter(([name]) => isRead(name));
  calls = calls.filter(([name]) => !isRead(name));
  return reads;
}
/** Under which keys a call was sent since this was asked last. */
export const keysNow = (name: CallName): string[] => take(keys).flatMap(([each, key]) => (each === name ? [key] : []));
/** Which calls are no longer believed since this was asked last, each once. */
export const staleNow = (): string[] => [...new Set(take(stale))];
/** The same in the order of their names. */
export const readAnew = (): string[] =>
  staleNow()
    .filter((name) => name !== 'everything')
    .toSorted();
/** What other tabs were told since this was asked last. */
export const reportedNow = (): [channel: string, word: unknown][] => take(reported);

/** What is said over the page, with what can be pressed there. */
export const said = (): string[] =>
  toasts
    .get()
    .map(({ type: kind, message, action: offered }) => `${kind}: ${message}${offered ? ` [${offered.label}]` : ''}`);
/** The same, once: what was read is gone. */
export function saidNow(): string[] {
  const all = said();
  toasts.set([]);
  return all;
}
/** Presses what the last of these offers, as Undo. */
export const pressSaid = (): Promise<void> => settle(() => toasts.get().at(-1)?.action?.onClick());

/** What was sent, read anew and said until now is over; answers that were agreed on too. */
export function forget(): void {
  [calls, keys, stale, reported] = [[], [], [], []];
  answers.clear();
  toasts.set([]);
}
afterEach(() => {
  // All files share it.
  onlineManager.setOnline(true);
  queryClient.clear();
  forget();
  localStorage.clear();
  sessionStorage.clear();
});
