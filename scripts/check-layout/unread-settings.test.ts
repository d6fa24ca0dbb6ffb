import { expect, test } from 'vitest';
import { unreadSettings } from './unread-settings.mjs';

const declared = ['src/server/platform/config/settings.ts', "  PORT: setting(whole(0, 1, 0), 'Port'),"] as const;

test.each([
  ['config.PORT', 0],
  ['const { HOST, PORT } = config', 0],
  ["'PORT'", 1],
])('[SHELL-16] beside %j so many settings are unread: %i', (code, count) =>
  expect(unreadSettings(new Map([declared, ['src/server/app/main.ts', code]]))).toHaveLength(count),
);

test('[SHELL-16] a setting that tests alone read is unread', () =>
  expect(unreadSettings(new Map([declared, ['src/server/app/main.test.ts', 'config.PORT']]))).toHaveLength(1));
