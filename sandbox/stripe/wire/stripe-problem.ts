import type { Declined } from '../test-cards.ts';

export interface ProblemBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  advice_code?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** An answer in the provider's error shape; thrown by whatever finds the mistake, written by the server. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  constructor(status: number, body: ProblemBody) {
    super(body.message);
    this.status = status;
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
      : body;
  }
}

export const invalid = (
  message: string,
  more: { param?: string; code?: string; payment_intent?: unknown; charge?: string } = {},
): StripeProblem => new StripeProblem(400, { type: 'invalid_request_error', message, ...more });

export const unauthorised = (message: string): StripeProblem =>
  new StripeProblem(401, { type: 'invalid_request_error', message });

export const missing = (kind: string, id: string, param = 'id'): StripeProblem =>
  new StripeProblem(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });

export const cardProblem = (
  declined: Declined,
  more: Pick<ProblemBody, 'param' | 'charge' | 'payment_intent' | 'payment_method'> = {},
): StripeProblem => new StripeProblem(402, { type: 'card_error', ...declined, ...more });

export const busy = (): StripeProblem =>
  new StripeProblem(429, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message:
      'This object cannot be accessed right now because another API request is currently accessing it. Please retry.',
  });
