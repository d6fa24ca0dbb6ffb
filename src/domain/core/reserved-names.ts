/** What a house calls itself and those who work for it. */
const offices =
  'admin administrator administrators moderator moderators moderation support help helpdesk helpcenter helpcentre supportcenter staff official security system sysadmin root webmaster postmaster hostmaster abuse billing payments payouts refunds noreply compliance trustandsafety customerservice customercare marketplace';
/** What may stand beside it and makes it no other name. */
const beside =
  'the our your my of for and at by team desk center centre service services customer care online shop store seller sellers buyer buyers account accounts department office agent agents live chat official real contact info';

/** Letters and digits of other scripts that are drawn like one of ours. */
const alike: Record<string, string> = {
  ...{ а: 'a', ɑ: 'a', α: 'a', '@': 'a', 4: 'a', ь: 'b', β: 'b', 8: 'b', в: 'b', с: 'c', ϲ: 'c', ԁ: 'd', ɗ: 'd' },
  ...{ е: 'e', є: 'e', ε: 'e', 3: 'e', '€': 'e', ɡ: 'g', 9: 'g', һ: 'h', н: 'h', հ: 'h', і: 'i', ı: 'i', ι: 'i' },
  ...{
    l: 'i',
    1: 'i',
    '|': 'i',
    '!': 'i',
    ӏ: 'i',
    ɩ: 'i',
    ј: 'j',
    к: 'k',
    κ: 'k',
    м: 'm',
    μ: 'm',
    п: 'n',
    η: 'n',
    ո: 'n',
  },
  ...{ о: 'o', ο: 'o', օ: 'o', σ: 'o', 0: 'o', р: 'p', ρ: 'p', ԛ: 'q', г: 'r', ѕ: 's', ꜱ: 's', 5: 's', $: 's', т: 't' },
  ...{ τ: 't', 7: 't', υ: 'u', ս: 'u', ц: 'u', ν: 'v', ѵ: 'v', ѡ: 'w', ԝ: 'w', ω: 'w', х: 'x', χ: 'x', у: 'y', γ: 'y' },
};

/** Two names that look alike have one shape: without accents, case, spaces and signs, each letter by what it is drawn like. */
export function nameShape(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const letters = [...plain].map((letter) => alike[letter] ?? letter).join('');
  return letters
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const shapes = (words: string): string => words.split(' ').map(nameShape).join('|');
const [core, filler] = [shapes(offices), shapes(beside)];
/** From so many letters on the marketplace's own name is one that nobody has by chance, wherever in a name it stands. */
const LONG_NAME = 8;

/**
 * Whether a name pretends to be the house: the name of the marketplace, of an office in it, or of both with words beside them that make it
 * nobody else's. `Ana Support` is somebody; `The Support Team`, `Ѕupp0rt` and `S.u.p.p.o.r.t` are not.
 */
export function isReservedName(name: string, marketplace: string): boolean {
  const house = nameShape(marketplace);
  const whole = new RegExp(
    `^(?:${filler})*(?:${house ? `${house}|` : ''}${core})(?:${core}|${filler}|${house || core})*$`,
    'u',
  );
  return [name, name.replace(/[\d\s._'-]+$/, '')].some((each) => {
    const shape = nameShape(each);
    return whole.test(shape) || (house.length >= LONG_NAME && shape.includes(house));
  });
}
