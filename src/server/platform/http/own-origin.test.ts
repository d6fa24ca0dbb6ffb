import { expect, test } from 'vitest';
import { ownOrigin } from './own-origin.ts';

test.each([
  ['https://shop.example', 'evil.example', 'https://shop.example'],
  ['https://shop.example', 'localhost:4000', 'https://shop.example'],
  ['http://localhost:4000', 'evil.example:4000', 'http://localhost:4000'],
  ['http://localhost:4000', '127.0.0.1@evil.example', 'http://localhost:4000'],
  ['http://localhost:4000', '127.0.0.1:4000', 'http://127.0.0.1:4000'],
])('[FILE-01, RUN-11] at %s a request for %s is led on at %s', (publicUrl, host, origin) => {
  expect(ownOrigin(publicUrl, host)).toBe(origin);
});
