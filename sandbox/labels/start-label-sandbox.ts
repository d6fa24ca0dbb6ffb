import type { Random } from '#server/platform/clock/random.ts';
import { lookWhenDue } from '../look-when-due.ts';
import { type LabelSandboxEnvironment, serveLabels } from './label-server.ts';
import { sendDueTracking } from './send-tracking.ts';
import { findNextEvent } from './shipment-store.ts';

type Keys = Pick<LabelSandboxEnvironment, 'apiKey' | 'webhookSecret'>;
type Surroundings = Omit<LabelSandboxEnvironment, keyof Keys | 'webhookUrlNow' | 'apiBase'>;

export interface LabelSandbox extends Keys {
  apiBase: string;
  setWebhook(url: string): void;
  /** Sends all tracking that is due; answers how many parcels it was about. */
  deliverNow(): Promise<number>;
  stop(): Promise<void>;
}

const INTERVAL_MS = 2000;
const hex = (secrets: Random, bytes: number): string => Buffer.from(secrets.bytes(bytes)).toString('hex');

/** The test account's keys: made once, the same in every process over one database. */
async function accountKeys({ db }: Surroundings, secrets: Random): Promise<Keys> {
  await db.query({
    text: `INSERT INTO label_sandbox.accounts (id, api_key, webhook_secret) VALUES ('account', $1, $2) ON CONFLICT (id) DO NOTHING`,
    values: [`EZTK${hex(secrets, 20)}`, `ezwh_${hex(secrets, 20)}`],
  });
  const { rows } = await db.query<Keys>({
    text: `SELECT api_key AS "apiKey", webhook_secret AS "webhookSecret" FROM label_sandbox.accounts WHERE id = 'account'`,
  });
  const [keys] = rows;
  if (!keys) throw new Error('the label sandbox has no account');
  return keys;
}

/** Test mode's label provider. `secrets` draws its keys: never the demo's repeatable chance. */
export async function startLabelSandbox(
  surroundings: Surroundings,
  { secrets, isBackground }: { secrets: Random; isBackground: boolean },
): Promise<LabelSandbox> {
  const keys = await accountKeys(surroundings, secrets);
  let webhookUrl: string | null = null;
  let apiBase = '';
  const env = { ...surroundings, ...keys, webhookUrlNow: () => webhookUrl, apiBase: () => apiBase };
  const look = async (): Promise<Date | null> => {
    await sendDueTracking(env).catch((error: unknown) => env.log.error('tracking could not be sent', { error }));
    return findNextEvent(env.db);
  };
  const lookout = isBackground ? lookWhenDue({ clock: env.clock, tick: INTERVAL_MS, look }) : null;
  const { port, stop } = await serveLabels(env, { changed: () => lookout?.wake() });
  const host = env.host === '0.0.0.0' || env.host === '::' ? '127.0.0.1' : env.host;
  apiBase = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return {
    ...keys,
    apiBase,
    setWebhook: (url) => {
      webhookUrl = url;
    },
    deliverNow: () => sendDueTracking(env),
    stop: async () => {
      await lookout?.stop();
      await stop();
    },
  };
}
