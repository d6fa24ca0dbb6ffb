import { retryDelay, retryPolicies } from '#domain/core/errors/retry.ts';

/** Too many at once, or something behind the marketplace is away for a moment. */
const PASSING = new Set([429, 502, 503, 504]);
/** Longer waits are for the program to decide. */
const MAX_WAIT_MS = 120_000;
const policy = retryPolicies['external service'];

function waitOf(answer: Response | null, failures: number): number {
  const requestedWait = Number(answer?.headers.get('retry-after') ?? 0) * 1000;
  return Math.max(Number.isFinite(requestedWait) ? requestedWait : 0, retryDelay(policy, failures, Math.random()));
}

/** Fetches, and again where nothing was answered or what is in the way passes. The request has to be one that may be made twice. */
export async function patientFetch(request: Request, init?: RequestInit): Promise<Response> {
  for (let failures = 1; ; failures += 1) {
    const isLast = failures > policy.retries;
    let answer: Response | null = null;
    try {
      answer = await fetch(request.clone(), init);
    } catch (error) {
      if (isLast || request.signal.aborted) throw error;
    }
    const wait = waitOf(answer, failures);
    if (answer && (!PASSING.has(answer.status) || isLast || wait > MAX_WAIT_MS)) return answer;
    await answer?.body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}
