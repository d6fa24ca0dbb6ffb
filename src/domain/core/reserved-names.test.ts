import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReservedName, nameShape } from './reserved-names.ts';

const seed = Date.now() % 1_000_000;
console.log(`reserved names: seed ${seed}`);
const house = 'Artisan Market';
const isHouse = (name: string): boolean => isReservedName(name, house);

test('[ACC-09] names of the house and of its offices are nobody’s, with what stands beside them', () => {
  for (const name of [
    ...[
      'Support',
      'admin',
      'Administrator',
      'Moderator',
      'Help',
      'Help Desk',
      'Staff',
      'no-reply',
      'Security',
      'System',
    ],
    ...[
      'Support Team',
      'The Support Team',
      'Customer Support',
      'Official Support',
      'Seller Support',
      'Admin Team',
      'Admin 24',
    ],
    ...[
      'Artisan Market',
      'artisanmarket',
      'Artisan-Market',
      'Artisan Market Support',
      'The Artisan Market Team',
      'Ana of Artisan Market',
    ],
    ...['Payout Department', 'Pауоut Dept.', 'Refund Team', 'Anti-Fraud Unit', 'Billing', 'Finance Department'],
    ...['Auszahlungen', 'Kundenservice', 'Die Abteilung Auszahlung', 'Prüfung & Sicherheit', 'Verified Support'],
  ])
    expect(isHouse(name), name).toBe(true);
});

test('[ACC-09] another spelling that looks the same is the same name', () => {
  for (const name of [
    ...[
      'S u p p o r t',
      's.u.p.p.o.r.t',
      'Supp0rt',
      'SUPP0RT',
      'Súppört',
      'Ѕuрроrt',
      'Ｓｕｐｐｏｒｔ',
      '𝐒𝐮𝐩𝐩𝐨𝐫𝐭',
      '5upport',
      '_Support_',
    ],
    ...['Adm1n', 'Admln', 'AdmIn', 'аdmin', 'adrnin', 'ADMIN', '4dmin', 'Аdмin', 'αdmin', '✅ Admin ✅'],
    ...['Art1san Market', 'Аrtisan Маrkеt', 'A r t i s a n M a r k e t', 'Artisan Rnarket'],
  ])
    expect(isHouse(name), name).toBe(true);
});

test('[ACC-09] names of people and shops are theirs', () => {
  for (const name of [
    ...[
      'Ana Support',
      'Bo Lindgren',
      'Seán Daly',
      'Lou Garrigue',
      'Cy Marsh',
      'Fell & Yarrow',
      'Artisan Bread',
      'Market Street',
    ],
    ...[
      'Helpmann',
      'Adminda',
      'Supporters of Clay',
      'The Mug Shop',
      'Ruth',
      'Root & Branch',
      '陶芸 工房',
      'Иван Петров',
      'User',
      '7',
      '',
    ],
  ])
    expect(isHouse(name), name).toBe(false);
  for (const name of ['Clay Smith', 'Rio Clay', 'Claire']) expect(isReservedName(name, 'Clay'), name).toBe(false);
  for (const name of ['Clay', 'C1ay', 'Clay Support', 'The Clay Team'])
    expect(isReservedName(name, 'Clay'), name).toBe(true);
});

test('[ACC-09] case, accents, spaces and signs change no verdict, whatever the name', () => {
  const marks = fc.constantFrom('', ' ', '.', '-', '_', "'", '\u0301');
  fc.assert(
    fc.property(
      fc.constantFrom('support', 'admin', 'artisan market', 'ana potter', 'helga'),
      fc.array(marks),
      (name, between) => {
        const typed = [...name]
          .map((letter, index) => (index % 2 ? letter.toUpperCase() : letter) + (between[index] ?? ''))
          .join('');
        expect(nameShape(typed)).toBe(nameShape(name));
        expect(isHouse(typed)).toBe(isHouse(name));
      },
    ),
    { seed },
  );
});
