import type { Random } from '#server/platform/clock/random.ts';
import { randomText, type SandboxEnvironment } from './sandbox-environment.ts';
import { type RunningSandbox, serveSandbox } from './sandbox-server.ts';
import { onlyRow } from './store/only-row.ts';

export interface PaymentSandbox extends RunningSandbox {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

type Keys = Pick<PaymentSandbox, 'secretKey' | 'publishableKey' | 'webhookSecret'>;
type Surroundings = Omit<SandboxEnvironment, keyof Keys>;

/** The test account's keys: made once, the same in every process over one database. */
async function accountKeys({ db }: Surroundings, secrets: Random): Promise<Keys> {
  await db.query({
    text: `INSERT INTO stripe_sandbox.accounts (id, secret_key, publishable_key, webhook_secret) VALUES ('account', $1, $2, $3) ON CONFLICT (id) DO NOTHING`,
    values: [
      `sk_test_${randomText(secrets, 32)}`,
      `pk_test_${randomText(secrets, 32)}`,
      `whsec_${randomText(secrets, 32)}`,
    ],
  });
  return onlyRow(
    await db.query<Keys>({
      text: `SELECT secret_key AS "secretKey", publishable_key AS "publishableKey", webhook_secret AS "webhookSecret"
           FROM stripe_sandbox.accounts WHERE id = 'account'`,
    }),
  );
}

/** Test mode's payment provider. `secrets` draws its keys: never the demo's repeatable chance. */
export async function startPaymentSandbox(surroundings: Surroundings, secrets: Random): Promise<PaymentSandbox> {
  const keys = await accountKeys(surroundings, secrets);
  return { ...(await serveSandbox({ ...surroundings, ...keys })), ...keys };
}
