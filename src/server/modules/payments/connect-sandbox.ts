import { type PaymentSandbox, startPaymentSandbox } from '#sandbox/stripe/start-payment-sandbox.ts';
import type { App } from '../../platform/calls/app.ts';
import { systemRandom } from '../../platform/clock/random.ts';
import { portAfter } from '../../platform/config/config.ts';
import { isDatabaseAway } from '../../platform/database/is-database-away.ts';
import { countedApart } from '../../platform/database/open-database.ts';

/** Test mode's payment provider, beside the product: the port after the product's own, unless a setting names one. */
export const connectSandbox = ({ config, db, clock, random, log }: App): Promise<PaymentSandbox> =>
  startPaymentSandbox(
    {
      // It stands for a provider outside: what it asks by itself is no statement of the product.
      db: countedApart(db),
      isDatabaseAway,
      clock,
      random,
      log,
      host: config.HOST,
      port: config.SANDBOX_PORT || portAfter(config.PORT, 1),
      anyPortWhenTaken: !config.SANDBOX_PORT,
      publicHost: new URL(config.PUBLIC_URL).hostname.replace(/^\[|\]$/g, ''),
    },
    systemRandom,
  );
