import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { listingsContract } from '#domain/listings/contract.ts';
import { ordersContract } from '#domain/orders/contract.ts';
import { paymentsContract } from '#domain/payments/contract.ts';
import { returnsContract } from '#domain/returns/contract.ts';
import type { ApiScope, apiScopes } from '#domain/vault/api-keys.ts';
import { patientFetch } from './patient-fetch.ts';

const contract = {
  listings: listingsContract,
  orders: ordersContract,
  payments: paymentsContract,
  returns: returnsContract,
};
type Contract = typeof contract;
type OpenCall = (typeof apiScopes)[ApiScope][number];

/** The calls that some scope of a key opens. */
type OpenContract = {
  [Module in keyof Contract]: {
    [Call in keyof Contract[Module] & string as `${Module}.${Call}` extends OpenCall ? Call : never]: Contract[Module][Call];
  };
};

/** Every call that an API key may be made for: `shop.orders.listShopOrders({ state: 'to_ship' })`. */
export type Shop = ContractRouterClient<OpenContract>;

export interface ShopOptions {
  /** Where the marketplace is: `https://market.example`. */
  url: string;
  /** `ask_…`, made under API keys in the dashboard for what the program does. */
  key: string;
  /** `de` for problems in German. */
  language?: 'en' | 'de';
}

/** What a refused call throws: `code` (`orders/not-found`), `status`, the sentence as `message`, and facts in `data`. */
export { ORPCError as ShopError };

interface Problem {
  error: { code: string; message: string } & Record<string, unknown>;
}
const isProblem = (body: unknown): body is Problem =>
  typeof (body as Problem | null)?.error?.code === 'string' && typeof (body as Problem).error.message === 'string';

/**
 * A seller's shop over the API, by one of their keys. A call that does not get through is made again, a write under the same
 * Idempotency-Key, so that it happens once; 429 and 503 wait as long as the marketplace asks.
 */
export function openShop({ url, key, language = 'en' }: ShopOptions): Shop {
  const link = new OpenAPILink(contract, {
    url: `${url.replace(/\/$/, '')}/api`,
    headers: () => ({
      authorization: `Bearer ${key}`,
      'accept-language': language,
      'idempotency-key': crypto.randomUUID(),
    }),
    fetch: (request, init) => patientFetch(request, init),
    customErrorResponseBodyDecoder: (body, { status }) => {
      if (!isProblem(body)) return null;
      const { code, message, ...data } = body.error;
      return new ORPCError(code, { status, message, data });
    },
  });
  return createORPCClient(link);
}
