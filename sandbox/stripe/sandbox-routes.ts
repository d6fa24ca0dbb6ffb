import {
  changeWebhooks,
  createEndpoint,
  deleteEndpoint,
  getBalance,
  getEndpoint,
  getEvent,
  getWebhookState,
  listEndpoints,
  updateEndpoint,
} from './account-calls.ts';
import { createRefund, getCharge, getDispute, getRefund, listCall } from './charge-refund-calls.ts';
import {
  addExternalAccount,
  changeRequirements,
  createAccount,
  getAccount,
} from './connect/connected-account-calls.ts';
import { createPayout, getPayout, returnPayout } from './connect/payout-calls.ts';
import { createReversal, createTransfer, getTransfer, listCall as listObjectsCall } from './connect/transfer-calls.ts';
import { closeDispute, openDispute, updateDispute } from './disputes/dispute-calls.ts';
import { cancelIntent, captureIntent } from './intents/end-intent-calls.ts';
import { confirmCall, createIntent, getIntent, updateIntent } from './intents/payment-intent-calls.ts';
import { changeAnswers } from './wire/misbehave.ts';
import { createMethod, getMethod } from './payment-method-calls.ts';
import type { SandboxCall } from './wire/sandbox-call.ts';

interface Route {
  call: SandboxCall;
  /** May be called with the publishable key. */
  forBrowsers?: boolean;
}

/** `GET payment_intents` lists, `GET payment_intents/:id` gets one, `POST payment_intents/:id/confirm` acts on one. */
const routes = new Map<string, Route>([
  ['POST /v1/payment_intents', { call: createIntent }],
  ['GET /v1/payment_intents', { call: listCall('payment_intents', '/v1/payment_intents') }],
  ['GET /v1/payment_intents/:id', { call: getIntent, forBrowsers: true }],
  ['POST /v1/payment_intents/:id', { call: updateIntent }],
  ['POST /v1/payment_intents/:id/confirm', { call: confirmCall, forBrowsers: true }],
  ['POST /v1/payment_intents/:id/cancel', { call: cancelIntent }],
  ['POST /v1/payment_intents/:id/capture', { call: captureIntent }],
  ['POST /v1/payment_methods', { call: createMethod, forBrowsers: true }],
  ['GET /v1/payment_methods/:id', { call: getMethod }],
  ['POST /v1/refunds', { call: createRefund }],
  ['GET /v1/refunds', { call: listCall('refunds', '/v1/refunds') }],
  ['GET /v1/refunds/:id', { call: getRefund }],
  ['GET /v1/charges', { call: listCall('charges', '/v1/charges') }],
  ['GET /v1/charges/:id', { call: getCharge }],
  ['GET /v1/disputes', { call: listCall('disputes', '/v1/disputes') }],
  ['GET /v1/disputes/:id', { call: getDispute }],
  ['POST /v1/disputes/:id', { call: updateDispute }],
  ['POST /v1/disputes/:id/close', { call: closeDispute }],
  ['GET /v1/events', { call: listCall('events', '/v1/events') }],
  ['GET /v1/events/:id', { call: getEvent }],
  ['GET /v1/balance', { call: getBalance }],
  ['POST /v1/accounts', { call: createAccount }],
  ['GET /v1/accounts', { call: listObjectsCall('account', '/v1/accounts') }],
  ['GET /v1/accounts/:id', { call: getAccount }],
  ['POST /v1/accounts/:id/external_accounts', { call: addExternalAccount }],
  ['POST /v1/transfers', { call: createTransfer }],
  ['GET /v1/transfers', { call: listObjectsCall('transfer', '/v1/transfers') }],
  ['GET /v1/transfers/:id', { call: getTransfer }],
  ['POST /v1/transfers/:id/reversals', { call: createReversal }],
  ['POST /v1/payouts', { call: createPayout }],
  ['GET /v1/payouts', { call: listObjectsCall('payout', '/v1/payouts') }],
  ['GET /v1/payouts/:id', { call: getPayout }],
  ['POST /v1/webhook_endpoints', { call: createEndpoint }],
  ['GET /v1/webhook_endpoints', { call: listEndpoints }],
  ['GET /v1/webhook_endpoints/:id', { call: getEndpoint }],
  ['POST /v1/webhook_endpoints/:id', { call: updateEndpoint }],
  ['DELETE /v1/webhook_endpoints/:id', { call: deleteEndpoint }],
  ['GET /_sandbox/webhooks', { call: getWebhookState }],
  ['POST /_sandbox/webhooks', { call: changeWebhooks }],
  ['POST /_sandbox/accounts/:id', { call: changeRequirements }],
  ['POST /_sandbox/payouts/:id', { call: returnPayout }],
  ['POST /_sandbox/disputes', { call: openDispute }],
  ['POST /_sandbox/answers', { call: changeAnswers }],
]);

export function routeOf(method: string, path: string): (Route & { id: string }) | null {
  const [, area = '', kind = '', id = '', action = '', ...rest] = path.split('/');
  if (rest.length > 0 || !/^\w*$/.test(id)) return null;
  const pattern = `${method} /${area}/${kind}${id ? '/:id' : ''}${action ? `/${action}` : ''}`;
  const route = routes.get(pattern);
  return route ? { ...route, id } : null;
}
