import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { bareEnvironment } from '#test/builders/bare-environment.ts';
import { readConfig } from './config.ts';
import { settings, type SettingName } from './settings.ts';

/** For every setting that can be wrong, some wrong values. */
const wrong: Partial<Record<SettingName, string[]>> = {
  MARKETPLACE_NAME: [' ', 'a'.repeat(61)],
  SUPPORT_EMAIL: ['help', 'a@b'],
  TIME_ZONE: ['Berlin', '+01:00', 'Europe/Atlantis'],
  PORT: ['http', '-1', '65536', '3000.5', '0x10', '1e3', ' 3000'],
  PUBLIC_URL: ['market.example', 'ftp://market.example', 'javascript:alert(1)'],
  TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '10.0.0', '::/0', '10.0.0.1/', 'on'],
  DATABASE_URL: ['mysql://x', 'localhost:5432'],
  DEMO: ['yes', 'ON', '2'],
  SECRETS_KEY: ['secret', 'YWJj', `${'A'.repeat(43)}=,x`],
  ADMIN_SECOND_FACTOR: ['yes', 'ON'],
  WORKERS: ['on', 'true'],
  CLOCK: ['fake', 'simulate'],
  STRIPE_API_BASE: ['api.stripe.com'],
  STRIPE_JS_URL: ['//js.stripe.com'],
  SANDBOX_PORT: ['x', '70000'],
  GOOGLE_ISSUER: ['accounts.google.com'],
  IDENTITY_PORT: ['x', '70000'],
  TOKEN_SYNC_URL: ['sync.example', 'ftp://sync.example'],
  SMTP_URL: ['mail.example', 'http://mail.example'],
  MAIL_FROM: ['x'],
  PUSH_PUBLIC_KEY: ['key', 'A'.repeat(86)],
  PUSH_PRIVATE_KEY: ['key', `${'A'.repeat(42)}=`],
  PUSH_OWN_SERVICE: ['push.example', 'ftp://push.example'],
  TEXTS_URL: ['https://api.twilio.com', 'api.twilio.com', 'https://a:b@host.example/?x'],
  TEXTS_FROM: ['+49', 'a name that is too long', 'A!'],
  S3_URL: ['s3://bucket'],
  PLATFORM_FEE_PERCENT: ['-1', '6,5', '100', 'x', '6.555'],
  SHOPS_PER_IBAN: ['0', '1001'],
  FOUR_EYES: ['two', 'ON'],
  APPROVAL_ABOVE: ['-1', '2.5'],
  ADMIN_ACTS_PER_HOUR: ['9', 'x'],
  SUBSIDY_PER_ORDER: ['-1', '2.5', '10001'],
  SUBSIDY_PER_SHOP_DAY: ['x', '100001'],
  LEGAL_REGION: ['EU', 'us'],
  SEARCH_SERVICE: ['maybe'],
  SELLER_APPROVAL: ['on', 'later'],
  REVIEW_MODERATION: ['maybe'],
  LISTING_REVIEW: ['on', 'some'],
  ANALYTICS_EXPORT: ['maybe'],
  SHIPPING: ['on', 'production'],
  EASYPOST_API_BASE: ['api.easypost.com'],
  PAYMENTS: ['on', 'real'],
  ENVIRONMENT: ['test', 'prod'],
  WEB_DEV: ['yes'],
  CART_INACTIVITY_MINUTES: ['0', '-5', 'x', '10081'],
  CART_REMINDER_HOURS: ['2,24', '2;24;72', 'a,b,c'],
  CART_EXPIRY_DAYS: ['0', '366'],
  CART_MINIMUM_VALUE: ['-1', '9.99'],
  CART_LINK_HOURS: ['0', '721'],
  CART_DISCOUNTS: ['0,10', '0,10,150', 'x'],
  CART_ADDRESSES_A_DAY: ['0', 'many'],
  INBOUND_MAIL_ADDRESS: ['nobody', '@example.com'],
};
/** Any text is right for these. */
const free: SettingName[] = [
  'HOST',
  'DATA_DIR',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'EASYPOST_API_KEY',
  'EASYPOST_WEBHOOK_SECRET',
  'INBOUND_MAIL_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
];

test('[SHELL-16] every setting is tried here', () => {
  expect([...Object.keys(wrong), ...free].sort()).toEqual(Object.keys(settings).sort());
});

for (const [name, values] of Object.entries(wrong)) {
  test(`[SHELL-16, RUN-02] a wrong ${name} is one line that names it`, () => {
    for (const value of values) {
      const stop = (): unknown => readConfig({ [name]: value });
      expect(stop, value).toThrow(new RegExp(`^The setting ${name} is wrong: [^\\n]+\\.$`));
    }
  });
}

