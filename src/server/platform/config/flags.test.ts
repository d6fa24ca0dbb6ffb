import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flagNames } from '#domain/core/flags/flags.ts';

const source = join(import.meta.dirname, '../../..');
const codeOf = (layer: 'server' | 'web'): string =>
  readdirSync(join(source, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(source, layer, file), 'utf8'))
    .join('\n');
const unread = (code: string, readers: string): string[] =>
  flagNames.filter((flag) => !new RegExp(`(?:${readers})'${flag}'`).test(code));

test('[OFFICE-01] every flag is read by the server, which decides, and by a screen', () => {
  expect(unread(codeOf('server'), String.raw`flag: |isSwitchedOff\(app, `)).toEqual([]);
  expect(unread(codeOf('web'), String.raw`useSwitchedOff\(`)).toEqual([]);
});
