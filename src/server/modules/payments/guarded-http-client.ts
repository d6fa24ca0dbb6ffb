import Stripe from 'stripe';
import { CircuitOpen, type Circuits } from '../../platform/circuits/circuits.ts';

type HttpClient = Stripe.HttpClient;
type Answer = Awaited<ReturnType<HttpClient['makeRequest']>>;

/** It is down, or asks for less: a refused card is an answer like any other. */
const isBad = (answer: Answer): boolean => answer.getStatusCode() >= 500 || answer.getStatusCode() === 429;

/** What the SDK is answered while the provider is left alone, in the provider's own words: not to be sent again now. */
const unsent = ({ message }: CircuitOpen): Answer => ({
  getStatusCode: () => 503,
  getHeaders: () => ({ 'stripe-should-retry': 'false' }),
  getRawResponse: () => null,
  toStream: () => null,
  toJSON: async () => ({ error: { type: 'api_error', message } }),
});

/** [ERR-08] Each request of the SDK, repeats too, goes through the breaker of this process. */
export function guardedHttpClient(circuits: Circuits): HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...request) => {
      try {
        return await circuits.run('card provider', () => client.makeRequest(...request), { isBad });
      } catch (error) {
        if (error instanceof CircuitOpen) return unsent(error);
        throw error;
      }
    },
  };
}
