import { MutationCache, QueryClient } from '@tanstack/react-query';
import { shouldSendAgain } from '../query-client.ts';

/** Changes have a client of their own: it comes with the first screen that sends one, so that a visitor who only looks does without it. */
export const sendingClient = new QueryClient({
  mutationCache: new MutationCache(),
  // Whoever presses without a connection is told so, instead of waiting for it.
  defaultOptions: { mutations: { networkMode: 'always', retry: shouldSendAgain } },
});
sendingClient.mount();
