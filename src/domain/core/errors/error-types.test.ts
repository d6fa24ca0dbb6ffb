import { expect, test } from 'vitest';
import { errorCategoryOf, isChunkLoadError, isExtensionNoise } from './categories.ts';
import {
  friendlySentenceOf,
  friendlySentences,
  notFoundSentence,
  sharedSentences,
  unavailableSentence,
} from './error-texts.ts';
import { networkSentence } from './network-texts.ts';
import { errorTypeOf, errorTypes } from './error-types.ts';
import { isRecoverable } from './recoverable.ts';

test('[ERR-01] a type that is given counts; else the text of the error says it', () => {
  expect(errorTypes).toHaveLength(8);
  for (const type of errorTypes) expect(errorTypeOf('database connection lost', type)).toBe(type);
  for (const [text, type] of [
    ['Validation failed for title', 'VALIDATION_ERROR'],
    ['invalid input syntax', 'VALIDATION_ERROR'],
    ['Database connection lost', 'DATABASE_ERROR'],
    ['duplicate key value violates unique constraint', 'DATABASE_ERROR'],
    ['User is not authenticated', 'AUTHENTICATION_ERROR'],
    ['session expired', 'AUTHENTICATION_ERROR'],
    ['Unauthorized', 'AUTHORIZATION_ERROR'],
    ['missing permission orders.view', 'AUTHORIZATION_ERROR'],
    ['Order not found', 'NOT_FOUND_ERROR'],
    ['Failed to fetch', 'NETWORK_ERROR'],
    ['read ECONNRESET', 'NETWORK_ERROR'],
    ['The request timed out', 'NETWORK_ERROR'],
    ['timeout', 'NETWORK_ERROR'],
    ['limit reached', 'BUSINESS_LOGIC_ERROR'],
    ['x is undefined', 'SYSTEM_ERROR'],
    ['', 'SYSTEM_ERROR'],
  ] as const)
    expect([text, errorTypeOf(text)]).toEqual([text, type]);
  expect(errorTypeOf('nothing known', 'SOMETHING_ELSE')).toBe('SYSTEM_ERROR');
});

test('[ERR-02, ERR-09] the sentences are those of the sources, to the letter', () => {
  expect([sharedSentences.validation.en, sharedSentences.database.en, sharedSentences.network.en]).toEqual([
    'Please check your input and try again.',
    'A database error occurred. Please try again.',
    'A network error occurred. Please check your connection and try again.',
  ]);
  expect(notFoundSentence('order', 'Die Bestellung')).toEqual({
    en: 'The requested order was not found.',
    de: 'Die Bestellung wurde nicht gefunden.',
  });
  expect(Object.fromEntries(Object.entries(friendlySentences).map(([code, { en }]) => [code, en]))).toEqual({
    AUTH_ERROR: 'Authentication required. Please sign in and try again.',
    PERMISSION_DENIED: 'You do not have permission to perform this action.',
    NETWORK_ERROR: 'Network error. Please check your connection and try again.',
    VALIDATION_ERROR: 'Please check your input and try again.',
    RESOURCE_NOT_FOUND: 'The requested item could not be found.',
    RATE_LIMIT_EXCEEDED: 'Too many requests. Please wait a moment and try again.',
    SERVICE_UNAVAILABLE: 'Service temporarily unavailable. Please try again later.',
    DEFAULT: 'An unexpected error occurred. Please try again.',
  });
});

test('[ERR-09] raw errors are told apart by network, permission or unauthorized, not found', () => {
  expect(friendlySentenceOf(0, 'NetworkError when attempting')).toBe(friendlySentences.NETWORK_ERROR);
  expect(friendlySentenceOf(0, 'Missing or insufficient permissions.')).toBe(friendlySentences.PERMISSION_DENIED);
  expect(friendlySentenceOf(0, 'Unauthorized access')).toBe(friendlySentences.PERMISSION_DENIED);
  expect(friendlySentenceOf(0, 'Conversation not found')).toBe(friendlySentences.RESOURCE_NOT_FOUND);
  expect(friendlySentenceOf(0, 'Validation failed.')).toBe(friendlySentences.VALIDATION_ERROR);
  expect(friendlySentenceOf(0, 'x is not a function')).toBe(friendlySentences.DEFAULT);
  expect(friendlySentenceOf(503, '')).toBe(friendlySentences.SERVICE_UNAVAILABLE);
  expect(friendlySentenceOf(429, 'network')).toBe(friendlySentences.RATE_LIMIT_EXCEEDED);
  expect(friendlySentenceOf(500, 'validation')).toBe(friendlySentences.VALIDATION_ERROR);
  expect(friendlySentenceOf(500, '')).toBe(friendlySentences.DEFAULT);
});

test('[ERR-12] modules of the first source say ERR-02, those of the second ERR-09', () => {
  for (const module of ['accounts', 'admin', 'cart', 'wishlist', 'recovery']) {
    expect(networkSentence(`${module}.call`)).toBe(sharedSentences.network);
    expect(unavailableSentence(`${module}.call`)).toBe(sharedSentences.database);
  }
  for (const module of ['alerts', 'messages', 'vault', 'functions', 'files']) {
    expect(networkSentence(`${module}.call`)).toBe(friendlySentences.NETWORK_ERROR);
    expect(unavailableSentence(`${module}.call`)).toBe(friendlySentences.SERVICE_UNAVAILABLE);
  }
  expect(unavailableSentence('')).toBe(friendlySentences.SERVICE_UNAVAILABLE);
});

test('[ERR-03] errors of network, limits and load pass by themselves', () => {
  for (const text of [
    'Network request failed',
    'timeout of 5000 ms',
    'the call timed out',
    'Connection terminated',
    'Rate limit reached',
    'Too Many Requests',
    'Service unavailable',
    'Service temporarily unavailable. Please try again later.',
    'a temporary failure',
  ])
    expect([text, isRecoverable(text)]).toEqual([text, true]);
  for (const text of ['Validation failed', 'Order not found', 'x is undefined', ''])
    expect([text, isRecoverable(text)]).toEqual([text, false]);
});

test('[ERR-06] each error has one of seven categories', () => {
  for (const [text, category] of [
    ['Validation failed', 'validation'],
    ['Unauthorized', 'security'],
    ['not authenticated', 'security'],
    ['The SMTP server refused the connection', 'external service'],
    ['stripe: connection error', 'external service'],
    ['deadlock detected', 'data access'],
    ['Failed to fetch', 'network'],
    ['already cancelled', 'business logic'],
    ['x is undefined', 'system'],
  ] as const)
    expect([text, errorCategoryOf(text)]).toEqual([text, category]);
  for (const text of [
    'Failed to fetch dynamically imported module: [url]',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Loading chunk 12 failed',
  ])
    expect(isChunkLoadError(text)).toBe(true);
  expect(isChunkLoadError('Failed to fetch')).toBe(false);
});

test('[ERR-05] errors of wallets and other extensions are noise', () => {
  for (const message of [
    'MetaMask: Lost connection',
    'Cannot redefine property: ethereum',
    'wallet must has at least one account',
  ])
    expect(isExtensionNoise({ message })).toBe(true);
  expect(isExtensionNoise({ message: 'x', stack: 'at chrome-extension://abc/inpage.js:1:2' })).toBe(true);
  expect(isExtensionNoise({ message: 'x', stack: 'at moz-extension://abc/a.js' })).toBe(true);
  expect(isExtensionNoise({ message: 'A leather wallet could not be shown', stack: 'at /assets/a.js:1:2' })).toBe(
    false,
  );
});
