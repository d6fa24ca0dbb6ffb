import { beforeEach, expect, test } from 'vitest';
import { answer, fail, forgetAnswers, shown, signIn } from '#test/support/markup/markup.ts';
import { ArchivePage } from './archive-page.tsx';
import { ImportPreview } from './import-preview.tsx';
import type { Checked } from './use-archive-import.ts';

beforeEach(forgetAnswers);

const counts = { listings: 3, pictures: 1, orders: 0, returns: 0, reviews: 0, messages: 2 };
const waiting = {
  ...{ archiveId: 'a1', state: 'waiting' as const, askedAt: '2026-11-28T09:00:00.000Z', done: 0, total: 0 },
  ...{ madeAt: null, expiresAt: null, bytes: 0, counts: null },
};
const ready = {
  ...{ ...waiting, state: 'ready' as const, madeAt: '2026-11-28T09:01:00.000Z', bytes: 1_600_000, counts },
  expiresAt: '2026-11-29T09:01:00.000Z',
};
const page = (): string => shown(ArchivePage, {}, '/seller-dashboard/archive').join(' | ');

test('[DASH-05] an archive is asked for, waited for, and given out', () => {
  answer('archives.getShopArchive', {}, { archive: null });
  expect(page()).toContain('Make an archive');
  answer('archives.getShopArchive', {}, { archive: { ...waiting, done: 40, total: 90 } });
  expect(page()).toContain('Making your archive: 40 of about 90 entries.');
  answer('archives.getShopArchive', {}, { archive: ready });
  answer('archives.linkShopArchive', { archiveId: 'a1' }, { href: '/v0/b/market/o/a.zip' });
  expect(page()).toMatch(/Ready, 1\.5 MB.*3 pieces, 1 picture.*Download archive/);
});

test('[DASH-05, UX-11] what could not be made or read is said, with a way on', () => {
  answer('archives.getShopArchive', {}, { archive: { ...waiting, state: 'failed' as const } });
  expect(page()).toMatch(/could not be made\. Your shop is as it was.*Make an archive/);
  forgetAnswers();
  fail('archives.getShopArchive', {}, 503);
  expect(page()).toMatch(/Your shop is safe.*Try again/);
});

test('[OFFICE-01] where importing is switched off no archive is chosen, and one is still made', () => {
  signIn({ shopSlug: 'rio-clay', switchedOff: ['import-listings'] });
  answer('archives.getShopArchive', {}, { archive: null });
  expect(page()).toMatch(/Make an archive.*status: Importing is switched off for your shop/);
  expect(page()).not.toContain('Choose an archive');
  signIn(null);
});

test('[DASH-05] who signed an archive is said, and what nobody here signed is confirmed', () => {
  const checked: Checked = {
    ...{ signedBy: 'own', keyId: 'k1', market: 'Artisan Market', shop: 'Rio Clay', madeAt: '2026-11-28T09:01:00.000Z' },
    ...{ counts, listings: { fresh: 2, known: 1, refused: 0 }, remarks: [] },
  };
  const preview = (changes: Partial<Checked>): string =>
    shown(ImportPreview, { checked: { ...checked, ...changes }, onStart: () => undefined }).join(' | ');
  expect(preview({})).toMatch(/Signed by Artisan Market, unchanged\..*2 pieces are new, 1 here already/);
  expect(preview({})).not.toContain('This shop is mine');
  expect(preview({ signedBy: 'other' })).toMatch(/Not signed by this marketplace.*k1.*This shop is mine/);
  expect(preview({ listings: { fresh: 0, known: 3, refused: 0 } })).toContain('Nothing in it is new.');
});
