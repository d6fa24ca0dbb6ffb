import type { Params } from '../wire/form-body.ts';
import {
  flag,
  group,
  integer,
  list,
  metadata,
  oneOf,
  onlyKnown,
  positive,
  required,
  text,
  unsettable,
} from '../wire/read-params.ts';
import { newId, randomText, type SandboxEnvironment, seconds } from '../sandbox-environment.ts';
import { knownParams } from './known-params.ts';
import type { Intent } from '../stripe-objects.ts';
import { invalid } from '../wire/stripe-problem.ts';

const currencies = new Set(
  'eur usd gbp chf sek nok dkk pln czk huf ron bgn isk try cad aud nzd jpy krw cny hkd sgd inr brl mxn zar ils aed sar thb myr php idr twd'.split(
    ' ',
  ),
);
const noDecimals = new Set(['jpy', 'krw', 'isk', 'huf']);
const MINIMUM: Record<string, number> = {
  eur: 50,
  usd: 50,
  gbp: 30,
  chf: 50,
  sek: 300,
  nok: 300,
  dkk: 250,
  pln: 200,
  jpy: 50,
};
const MAXIMUM = 99_999_999;

function checkedAmount(amount: number, currency: string): number {
  positive(amount);
  const least = MINIMUM[currency] ?? 1;
  const shown = noDecimals.has(currency) ? String(least) : (least / 100).toFixed(2);
  if (amount < least)
    throw invalid(`Amount must be at least ${shown} ${currency}`, { param: 'amount', code: 'amount_too_small' });
  if (amount > MAXIMUM)
    throw invalid(
      `Amount must be no more than ${noDecimals.has(currency) ? MAXIMUM : (MAXIMUM / 100).toFixed(2)} ${currency}`,
      { param: 'amount', code: 'amount_too_large' },
    );
  return amount;
}

function checkedCurrency(word: string): string {
  const currency = word.toLowerCase();
  if (!currencies.has(currency))
    throw invalid(
      `Invalid currency: ${currency.slice(0, 20)}. Stripe currently supports these currencies: ${[...currencies].join(', ')}`,
      { param: 'currency' },
    );
  return currency;
}

/** Plain groups that the sandbox only stores and shows again. */
const plain = (params: Params, name: string): unknown => {
  const given = group(params, name);
  return given ? JSON.parse(JSON.stringify(given)) : undefined;
};

function shipping(params: Params): unknown {
  const given = plain(params, 'shipping') as { address?: object } | undefined;
  if (!given) return params['shipping'] === '' ? null : undefined;
  const none = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null };
  return {
    carrier: null,
    name: null,
    phone: null,
    tracking_number: null,
    ...given,
    address: { ...none, ...given.address },
  };
}

function automaticMethods(params: Params): Intent['automatic_payment_methods'] {
  const given = group(params, 'automatic_payment_methods');
  if (params['payment_method_types'] !== undefined) return null;
  if (!given) return { enabled: true, allow_redirects: 'always' };
  if (flag(given, 'enabled') === false) return null;
  return { enabled: true, allow_redirects: oneOf(given, 'allow_redirects', ['always', 'never']) ?? 'always' };
}

/** The parameters that create, update and confirm have in common, over the intent as it was. */
export function withParams(doc: Intent, params: Params): Intent {
  const given: Record<string, unknown> = {};
  const take = (name: string, value: unknown): void => void (value !== undefined && (given[name] = value));
  const currency = text(params, 'currency');
  const amount = integer(params, 'amount');
  if (currency !== undefined) given['currency'] = checkedCurrency(currency);
  if (amount !== undefined || currency !== undefined)
    given['amount'] = checkedAmount(amount ?? doc.amount, (given['currency'] as string | undefined) ?? doc.currency);
  take('capture_method', oneOf(params, 'capture_method', ['automatic', 'automatic_async', 'manual']));
  take('setup_future_usage', oneOf(params, 'setup_future_usage', ['off_session', 'on_session']));
  take('description', unsettable(params, 'description', 1000));
  take('receipt_email', unsettable(params, 'receipt_email', 800));
  take('statement_descriptor', unsettable(params, 'statement_descriptor', 22));
  take('statement_descriptor_suffix', unsettable(params, 'statement_descriptor_suffix', 22));
  take('transfer_group', unsettable(params, 'transfer_group'));
  take('shipping', shipping(params));
  const types = list(params, 'payment_method_types');
  if (types && types.join() !== 'card')
    throw invalid('The payment method types must be card: this sandbox takes cards only.', {
      param: 'payment_method_types',
    });
  const options = group(params, 'payment_method_options');
  if (options)
    given['payment_method_options'] = {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
        ...JSON.parse(JSON.stringify(options))['card'],
      },
    };
  return { ...doc, ...given, metadata: metadata(params, doc.metadata) };
}

/** A new intent from its parameters: `requires_payment_method`, nothing tried yet. */
export function newIntent(env: SandboxEnvironment, family: string, params: Params): Intent {
  onlyKnown(params, knownParams.create);
  required(params, 'amount');
  required(params, 'currency');
  const id = newId('pi', family, env);
  return withParams(
    {
      id,
      object: 'payment_intent',
      allowed_payment_method_types: null,
      amount: 0,
      amount_capturable: 0,
      amount_details: { tip: {} },
      amount_received: 0,
      application: null,
      application_fee_amount: null,
      automatic_payment_methods: automaticMethods(params),
      canceled_at: null,
      cancellation_reason: null,
      capture_method: 'automatic_async',
      client_secret: `${id}_secret_${randomText(env.random, 25)}`,
      confirmation_method: oneOf(params, 'confirmation_method', ['automatic', 'manual']) ?? 'automatic',
      created: seconds(env.clock),
      currency: '',
      customer: null,
      customer_account: null,
      description: null,
      excluded_payment_method_types: null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      managed_payments: null,
      metadata: {},
      next_action: null,
      on_behalf_of: null,
      payment_method: null,
      payment_method_configuration_details: null,
      payment_method_options: {
        card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
      } as unknown as Intent['payment_method_options'],
      payment_method_types: ['card'],
      payment_record: null,
      processing: null,
      receipt_email: null,
      review: null,
      setup_future_usage: null,
      shipping: null,
      source: null,
      statement_descriptor: null,
      statement_descriptor_suffix: null,
      status: 'requires_payment_method',
      transfer_group: null,
    },
    params,
  );
}
