import { beforeEach, expect, test } from 'vitest';
import { answer, forgetAnswers, signIn } from '#test/support/markup/markup.ts';
import { partly } from '#test/support/markup/partly.ts';
import * as page from '#test/support/markup/mounted.ts';
import * as server from '#test/support/markup/shop.ts';
import { type Profile, ProfileDialog } from './profile-dialog.tsx';
import { ProfileField } from './profile-field.tsx';
import { emptyDraft } from '../listing-draft.ts';
import { sellerListingSlots } from '../slots.ts';

const effects = (): unknown => ({ sent: server.sent(), said: server.said(), anew: server.readAnew() });
const profile = partly<Profile>({
  rates: [],
  profileId: 'p1',
  name: 'Heavy',
  extraCents: 250,
  freeFromCents: 5000,
  zones: ['eu'],
  listings: 3,
});
const world = { ...profile, zones: ['eu', 'europe', 'world'], extraCents: 0 };
beforeEach(async () => {
  await page.close();
  forgetAnswers();
  signIn({ userId: 'rio' });
  sellerListingSlots.RankExplanationDialog = ({ listing }) => `Why ${listing.title} stands there`;
});

const chosen: object[] = [];
function field(profiles: object[], taken = ''): Promise<string[]> {
  answer('listings.listProfiles', {}, partly({ profiles }));
  return page.lookAt(ProfileField, {
    draft: { ...emptyDraft(), profile: taken },
    errors: new Map(),
    onChange: (edit) => void chosen.push(edit as object),
  });
}

test.each<[what: string, profiles: object[], taken: string, choice: string, reads: string]>([
  ['no profile', [], '', '*Plain rates /', 'The rates of its weight, nothing more.'],
  ['a profile that is gone', [profile], 'gone', '*Plain rates / Heavy /', 'The rates of its weight, nothing more.'],
  [
    'a profile with all it can have',
    [profile],
    'p1',
    'Plain rates / *Heavy /',
    '€2.50 packing a parcel, tracked post free from €50.00, to your own country, European Union only.',
  ],
  ['free postage', [{ ...world, freeFromCents: 0 }], 'p1', 'Plain rates / *Heavy /', 'Plain rates, tracked post free.'],
  ['plain rates', [{ ...world, freeFromCents: null }], 'p1', 'Plain rates / *Heavy /', 'Plain rates.'],
])('[CAT-01] what buyers pay for postage with %s', async (_what, profiles, taken, choice, reads) => {
  const lines = await field(profiles, taken);
  expect([lines[1], lines[2], lines.includes('[Change Heavy]')]).toEqual([choice, reads, taken === 'p1']);
});

test('[CAT-01] a new shipping profile is taken at once', async () => {
  await field([]);
  await page.press('New profile');
  await page.until(() => document.querySelector('dialog') !== null);
  await page.type('Name', ' Light ');
  server.answering('listings.addProfile', () => partly({ profileId: 'p2' }));
  await page.hit('Enter');
  const input = { extraCents: 0, freeFromCents: null, name: 'Light', zones: ['eu', 'europe', 'world'] };
  expect([effects(), chosen, document.querySelector('dialog')]).toEqual([
    {
      anew: ['listings.getListing', 'listings.listProfiles'],
      said: ['success: Light is saved.'],
      sent: [['listings.addProfile', input]],
    },
    [{ profile: 'p2' }],
    null,
  ]);
});

test('[CAT-01] a profile needs a name and amounts', async () => {
  const done: unknown[] = [];
  const open = (which: Profile | null): Promise<string[]> =>
    page.lookAt(ProfileDialog, {
      profile: which,
      onDone: (id: string | null) => void done.push(id),
      onClose: () => void done.push('closed'),
    });
  const blank = await open(null);
  await page.press('Save');
  const name = page.lines().filter((line) => line.startsWith('alert'));
  await page.type('Name', 'X');
  await page.type(/^Packing/, 'much');
  await page.press('Save');
  const amount = page.lines().filter((line) => line.startsWith('alert'));
  expect([blank, name, amount, server.sent()]).toEqual([
    expect.arrayContaining([
      'Name, only you see it‹text›',
      'Packing, once a parcel€‹text 0.00›',
      'Free from Optional€‹text›',
      '‹checkbox on off›Your own country‹checkbox on›European Union‹checkbox on›Rest of Europe‹checkbox on›Rest of the world',
      '[Save profile]',
    ]),
    ['alert: Name the profile, for example Fragile.'],
    ['alert: Write amounts like 3.50.'],
    [],
  ]);
  const there = await open(profile);
  server.refusing('listings.changeProfile', 409, 'It is taken.');
  await page.press('Save');
  const refused = [page.lines().filter((line) => line.startsWith('alert')), server.sent()];
  server.answering('listings.removeProfile', () => partly({}));
  await page.press('Remove');
  expect([there, refused, effects(), done]).toEqual([
    expect.arrayContaining([
      '3 listings take it. The change counts for all of them.',
      'Name, only you see it‹text Heavy›',
      'Packing, once a parcel€‹text 2.50›',
      'Free from Optional€‹text 50.00›',
      '‹checkbox on off›Your own country‹checkbox on›European Union‹checkbox›Rest of Europe‹checkbox›Rest of the world',
    ]),
    [
      ['alert: It is taken.'],
      [
        [
          'listings.changeProfile',
          { extraCents: 250, freeFromCents: 5000, name: 'Heavy', profileId: 'p1', rates: [], zones: ['eu'] },
        ],
      ],
    ],
    {
      anew: ['listings.getListing', 'listings.listProfiles'],
      said: ['success: Heavy is removed. Its listings take the plain rates.'],
      sent: [['listings.removeProfile', { profileId: 'p1' }]],
    },
    [null],
  ]);
});
