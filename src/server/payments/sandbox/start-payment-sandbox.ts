import type { App } from '../../platform/calls/app.ts';
import { systemRandom } from '../../platform/clock/random.ts';
import { portAfter } from '../../platform/config/config.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { countedApart } from '../../platform/database/open-database.ts';
import { randomText } from './sandbox-environment.ts';
import { type RunningSandbox, serveSandbox } from './sandbox-server.ts';

export interface PaymentSandbox extends RunningSandbox {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

type AccountKeys = Pick<PaymentSandbox, 'secretKey' | 'publishableKey' | 'webhookSecret'>;

/** The test account's keys: made once, the same in every process over one database; never by the demo's repeatable chance. */
async function accountKeys({ db }: App): Promise<AccountKeys> {
  await db.query({
    text: `INSERT INTO stripe_sandbox.accounts (id, secret_key, publishable_key, webhook_secret) VALUES ('account', $1, $2, $3) ON CONFLICT (id) DO NOTHING`,
    values: [
      `sk_test_${randomText(systemRandom, 32)}`,
      `pk_test_${randomText(systemRandom, 32)}`,
      `whsec_${randomText(systemRandom, 32)}`,
    ],
  });
  return onlyRow(
    await db.query<AccountKeys>({
      text: `SELECT secret_key AS "secretKey", publishable_key AS "publishableKey", webhook_secret AS "webhookSecret" FROM stripe_sandbox.accounts WHERE id = 'account'`,
    }),
  );
}

/** Test mode's payment provider, beside the product: the port after the product's own, unless a setting names one. */
export async function startPaymentSandbox({ app }: { app: App; databaseUrl?: string }): Promise<PaymentSandbox> {
  const { config } = app;
  const keys = await accountKeys(app);
  const running = await serveSandbox({
    // It stands for a provider outside: what it asks by itself is no statement of the product.
    db: countedApart(app.db),
    clock: app.clock,
    random: app.random,
    log: app.log,
    ...keys,
    host: config.HOST,
    port: config.SANDBOX_PORT || portAfter(config.PORT, 1),
    anyPortWhenTaken: !config.SANDBOX_PORT,
    publicHost: new URL(config.PUBLIC_URL).hostname.replace(/^\[|\]$/g, ''),
  });
  return { ...running, ...keys };
}
