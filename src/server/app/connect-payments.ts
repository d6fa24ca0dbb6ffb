import { connectSandbox } from '../modules/payments/connect-sandbox.ts';
import { payoutProvider } from '../modules/payments/payouts/payout-provider.ts';
import { disputeProvider } from '../modules/payments/disputes/dispute-provider.ts';
import { providerBooks } from '../modules/payments/reconciliation/provider-books.ts';
import { paymentProvider, stripeClient } from '../modules/payments/provider.ts';
import type { App } from '../platform/calls/app.ts';
import type { Runtime } from '../platform/start-runtime.ts';

function connectProvider(
  app: App,
  { apiBase, secretKey, webhookSecret }: { apiBase: string; secretKey: string; webhookSecret: string },
): void {
  const stripe = stripeClient({ apiBase, secretKey, circuits: app.circuits });
  app.outside.payments = paymentProvider({ stripe, webhookSecret, clock: app.clock });
  app.outside.payouts = payoutProvider(stripe);
  app.outside.disputes = disputeProvider(stripe);
  app.outside.providerBooks = providerBooks(stripe);
}

/** Payments: the sandbox on loopback, or the provider that the settings name. Both speak the provider's own protocol. */
export async function connectPayments({ app }: Runtime): Promise<{
  jsUrl: string;
  apiBase: string;
  publishableKey: string;
  setWebhook(url: string): void;
  deliverNow(): Promise<number>;
  stop(): Promise<void>;
}> {
  const { config } = app;
  if (config.usesPaymentSandbox) {
    const sandbox = await connectSandbox(app);
    connectProvider(app, sandbox);
    return sandbox;
  }
  const apiBase = config.STRIPE_API_BASE ?? 'https://api.stripe.com';
  connectProvider(app, {
    apiBase,
    secretKey: config.STRIPE_SECRET_KEY ?? '',
    webhookSecret: config.STRIPE_WEBHOOK_SECRET ?? '',
  });
  return {
    jsUrl: config.STRIPE_JS_URL ?? 'https://js.stripe.com/v3',
    apiBase,
    publishableKey: config.STRIPE_PUBLISHABLE_KEY ?? '',
    setWebhook: () => undefined,
    deliverNow: async () => 0,
    stop: async () => undefined,
  };
}
