import {
  CALL_TIMEOUT_MS,
  codeOfStatus,
  type FunctionCode,
  MISSING_DATA,
  wireName,
} from '#domain/core/functions/function-codes.ts';
import type { FunctionName } from '#domain/modules.ts';
import { ApiProblem } from '../api-problem.ts';
import * as texts from './function-texts.ts';
import type { FunctionInput, FunctionOutput, FunctionProgress } from './function-types.ts';

/** [FN-03] A function that was refused, failed or ended. */
export class FunctionProblem extends ApiProblem {
  readonly functionCode: FunctionCode;
  constructor(functionCode: FunctionCode, message: string, facts: { status?: number; code?: string } = {}) {
    const { status = 0, code = `functions/${functionCode}`, ...rest } = facts;
    super(status, { ...rest, code, message });
    this.functionCode = functionCode;
  }
}

interface WireError {
  status?: unknown;
  message?: unknown;
  details?: Record<string, unknown>;
}

interface WireAnswer {
  data?: unknown;
  result?: unknown;
  message?: unknown;
  error?: WireError;
}

const codes = [200, 400, 401, 403, 404, 409, 429, 499, 500, 501, 503, 504].map(codeOfStatus);

/** The body says it by its name; without one the status does. */
function problemOf(status: number, { error }: WireAnswer): FunctionProblem {
  const code = codes.find((each) => wireName(each) === error?.status) ?? codeOfStatus(status);
  return new FunctionProblem(code, String(error?.message ?? code), { ...error?.details, status });
}

/** [FN-01] What was answered stands in `data`, or else in `result`. */
function valueOf({ data = undefined, result = undefined }: WireAnswer): unknown {
  const value = data === undefined ? result : data;
  if (value === undefined) throw new FunctionProblem('internal', MISSING_DATA);
  return value;
}

interface Options<Progress> {
  /** Asks for a stream and hears each of its messages. */
  onProgress?: (message: Progress) => void;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** What a fetch that ended without an answer is called. */
function endedProblem(error: unknown): unknown {
  if (error instanceof FunctionProblem) return error;
  const { name } = error as Error;
  if (name === 'TimeoutError') return new FunctionProblem('deadline-exceeded', texts.tooLong);
  if (name === 'AbortError') return new FunctionProblem('cancelled', texts.cancelled);
  return new FunctionProblem('internal', texts.network, { code: 'network' });
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    yield* lines;
    if (done) return;
  }
}

/** [FN-02] Reads a stream to its result. One that ends without it was cut off. */
async function readStream<Progress>(response: Response, onProgress: (message: Progress) => void): Promise<unknown> {
  if (response.body)
    for await (const line of linesOf(response.body)) {
      if (!line.startsWith('data: ')) continue;
      const shown = JSON.parse(line.slice(6)) as WireAnswer;
      if (shown.error) throw problemOf(response.ok ? 0 : response.status, shown);
      if ('message' in shown) onProgress(shown.message as Progress);
      else return valueOf(shown);
    }
  throw new FunctionProblem('internal', texts.network, { code: 'network' });
}

/**
 * [FN-01, FN-02] Calls a function by its name, as the public client does, with the session of this page. A call is given up after 70
 * seconds; a stream lasts as long as its work.
 */
export async function callFunction<Name extends FunctionName>(
  name: Name,
  data: FunctionInput<Name>,
  { onProgress, signal, timeoutMs = CALL_TIMEOUT_MS }: Options<FunctionProgress<Name>> = {},
): Promise<FunctionOutput<Name>> {
  const limit = onProgress ? [] : [AbortSignal.timeout(timeoutMs)];
  try {
    const response = await fetch(`/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(onProgress ? { Accept: 'text/event-stream' } : {}) },
      body: JSON.stringify({ data }),
      signal: AbortSignal.any([...limit, ...(signal ? [signal] : [])]),
    });
    if (onProgress) return (await readStream(response, onProgress)) as FunctionOutput<Name>;
    const answer = ((await response.json().catch(() => null)) ?? {}) as WireAnswer;
    if (!response.ok || answer.error) throw problemOf(response.status, answer);
    return valueOf(answer) as FunctionOutput<Name>;
  } catch (error) {
    throw endedProblem(error);
  }
}
