import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const sent = vi.hoisted(() => ({ calls: [] as unknown[], answer: () => Promise.resolve() }));
vi.mock('#web/platform/sending/send.ts', () => ({
  send: (call: string, input: unknown) => {
    sent.calls.push([call, input]);
    return sent.answer();
  },
}));
const visit = { search: '', referrer: '', consent: null as string | null };
vi.stubGlobal('location', {
  get search() {
    return visit.search;
  },
});
vi.stubGlobal('document', {
  get referrer() {
    return visit.referrer;
  },
});
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'gdpr_consent' ? visit.consent : null) });
afterAll(() => void vi.unstubAllGlobals());
const { recordActivity: noteActivity } = await import('./record-activity.ts');

beforeEach(() => {
  sent.calls = [];
  sent.answer = () => Promise.resolve();
  Object.assign(visit, { search: '', referrer: '', consent: null });
});

test('[REC-02] an address goes along only where its guest agreed to be reminded', () => {
  const bare = { referrer: '', utmSource: '', utmCampaign: '' };
  for (const [consent, email, goes] of [
    [null, 'ida@example.com', { consent: false }],
    ['false', 'ida@example.com', { consent: false }],
    ['true', undefined, { consent: true }],
    ['true', '', { consent: true }],
    ['true', 'ida@example.com', { consent: true, email: 'ida@example.com' }],
  ] as const) {
    sent.calls = [];
    visit.consent = consent;
    noteActivity(email);
    expect(sent.calls, `${consent} ${email}`).toEqual([['recovery.noteActivity', { ...bare, ...goes }]]);
  }
});

test('[REC-01] where the visit came from goes along, no longer than it is kept', () => {
  const [source, campaign] = ['s'.repeat(101), 'c'.repeat(101)];
  Object.assign(visit, { search: `?utm_source=${source}&utm_campaign=${campaign}`, referrer: 'r'.repeat(201) });
  noteActivity();
  const cut = { referrer: 'r'.repeat(200), utmSource: 's'.repeat(100), utmCampaign: 'c'.repeat(100) };
  expect(sent.calls).toEqual([['recovery.noteActivity', { consent: false, ...cut }]]);
});

test('[REC-01] a shop that does not answer keeps nobody from the cart', async () => {
  sent.answer = () => Promise.reject(new Error('the line is lost'));
  noteActivity();
  // A refusal that nobody takes would be an error of this run.
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent.calls).toHaveLength(1);
});
