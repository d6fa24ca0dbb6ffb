import { resolve } from 'node:path';
import { type SettingName, settings, type SettingValues } from './settings.ts';

/** A wrong setting: the start stops with this one line. */
export class SettingProblem extends Error {}

export type Config = Omit<SettingValues, 'DEMO' | 'PUBLIC_URL' | 'ADMIN_SECOND_FACTOR'> & {
  DEMO: boolean;
  ADMIN_SECOND_FACTOR: boolean;
  PUBLIC_URL: string;
  /** Payments go to the built-in sandbox. */
  usesPaymentSandbox: boolean;
};

/** Reads and checks every setting [SHELL-16]. An empty variable counts as not set. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(settings) as SettingName[]) {
    const parsed = settings[name].schema.safeParse(env[name] === '' ? undefined : env[name]);
    if (!parsed.success)
      throw new SettingProblem(`The setting ${name} is wrong: ${parsed.error.issues[0]?.message ?? 'not understood'}.`);
    values[name] = parsed.data;
  }
  const read = values as unknown as SettingValues;
  if (read.PAYMENTS === 'live' && !read.STRIPE_SECRET_KEY)
    throw new SettingProblem('The setting PAYMENTS is live, so STRIPE_SECRET_KEY is needed.');
  const mode = /^[a-z]+_(live|test)_/.exec(read.STRIPE_SECRET_KEY ?? '')?.[1];
  if (mode && mode !== read.PAYMENTS)
    throw new SettingProblem(`The setting PAYMENTS is ${read.PAYMENTS}, but STRIPE_SECRET_KEY is a ${mode} key.`);
  if (read.STRIPE_SECRET_KEY && !(read.STRIPE_PUBLISHABLE_KEY && read.STRIPE_WEBHOOK_SECRET))
    throw new SettingProblem(
      'The setting STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it.',
    );
  if (read.SHIPPING === 'live' && !read.EASYPOST_API_KEY)
    throw new SettingProblem('The setting SHIPPING is live, so EASYPOST_API_KEY is needed.');
  if (read.EASYPOST_API_KEY && !read.EASYPOST_WEBHOOK_SECRET)
    throw new SettingProblem('The setting EASYPOST_API_KEY needs EASYPOST_WEBHOOK_SECRET beside it.');
  if (Boolean(read.INBOUND_MAIL_ADDRESS) !== Boolean(read.INBOUND_MAIL_SECRET))
    throw new SettingProblem('The settings INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET are needed together.');
  if (Boolean(read.GOOGLE_CLIENT_ID) !== Boolean(read.GOOGLE_CLIENT_SECRET))
    throw new SettingProblem('The settings GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are needed together.');
  if (Boolean(read.PUSH_PUBLIC_KEY) !== Boolean(read.PUSH_PRIVATE_KEY))
    throw new SettingProblem('The settings PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY are needed together.');
  if (Boolean(read.TEXTS_URL) !== Boolean(read.TEXTS_FROM))
    throw new SettingProblem('The settings TEXTS_URL and TEXTS_FROM are needed together.');
  const ports = [read.PORT, read.SANDBOX_PORT, read.IDENTITY_PORT].filter((port) => port !== 0);
  if (new Set(ports).size < ports.length)
    throw new SettingProblem('The settings PORT, SANDBOX_PORT and IDENTITY_PORT need a port each, not the same.');
  const demo = read.DEMO ?? !read.DATABASE_URL;
  return {
    ...read,
    DATA_DIR: resolve(read.DATA_DIR),
    DEMO: demo,
    ADMIN_SECOND_FACTOR: read.ADMIN_SECOND_FACTOR ?? !demo,
    PUBLIC_URL: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    ...(demo && !read.INBOUND_MAIL_ADDRESS ? DEMO_INBOUND_MAIL : {}),
    usesPaymentSandbox: !read.STRIPE_SECRET_KEY,
  };
}

/** In the demo mails come in by `/dev/outbox`, where anybody may answer those that were written. */
const DEMO_INBOUND_MAIL = { INBOUND_MAIL_ADDRESS: 'reply@artisan-market.example', INBOUND_MAIL_SECRET: 'demo' };

/** The port so many after another; any, where that one is any or the last. */
export const portAfter = (port: number, places: number): number =>
  port && port + places <= 65_535 ? port + places : 0;
