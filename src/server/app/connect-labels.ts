import { startLabelSandbox } from '#sandbox/labels/start-label-sandbox.ts';
import { labelProvider } from '../modules/orders/labels/label-provider.ts';
import { systemRandom } from '../platform/clock/random.ts';
import { portAfter } from '../platform/config/config.ts';
import { countedApart } from '../platform/database/open-database.ts';
import type { App } from '../platform/calls/app.ts';

export interface LabelConnection {
  apiBase: string;
  setWebhook(url: string): void;
  deliverNow(): Promise<number>;
  stop(): Promise<void>;
}

const none: LabelConnection = {
  apiBase: '',
  setWebhook: () => undefined,
  deliverNow: async () => 0,
  stop: async () => undefined,
};

/** Labels: the sandbox on loopback, the provider that the settings name, or none. */
export async function connectLabels(app: App, { background }: { background: boolean }): Promise<LabelConnection> {
  const { config, circuits } = app;
  app.outside.labels = null;
  if (config.SHIPPING === 'off') return none;
  const apiKey = config.EASYPOST_API_KEY;
  if (apiKey) {
    const apiBase = config.EASYPOST_API_BASE ?? 'https://api.easypost.com';
    app.outside.labels = labelProvider({
      apiBase,
      apiKey,
      webhookSecret: config.EASYPOST_WEBHOOK_SECRET ?? '',
      circuits,
    });
    return none;
  }
  const sandbox = await startLabelSandbox(
    {
      // It stands for a provider outside: what it asks by itself is no statement of the product.
      db: countedApart(app.db),
      ...{ clock: app.clock, random: app.random, log: app.log, host: config.HOST, port: portAfter(config.PORT, 4) },
    },
    { secrets: systemRandom, isBackground: background },
  );
  const { apiBase, apiKey: key, webhookSecret } = sandbox;
  app.outside.labels = labelProvider({ apiBase, apiKey: key, webhookSecret, circuits });
  return sandbox;
}
