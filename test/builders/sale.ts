import type { App } from '#server/platform/calls/app.ts';
import { readConfig } from '#server/platform/config/config.ts';
import type { PasswordCost } from '#server/platform/secrets/password-cost.ts';
import { startRuntime } from '#server/platform/start-runtime.ts';
import { type ProductOptions, startProduct } from '#server/app/start-product.ts';
import Stripe from 'stripe';
import { freePort } from '../../scripts/free-port.mjs';
import { errorsOnly } from './errors-only.ts';
import type { TestCaller } from './caller.ts';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { type Answer, checkedAnswer } from './checked-answer.ts';
import { isolatedSettings } from '../support/isolated-settings.ts';
import { onlyRow } from '#server/platform/database/only-row.ts';

export interface Sale {
  app: App;
  address: string;
  databaseUrl: string;
  /** Every address that is served: `GET /api/cart/items/:lineId`. */
  routes: ReadonlySet<string>;
  /** The payment provider, as the shop's owner and as a browser know it. */
  provider: { stripe: Stripe; apiBase: string; secretKey: string; publishableKey: string; webhookSecret: string };
  /** Every reaction that is due now has run. */
  settle(): Promise<void>;
  /** Where the label sandbox answers, and what carriers say by now is sent. */
  labelBase: string;
  deliverTracking(): Promise<number>;
  stop(): Promise<void>;
}

async function providerOf(app: App): Promise<Sale['provider']> {
  const port = app.config.SANDBOX_PORT;
  const account = onlyRow(
    await app.db.query<{ secret_key: string; publishable_key: string; webhook_secret: string }>({
      text: 'SELECT secret_key, publishable_key, webhook_secret FROM stripe_sandbox.accounts',
    }),
  );
  const stripe = new Stripe(account.secret_key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    stripe,
    apiBase: `http://127.0.0.1:${port}`,
    secretKey: account.secret_key,
    publishableKey: account.publishable_key,
    webhookSecret: account.webhook_secret,
  };
}

/** The whole product with its payment sandbox, on a database of its own; nothing runs in the background unless asked. */
export async function openSale(
  env: Record<string, string> = {},
  { passwordCost = cheapPasswords, ...options }: ProductOptions & { passwordCost?: PasswordCost } = {},
): Promise<Sale> {
  const own = await isolatedSettings(env);
  const config = readConfig({
    // Roles are tested by themselves; the second factor of administrators has tests of its own.
    ADMIN_SECOND_FACTOR: 'off',
    // So are acts that two administrators decide.
    FOUR_EYES: 'off',
    // The sandbox knows a handful of bank accounts, which makers share.
    SHOPS_PER_IBAN: '1000',
    SANDBOX_PORT: String(await freePort()),
    ...own.env,
  });
  const runtime = await startRuntime({ config, passwordCost, log: errorsOnly });
  const product = await startProduct(runtime, { web: null, background: false, ...options });
  await runtime.app.db.query({
    text: `INSERT INTO categories (slug, parent, name, position) VALUES ('mugs', 'ceramics', 'Mugs', 900) ON CONFLICT DO NOTHING`,
  });
  return {
    app: runtime.app,
    address: product.address,
    databaseUrl: runtime.databaseUrl,
    routes: product.routes,
    provider: await providerOf(runtime.app),
    settle: product.settle,
    labelBase: product.labelBase,
    deliverTracking: product.deliverTracking,
    stop: async () => {
      await product.stop();
      await runtime.stop();
      await own.remove();
    },
  };
}

export interface Browser extends TestCaller {
  cookies: Map<string, string>;
}

/** A browser that calls: it keeps every cookie that it is given, and forgets those that are taken away. */
export function browser(address: string, cookies = new Map<string, string>()): Browser {
  return {
    userId: '',
    cookies,
    call: async (method, path, body, headers = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return checkedAnswer(method, path, response);
    },
  };
}

/** Signs a browser up; what lies in its cart comes along. */
export async function signUp(shopper: Browser, name: string): Promise<Browser> {
  const { status, body } = await shopper.call('POST', '/api/accounts/register', {
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`,
    password: 'correct horse',
    displayName: name,
  });
  if (status !== 200) throw new Error(`registration answered ${status} ${JSON.stringify(body)}`);
  shopper.userId = body.session.userId;
  return shopper;
}

/** The status and the problem's code, if it has one; of no answer neither. */
export const codeOf = (answer?: Pick<Answer, 'status' | 'body'>): [number | undefined, string | undefined] => [
  answer?.status,
  answer?.body?.error?.code,
];
