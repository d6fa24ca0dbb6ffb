import { expect, test } from 'vitest';
import { compareTexts, policyBlocks } from './policy-blocks.ts';
import { policyQuery } from './policy-query.ts';
import { acceptedVersion, needsConsent, type PolicyVersion, versionOn, versionToAccept } from './policy.ts';

const version = (number: number, holdsFrom: string, isMaterial = true): PolicyVersion => ({
  ...{ policy: 'terms', version: number, holdsFrom, isMaterial },
  changed: { en: 'Fees are named.', de: 'Gebühren werden genannt.' },
});
const versions = [version(2, '2026-12-01', false), version(3, '2026-12-10')];
const accepted = (number: number, isAccepted = true) => ({ policy: 'terms' as const, version: number, isAccepted });
const openOn = (day: string, ...answers: ReturnType<typeof accepted>[]) =>
  versionToAccept(versions, answers, { policy: 'terms', day })?.version;

test('[OFFICE-01] a version of a policy holds from its day on', () => {
  expect(['2026-11-30', '2026-12-01', '2026-12-11'].map((day) => versionOn(versions, 'terms', day).version)).toEqual([
    1, 2, 3,
  ]);
  expect(versionOn(versions, 'privacy', '2026-12-11').version).toBe(1);
});

test('[OFFICE-01] only a material change that holds is asked about, and once', () => {
  expect([openOn('2026-12-05'), openOn('2026-12-10'), openOn('2026-12-10', accepted(2))]).toEqual([undefined, 3, 3]);
  expect(openOn('2026-12-10', accepted(3))).toBeUndefined();
  expect(acceptedVersion([accepted(3, false), accepted(2)], 'terms')).toBe(2);
  const open = versionToAccept(versions, [], { policy: 'terms', day: '2026-12-10' });
  expect([needsConsent(open, []), needsConsent(open, [accepted(3, false)]), needsConsent(null, [])]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[OFFICE-01] the text of a policy has headings, paragraphs and lists', () => {
  expect(policyBlocks('Hello\nthere.\n\n## Buying\n\n- one\n- two\n')).toEqual([
    { kind: 'paragraph', text: 'Hello there.' },
    { kind: 'heading', text: 'Buying' },
    { kind: 'list', items: ['one', 'two'] },
  ]);
});

test('[OFFICE-01] versions are compared part by part', () => {
  const changes = compareTexts('One.\n\nTwo.\n\nThree.', 'One.\n\nZwei.\n\nThree.\n\nFour.');
  expect(changes.map(({ block, change }) => [change, 'text' in block && block.text])).toEqual([
    ['same', 'One.'],
    ['removed', 'Two.'],
    ['added', 'Zwei.'],
    ['same', 'Three.'],
    ['added', 'Four.'],
  ]);
});

test('the address of a version takes numbers alone', () => {
  expect(policyQuery({ version: '2', against: '1' })).toEqual({ version: 2, against: 1 });
  expect(policyQuery({ version: '-1', against: 'x' })).toEqual({});
});
