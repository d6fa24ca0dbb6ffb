import { expect, test } from 'vitest';
import { changedDetails, readResource } from './resource.ts';

const before = {
  cacheControl: 'no-cache',
  contentDisposition: 'inline',
  contentLanguage: 'pt',
  md5Hash: 'AAAAAAAAAAAAAAAAAAAAAA==',
  metadata: { stored: 'yes', gone: 'soon' },
};

test('[FILE-01] of a file’s details what a change does not name stays', () => {
  expect(changedDetails(before, {})).toEqual(before);
  expect(changedDetails(before, { cacheControl: null, contentDisposition: '', contentLanguage: 'de' })).toEqual({
    ...{ contentLanguage: 'de', md5Hash: before.md5Hash, metadata: before.metadata },
  });
  expect(changedDetails(before, { metadata: { gone: null, more: 'now' } })).toEqual({
    ...before,
    metadata: { stored: 'yes', more: 'now' },
  });
  const { metadata: _, ...bare } = before;
  expect(changedDetails(before, { metadata: null })).toEqual(bare);
  expect(before.metadata).toEqual({ stored: 'yes', gone: 'soon' });
});

test('[FILE-01] own metadata that only together is too much is refused', () => {
  const half = (letter: string): Record<string, string> => ({ [`${letter}1`]: letter.repeat(3000) });
  const both = { ...half('a'), ...half('b') };
  expect(changedDetails({ metadata: half('a') }, { metadata: half('b') })).toEqual({ metadata: both });
  expect(() => changedDetails({ metadata: both }, { metadata: half('c') })).toThrow('The metadata is too much');
});

test('[FILE-01] no words about a file are none', () => {
  expect(readResource('')).toEqual({});
  expect(readResource(Buffer.alloc(0))).toEqual({});
  expect(readResource('{"contentType":"text/plain","size":"7","contentEncoding":"identity"}')).toEqual({
    contentType: 'text/plain',
    contentEncoding: 'identity',
  });
  expect(() => readResource('{')).toThrow('The metadata is no JSON');
  expect(() => readResource('{"cacheControl":"a\\nb"}')).toThrow('The metadata cannot be taken: cacheControl');
  expect(() => readResource('{"contentEncoding":"gzip"}')).toThrow('without a content encoding');
});
