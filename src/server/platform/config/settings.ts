import { z } from 'zod';
import { isTimeZone } from '#domain/core/days/time-zone.ts';
import { safetySettings } from './safety-settings.ts';
import {
  flag,
  isProxy,
  listed,
  optional,
  optionalFlag,
  setting,
  url,
  vapidPrivateKey,
  vapidPublicKey,
  whole,
} from './setting-schemas.ts';

/** Every setting of the product, by the name of its environment variable [RUN-02, SHELL-15, SHELL-16, REC-13]. */
export const settings = {
  MARKETPLACE_NAME: setting(
    z.string().trim().min(1).max(60).default('Artisan Market'),
    'The name of the marketplace, wherever it names itself',
  ),
  SUPPORT_EMAIL: setting(
    z.email().default('help@artisan-market.example'),
    'The address that help pages and mails give',
  ),
  TIME_ZONE: setting(
    z.string().refine(isTimeZone, 'must be a time zone like Europe/Berlin or UTC').default('UTC'),
    'Time zone of the marketplace’s days: figures, statements, order numbers, and shops that have said no country',
  ),
  PORT: setting(whole(0, 65_535, 3000), 'Port to serve on; 0 takes a free one'),
  HOST: setting(z.string().min(1).default('127.0.0.1'), 'Address to serve on'),
  PUBLIC_URL: setting(url, 'Address under which people reach the shop; default http://localhost:PORT'),
  TRUSTED_PROXIES: setting(
    z
      .string()
      .refine(
        (text) => listed(text).every(isProxy),
        'must be addresses like 10.0.0.1, 10.0.0.0/8 or loopback, separated by commas',
      )
      .default('')
      .transform(listed),
    'Addresses of proxies whose forwarding headers are believed, separated by commas',
  ),
  DATA_DIR: setting(z.string().min(1).default('data'), 'Folder of the embedded database, the pictures and the files'),
  SECRETS_KEY: setting(
    z
      .string()
      .regex(
        /^[A-Za-z0-9+/]{43}=(\s*,\s*[A-Za-z0-9+/]{43}=)*$/,
        'must be 32 bytes in base64, as openssl rand -base64 32 makes them',
      )
      .optional(),
    'Key that seals second factors, signing keys and keys of people in the database; unset makes DATA_DIR/secrets.key. Several with commas: the first seals, the others still open',
  ),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    'A PostgreSQL of your own (15 or later) instead of the embedded one; of several hosts with commas, the one that takes writes',
  ),
  DEMO: setting(
    optionalFlag,
    'Fill the demo shop and show /dev/outbox and /dev/ui; on with the embedded database, off with DATABASE_URL',
  ),
  ADMIN_SECOND_FACTOR: setting(
    optionalFlag,
    'Administrators work only in sessions that gave a second factor or a passkey; on outside the demo, off in it',
  ),
  WORKERS: setting(
    z.enum(['with-web', 'only', 'off']).default('with-web'),
    'Whether this process runs jobs, queues and reactions beside the web, only them, or not',
  ),
  CLOCK: setting(
    z.enum(['system', 'simulated']).optional(),
    'A simulated clock can be moved forward with npm run demo:advance; unset goes on with the clock that the data of the database lives on',
  ),
  STRIPE_API_BASE: setting(url, 'Address of the payment provider’s API; unset uses the built-in sandbox'),
  STRIPE_SECRET_KEY: setting(optional, 'Secret key of the payment provider'),
  STRIPE_PUBLISHABLE_KEY: setting(optional, 'Publishable key of the payment provider'),
  STRIPE_WEBHOOK_SECRET: setting(optional, 'Secret that signs the payment provider’s webhooks; several with commas'),
  STRIPE_JS_URL: setting(
    url,
    'Address of the provider’s browser script; default https://js.stripe.com/v3 with real keys',
  ),
  SANDBOX_PORT: setting(
    whole(0, 65_535, 0),
    'Port of the built-in payment sandbox; 0 takes the one after PORT, or a free one',
  ),
  GOOGLE_CLIENT_ID: setting(optional, 'Client id for sign-in with Google; unset hides the button outside the demo'),
  GOOGLE_CLIENT_SECRET: setting(optional, 'Secret of that client'),
  GOOGLE_ISSUER: setting(url, 'Address of the identity provider; default https://accounts.google.com'),
  IDENTITY_PORT: setting(
    whole(0, 65_535, 0),
    'Port of the demo’s own identity provider; 0 takes the second after PORT, or a free one',
  ),
  TOKEN_SYNC_URL: setting(
    url,
    'Address that is told of every sign-in (POST) and sign-out (DELETE) with a bearer token',
  ),
  SMTP_URL: setting(
    z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    'Mail server; unset keeps mail in the outbox',
  ),
  MAIL_FROM: setting(z.string().min(3).optional(), 'Sender of mails; default the support address'),
  PUSH_PUBLIC_KEY: setting(
    vapidPublicKey,
    'Public VAPID key for push messages to browsers, as npx web-push generate-vapid-keys makes it; unset offers none',
  ),
  PUSH_PRIVATE_KEY: setting(vapidPrivateKey, 'Private VAPID key; needed with PUSH_PUBLIC_KEY'),
  PUSH_OWN_SERVICE: setting(
    url,
    'A push service of your own, which may have a private address; all others are called at public addresses by https alone',
  ),
  TEXTS_URL: setting(
    z
      .string()
      .regex(/^https?:\/\/[^:@/]+:[^@/]+@[^/?#]+\/?$/, 'must look like https://ACCOUNT:TOKEN@api.twilio.com')
      .optional(),
    'Sender of text messages, spoken to as Twilio is, as https://ACCOUNT:TOKEN@HOST; unset leaves them in the demo’s /dev/texts, and outside the demo nobody is asked for a telephone',
  ),
  TEXTS_FROM: setting(
    z
      .string()
      .regex(
        /^(\+[1-9]\d{4,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
        'must be a number like +491701234567, a name of up to 11 letters, or the id of a messaging service',
      )
      .optional(),
    'Number, name or messaging service that text messages come from; needed with TEXTS_URL',
  ),
  S3_URL: setting(
    z
      .string()
      .regex(/^https?:\/\/[^:@/]+:[^@/]+@[^/]+\/[^/?]+/, 'must look like https://KEY:SECRET@HOST/BUCKET')
      .optional(),
    'S3-compatible store for pictures and files, as https://KEY:SECRET@HOST/BUCKET?region=REGION; unset keeps them in DATA_DIR',
  ),
  PLATFORM_FEE_PERCENT: setting(
    z
      .string()
      .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage like 6.5')
      .transform(Number)
      .default(6.5),
    'The marketplace’s share of what buyers pay, in percent; another one counts for what is bought from a minute after that start on',
  ),
  SHOPS_PER_IBAN: setting(whole(1, 1000, 3), 'So many shops can be paid to one bank account'),
  ...safetySettings,
  SUBSIDY_PER_ORDER: setting(
    whole(0, 10_000, 0),
    'What the marketplace may add to one order beyond its fee of that order, in euros, for the offers of reminders',
  ),
  SUBSIDY_PER_SHOP_DAY: setting(
    whole(0, 100_000, 0),
    'The same for all orders of one shop in a day of the marketplace, in euros; with 0 in either the marketplace adds at most its fee',
  ),
  LEGAL_REGION: setting(
    z.enum(['eu', 'none']).default('eu'),
    'Whose law on selling to consumers is followed: the European Union’s, or none that the product knows',
  ),
  SELLER_APPROVAL: setting(
    z.enum(['at-once', 'after-look']).default('at-once'),
    'Whether shops open at once when somebody applies, or after a look of an administrator',
  ),
  REVIEW_MODERATION: setting(flag(false), 'Reviews and questions are shown only when a moderator has looked at them'),
  LISTING_REVIEW: setting(
    z.enum(['off', 'first', 'all']).default('off'),
    'Whose new listings wait for a moderator: nobody’s, the first of a shop, or all',
  ),
  SEARCH_SERVICE: setting(
    z
      .union(
        [z.enum(['off', 'false', '0']).transform(() => false as const), z.url({ protocol: /^https?$/ })],
        'must be off or look like https://KEY@HOST',
      )
      .default(false),
    'An external search index behind the same interface: its address as https://KEY@HOST, spoken to as Meilisearch is',
  ),
  ANALYTICS_EXPORT: setting(
    flag(false),
    'Daily export of orders, refunds, views and alerts as Parquet files, to exports in DATA_DIR or S3',
  ),
  SHIPPING: setting(
    z.enum(['test', 'live', 'off']).default('test'),
    'Shipping labels: the built-in sandbox or the provider’s test mode, live, or off, which hides buying them',
  ),
  EASYPOST_API_BASE: setting(url, 'Address of the label provider’s API; default https://api.easypost.com with a key'),
  EASYPOST_API_KEY: setting(optional, 'Key of the label provider; unset uses a sandbox, SHIPPING=live needs it'),
  EASYPOST_WEBHOOK_SECRET: setting(optional, 'Secret that signs the label provider’s webhooks; several with commas'),
  INBOUND_MAIL_ADDRESS: setting(
    z.email('must look like reply@mail.example.com').optional(),
    'Where answers to tickets by mail arrive; mails of tickets ask for replies there, with a part for each ticket after a +',
  ),
  INBOUND_MAIL_SECRET: setting(optional, 'Secret that signs the mails that arrive; several with commas'),
  PAYMENTS: setting(z.enum(['test', 'live']).default('test'), 'Payments in test mode or live, as its key is'),
  ENVIRONMENT: setting(
    z.enum(['production', 'development']).default('production'),
    'Name of the environment, in every line of the log',
  ),
  WEB_DEV: setting(flag(false), 'The web is served by the development server with hot reload'),
  CART_INACTIVITY_MINUTES: setting(
    whole(1, 10_080, 30),
    'A cart counts as abandoned after so many minutes without activity',
  ),
  CART_REMINDER_HOURS: setting(
    z
      .string()
      .regex(/^\d+,\d+,\d+$/, 'must be three hours like 2,24,72')
      .default('2,24,72')
      .transform((text) => text.split(',').map(Number)),
    'Hours after abandonment of the three reminders',
  ),
  CART_EXPIRY_DAYS: setting(whole(1, 365, 7), 'Days after which an abandoned cart is no longer recovered'),
  CART_MINIMUM_VALUE: setting(whole(0, 100_000, 10), 'Smallest value of a cart that is worth a reminder'),
  CART_LINK_HOURS: setting(whole(1, 720, 48), 'Hours for which a recovery link is valid'),
  CART_DISCOUNTS: setting(
    z
      .string()
      .regex(/^\d{1,2},\d{1,2},\d{1,2}$/, 'must be three percentages like 0,10,15')
      .default('0,10,15')
      .transform((text) => text.split(',').map(Number)),
    'Most percent off offered by the three reminders: as much of it as the marketplace’s fee and the budgets of SUBSIDY_PER_ORDER and SUBSIDY_PER_SHOP_DAY pay for',
  ),
  CART_ADDRESSES_A_DAY: setting(
    whole(1, 100_000, 20),
    'So many addresses that nobody confirmed are taken in a day for reminders from one place on the net',
  ),
};

type Settings = typeof settings;
export type SettingName = keyof Settings;
export type SettingValues = { [Name in SettingName]: z.output<Settings[Name]['schema']> };