test('[SHELL-16, REC-13] without any setting the defaults are as promised', () => {
  expect(readConfig({})).toMatchObject({
    SEARCH_SERVICE: false,
    ANALYTICS_EXPORT: false,
    SHIPPING: 'test',
    PAYMENTS: 'test',
    ENVIRONMENT: 'production',
    HOST: '127.0.0.1',
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    PLATFORM_FEE_PERCENT: 6.5,
    usesPaymentSandbox: true,
  });
  expect(readConfig({})).toMatchObject({
    CART_INACTIVITY_MINUTES: 30,
    CART_REMINDER_HOURS: [2, 24, 72],
    CART_EXPIRY_DAYS: 7,
    CART_MINIMUM_VALUE: 10,
    CART_LINK_HOURS: 48,
    CART_DISCOUNTS: [0, 10, 15],
  });
  expect(readConfig({ PORT: '', MARKETPLACE_NAME: '' })).toMatchObject({
    PORT: 3000,
    MARKETPLACE_NAME: 'Artisan Market',
  });
  expect(readConfig({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
});

test('[RUN-02] proxies are addresses, ranges or names of ranges', () => {
  const right = ['10.0.0.1', '10.0.0.0/8', '::1', 'fc00::/7', 'loopback', 'uniquelocal'];
  expect(readConfig({ TRUSTED_PROXIES: ` ${right.join(' , ')},` }).TRUSTED_PROXIES).toEqual(right);
  expect(() => fastify({ trustProxy: right })).not.toThrow();
});

test('[RUN-02] ports that are named twice are refused', () => {
  expect(() => readConfig({ PORT: '4000', SANDBOX_PORT: '4000' })).toThrow(/^The settings PORT, SANDBOX_PORT/);
  expect(readConfig({ PORT: '0', SANDBOX_PORT: '0' }).PORT).toBe(0);
});

test('[ADM-10, RUN-02] administrators need a second factor outside the demo, unless it is said', () => {
  expect([
    readConfig({}).ADMIN_SECOND_FACTOR,
    readConfig({ DEMO: 'off' }).ADMIN_SECOND_FACTOR,
    readConfig({ DATABASE_URL: 'postgres://db.example/shop' }).ADMIN_SECOND_FACTOR,
    readConfig({ ADMIN_SECOND_FACTOR: 'on' }).ADMIN_SECOND_FACTOR,
    readConfig({ DEMO: 'off', ADMIN_SECOND_FACTOR: 'off' }).ADMIN_SECOND_FACTOR,
  ]).toEqual([false, true, true, true, false]);
});

test('[RUN-02] the demo is on with the embedded database alone by default', () => {
  const own = { DATABASE_URL: 'postgres://db.example/shop' };
  expect([
    readConfig({}).DEMO,
    readConfig(own).DEMO,
    readConfig({ ...own, DEMO: 'on' }).DEMO,
    readConfig({ DEMO: 'off' }).DEMO,
  ]).toEqual([true, false, true, false]);
});

test('[SHELL-16, PAY-02] payments in earnest need all of their keys', () => {
  expect(() => readConfig({ PAYMENTS: 'live' })).toThrow('STRIPE_SECRET_KEY is needed');
  expect(() => readConfig({ SHIPPING: 'live' })).toThrow('EASYPOST_API_KEY is needed');
  expect(() => readConfig({ EASYPOST_API_KEY: 'k' })).toThrow('needs EASYPOST_WEBHOOK_SECRET');
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_x' })).toThrow(
    'needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET',
  );
  const keys = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_PUBLISHABLE_KEY: 'pk', STRIPE_WEBHOOK_SECRET: 'whsec' };
  expect(readConfig({ ...keys, PAYMENTS: 'live' }).usesPaymentSandbox).toBe(false);
  // A test that takes real money, or a shop in earnest that takes none.
  expect(() => readConfig(keys)).toThrow('PAYMENTS is test, but STRIPE_SECRET_KEY is a live key');
  expect(() => readConfig({ ...keys, PAYMENTS: 'live', STRIPE_SECRET_KEY: 'rk_test_x' })).toThrow('is a test key');
});

test('[ACC-18] sign-in with Google needs both of its settings or neither', () => {
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
  expect(() => readConfig({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow('GOOGLE_CLIENT_ID');
  expect(readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).GOOGLE_CLIENT_ID).toBe('id');
});

test('[RUN-02] README explains every setting', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  for (const [name, { meaning }] of Object.entries(settings))
    expect(text, name).toMatch(
      new RegExp(`^\\| \`${name}\` \\| [^|]*\\| ${meaning.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} \\|$`, 'm'),
    );
});

test('[SHELL-16, RUN-02] the start stops at a wrong setting with that one line, before it makes anything', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../app/main.ts')], {
    env: { ...bareEnvironment, DATA_DIR: join(folder, 'data'), PAYMENTS: 'real' },
    encoding: 'utf8',
    timeout: 120_000,
  });
  expect([status, stdout, stderr.trim().split('\n')]).toEqual([
    1,
    '',
    [expect.stringMatching(/^The setting PAYMENTS is wrong: .+\.$/)],
  ]);
  expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).toBe('');
  rmSync(folder, { recursive: true });
});
