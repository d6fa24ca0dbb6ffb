import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ana@example.com', 'ana@example.com'],
  [' Ana@Example.com', 'ana@example.com'],
  ['ana+one@example.com', 'ana@example.com'],
  ['ana+one+two@example.com', 'ana@example.com'],
  ['a.na@example.com', 'a.na@example.com'],
  ['A.N.A+x@gmail.com', 'ana@gmail.com'],
  ['an.a@googlemail.com', 'ana@gmail.com'],
  ['+ana@example.com', '+ana@example.com'],
])('[INV-21] %s leads to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
