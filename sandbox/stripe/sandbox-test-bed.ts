import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { ownDatabase } from '#test/support/isolated-settings.ts';
import { systemClock } from '#server/platform/clock/clock.ts';
import { systemRandom } from '#server/platform/clock/random.ts';
import { isDatabaseAway } from '#server/platform/database/is-database-away.ts';
import { type Database, openDatabase } from '#server/platform/database/open-database.ts';
import { jsonLog } from '#server/platform/log/log.ts';
import type { SandboxEnvironment } from './sandbox-environment.ts';
import { type RunningSandbox, serveSandbox } from './sandbox-server.ts';

export const keys = { secretKey: 'sk_test_ana', publishableKey: 'pk_test_ana', webhookSecret: 'whsec_ana' };

/** A shop's webhook receiver: keeps what came and answers as the test wants. */
interface Receiver {
  url: string;
  came: { body: string; signature: string; event: Stripe.Event }[];
  status: number;
  close(): Promise<void>;
}

async function startReceiver(): Promise<Receiver> {
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (receiver.status < 300)
      receiver.came.push({
        body,
        signature: String(request.headers['stripe-signature']),
        event: JSON.parse(body) as Stripe.Event,
      });
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    came: [],
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

export const sdk = (apiBase: string, key = keys.secretKey): Stripe => {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
};

export interface Bed {
  db: Database;
  databaseUrl: string;
  receiver: Receiver;
  sandbox: RunningSandbox;
  stripe: Stripe;
  post(
    path: string,
    body: string | Record<string, string>,
    headers?: Record<string, string>,
    // Whatever the provider's tests look into.
    // oxlint-disable-next-line typescript/no-explicit-any
  ): Promise<{ status: number; body: any; headers: Headers }>;
  stop(): Promise<void>;
}

export const environment = (db: Database, more: Partial<SandboxEnvironment> = {}): SandboxEnvironment => ({
  db,
  isDatabaseAway,
  host: '127.0.0.1',
  port: 0,
  ...keys,
  clock: systemClock,
  random: systemRandom,
  log: jsonLog(systemClock, { write: (line) => process.stderr.write(line) }),
  ...more,
});

/** The sandbox on a database of its own, with a receiver for its webhooks. */
export async function openBed(): Promise<Bed> {
  const own = await ownDatabase();
  const db = openDatabase(own.url, { max: 10 });
  const receiver = await startReceiver();
  const sandbox = await serveSandbox(environment(db, { webhookUrl: receiver.url }));
  return {
    db,
    databaseUrl: own.url,
    receiver,
    sandbox,
    stripe: sdk(sandbox.apiBase),
    post: async (path, body, headers = {}) => {
      const response = await fetch(`${sandbox.apiBase}${path}`, {
        method: 'POST',
        redirect: 'manual',
        body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
        headers: {
          authorization: `Bearer ${keys.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text.startsWith('{') ? JSON.parse(text) : text,
      };
    },
    stop: async () => {
      await sandbox.stop();
      await receiver.close();
      await db.close();
      await own.drop();
    },
  };
}
