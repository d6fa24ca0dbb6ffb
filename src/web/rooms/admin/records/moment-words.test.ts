import { expect, test } from 'vitest';
import { type Moment, momentDetail, momentTitle } from './moment-words.ts';

const moment = (changes: Partial<Moment>): Moment => ({
  ...{
    at: '2026-03-04T10:00:00.000Z',
    kind: 'account',
    what: '',
    who: '',
    by: '',
    state: '',
    cents: null,
    stars: null,
  },
  ...{ isReported: false, device: '', quote: '', href: '', isAct: false },
  ...changes,
});
const states = { shipped: 'On its way' };
const both = (changes: Partial<Moment>) => [
  momentTitle(moment(changes), states),
  momentDetail(moment(changes), states),
];

test.each<[Partial<Moment>, title: string, detail: string]>([
  [{ kind: 'account' }, 'Account made', ''],
  [{ kind: 'sign-in', device: 'Chrome on Linux, 10.1.2.3' }, 'Signed in', 'Chrome on Linux, 10.1.2.3'],
  [{ kind: 'purchase', what: 'AM-1', cents: 4200, state: 'shipped' }, 'Bought AM-1', '€42.00, On its way'],
  [{ kind: 'sale', what: 'AM-1', cents: 0, state: 'of-later' }, 'Sold AM-1', '€0.00, of-later'],
  [{ kind: 'checkout', cents: 4200 }, 'Checkout begun', '€42.00'],
  [
    { kind: 'review', who: 'Bo', stars: 4, isReported: true, state: 'visible' },
    ...(['Bo wrote a review with 4 stars', 'visible, reported'] as const),
  ],
  [{ kind: 'review', stars: 1, state: 'hidden' }, 'Wrote a review with 1 star', 'hidden'],
  [{ kind: 'question', who: 'Bo', state: 'pending' }, 'Bo asked a question', 'pending'],
  [{ kind: 'question' }, 'Asked a question', ''],
  [{ kind: 'listing', what: 'Jug', state: 'shipped' }, 'Listed Jug', 'On its way'],
  [{ kind: 'move', state: 'shipped', by: 'maker' }, 'On its way', 'by the maker'],
  [{ kind: 'move', state: 'of-later', by: 'somebody' }, 'of-later', 'somebody'],
  [
    { kind: 'act', what: 'office.suspendPerson', who: 'Cy', by: 'master_admin' },
    ...(['Suspended somebody', 'by Cy, master admin'] as const),
  ],
  [{ kind: 'act', what: 'office.of-later', who: 'Cy', by: 'of-before' }, 'office.of-later', 'by Cy, of-before'],
])('[UX-96, ADM-12] a moment of a record: %j', (changes, title, detail) => {
  expect(both(changes)).toEqual([title, detail]);
});
