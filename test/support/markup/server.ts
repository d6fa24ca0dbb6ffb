import { vi } from 'vitest';
import { callTable } from 'virtual:call-table';
import type { FunctionName } from '#domain/rooms.ts';
import type { CallInput, CallName, CallOutput } from '#web/platform/calls.ts';
import { settle } from './settle.ts';

/* The shop that a part of a screen calls: it answers what the test says, and remembers what it was sent. */

const { queryClient } = await import('#web/platform/query-client.ts');
const { toasts } = await import('#web/ui/toasts/toasts.ts');

queryClient.setDefaultOptions({ mutations: { retry: false }, queries: { retry: false, staleTime: Infinity } });

// Each call by its own name; where it goes stands in the build.
Object.setPrototypeOf(callTable, new Proxy({}, { get: (_table, name) => `POST /${String(name)}` }));

type Answer = (input: object) => unknown;
const answers = new Map<string, Answer>();
let calls: [name: string, input: object][] = [];
let anew: string[] = [];

class Refused {
  readonly status: number;
  readonly error: object;
  constructor(status: number, error: object) {
    [this.status, this.error] = [status, error];
  }
}

/** What the shop answers from then on. */
export const answering = <Name extends CallName>(
  name: Name,
  reply: (input: CallInput<Name>) => CallOutput<Name> | Promise<CallOutput<Name>>,
): void => void answers.set(name, reply as Answer);
/** It refuses instead; status 0 is an answer that never comes back. */
export const refusing = (
  name: CallName | FunctionName,
  status: number,
  message = 'Not now.',
  facts: object = {},
): void => void answers.set(name, () => new Refused(status, { code: 'x/refused', message, ...facts }));
/** A long job tells how far it is, line by line. */
export const streaming = (name: FunctionName, ...messages: object[]): void =>
  void answers.set(name, () => new Response(messages.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')));
/** It says nothing until what comes back is called. */
export function holding<Name extends CallName>(name: Name): (output: CallOutput<Name>) => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<CallOutput<Name>>();
  answers.set(name, () => promise);
  return async (output) => {
    resolve(output);
    await settle();
  };
}

const isRead = (name: string): boolean => /\.(get|list|search|suggest|find|count)/.test(name);
async function reply(name: string, input: object): Promise<Response> {
  const answer = answers.get(name);
  // What is read anew comes as it was, and what nobody speaks of does not come.
  if (!answer && isRead(name)) return new Promise(() => undefined);
  const output = answer ? await answer(input) : {};
  if (output instanceof Response) return output;
  if (!(output instanceof Refused)) return new Response(JSON.stringify(output ?? {}), { status: 200 });
  if (output.status === 0) throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify({ error: output.error }), { status: output.status });
}
vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
  const name = path.replace(/^\/(api\/)?/, '').split('?')[0] ?? '';
  const input = JSON.parse(String(init.body ?? '{}')) as object;
  calls.push([name, input]);
  return reply(name, input);
});
const { invalidateQueries } = queryClient;
queryClient.invalidateQueries = (filters, options) => {
  const [first, second] = (filters?.queryKey ?? []) as string[];
  if (first && first !== 'pages') anew.push(first);
  else if (second) anew.push(second);
  return invalidateQueries.call(queryClient, filters, options);
};

/** What was sent, read anew and said until now is over; answers that were agreed on too. */
export function forget(): void {
  [calls, anew] = [[], []];
  answers.clear();
  toasts.set([]);
}

/** The changes that were sent since this was asked last. */
export function sent(): [name: string, input: object][] {
  const changes = calls.filter(([name]) => !isRead(name));
  calls = calls.filter(([name]) => isRead(name));
  return changes;
}
/** What was asked for since this was asked last. */
export function asked(): [name: string, input: object][] {
  const reads = calls.filter(([name]) => isRead(name));
  calls = calls.filter(([name]) => !isRead(name));
  return reads;
}
/** The calls that are read anew since this was asked last, each once. */
export function readAnew(): string[] {
  const names = [...new Set(anew)].toSorted();
  anew = [];
  return names;
}
/** What was said beside the page, with what can be pressed there. */
export const said = (): string[] =>
  toasts
    .get()
    .map(({ type: kind, message, act: offered }) => `${kind}: ${message}${offered ? ` [${offered.label}]` : ''}`);
/** Presses what the last of these offers, as Undo. */
export const pressSaid = (): Promise<void> => {
  toasts.get().at(-1)?.act?.onClick();
  return settle();
};
