import { networkSentence } from '#domain/core/errors/network-texts.ts';
import { unexpectedTexts } from '#domain/core/languages/unexpected-texts.ts';
import { say } from './languages/language.ts';
import { callTable } from 'virtual:call-table';
import { ApiProblem } from './api-problem.ts';
import type { CallInput, CallName, CallOutput } from './calls.ts';

export { ApiProblem };

/** [ERR-12] No answer came. */
const unanswered = (name: string): ApiProblem =>
  new ApiProblem(0, { code: 'network', message: say(networkSentence(name)) });

let askerNow = (): unknown => null;
let signedOut = (_asker: unknown): void => undefined;
/** Hears that the server wants somebody to be signed in for what was asked, and who was the asker when it was. */
export function onSignedOut<Asker>(asker: () => Asker, listener: (asker: Asker) => void): void {
  askerNow = asker;
  signedOut = listener as typeof signedOut;
}

/** [ERR-09] The words for what comes without any are fetched then. */
const wordless = async ({ status, statusText }: Response): Promise<{ code: string; message: string }> => ({
  code: 'request/unexpected',
  message: await import('./connection/status-fallback.ts').then(
    ({ wordlessSentence }) => wordlessSentence(status, statusText),
    () => say(unexpectedTexts),
  ),
});

/** Text of a call's input, the same as the server writes beside its first data. */
export const inputKey = (input: object): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(input)
        .filter(([, value]) => value !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

/** Adds the calls that come later to the table; without a connection they may not come at all, and the next call asks for them again. */
export const laterCalls = (name = ''): Promise<unknown> =>
  import('virtual:later-call-table').then(
    (later) => Object.assign(callTable, later.callTable),
    () => {
      throw unanswered(name);
    },
  );

interface Sending {
  /** Makes a repeated request safe: the first answer comes back instead of a second effect. */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal;
}

async function exchange<Name extends CallName>(
  name: Name,
  input: CallInput<Name> | undefined,
  { idempotencyKey = crypto.randomUUID(), signal }: Sending,
): Promise<CallOutput<Name>> {
  const asker = askerNow();
  if (!callTable[name]) await laterCalls(name);
  const [method, template = ''] = (callTable[name] ?? '').split(' ');
  const rest: Record<string, unknown> = { ...(input as object | undefined) };
  const path = template.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = String(rest[key] ?? '');
    delete rest[key];
    return encodeURIComponent(value);
  });
  const inQuery = method === 'GET' || method === 'DELETE';
  const query = new URLSearchParams(
    Object.entries(rest)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([key, value]) => [key, String(value)]),
  ).toString();
  const init: RequestInit = { method, signal };
  if (!inQuery) {
    init.body = JSON.stringify(rest);
    init.headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
    };
  }
  const unheard = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw unanswered(name);
  };
  const response = await fetch(`/api${path}${inQuery && query ? `?${query}` : ''}`, init).catch(unheard);
  // The connection may go in the middle of an answer: half of one is none. A refusal may come without words.
  const answer: unknown = await response.json().catch(response.ok ? unheard : () => null);
  if (response.ok) return answer as CallOutput<Name>;
  const { error } = (answer ?? {}) as { error?: { code: string; message: string } };
  if (error?.code === 'request/sign-in-required') signedOut(asker);
  throw new ApiProblem(response.status, error ?? (await wordless(response)));
}

/** Sends a call to the server and answers its output, or throws an `ApiProblem`. Modules read by `useCall` and change by `useSend`. */
export const request = <Name extends CallName>(
  name: Name,
  input?: CallInput<Name>,
  idempotencyKey?: string,
): Promise<CallOutput<Name>> => exchange(name, input, { idempotencyKey });

/** A request that changes nothing, so that nobody waits for it any more once its signal says so. */
export const abortableRequest = <Name extends CallName>(
  name: Name,
  input: CallInput<Name> | undefined,
  signal: AbortSignal,
): Promise<CallOutput<Name>> => exchange(name, input, { signal });
