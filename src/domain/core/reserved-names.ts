/** What a house calls itself and those who work for it. */
const offices =
  'admin admins administrator administrators administration moderator moderators moderation support help helpdesk helpcenter helpcentre supportcenter staff official security system sysadmin root webmaster postmaster hostmaster abuse billing invoicing accounting finance treasury payment payments payout payouts refund refunds chargeback chargebacks dispute disputes verification fraud risk escrow noreply donotreply notification notifications compliance legal privacy trustandsafety customerservice customercare marketplace ' +
  'verwaltung moderatorin hilfe hilfecenter kundendienst kundenservice kundenbetreuung sicherheit auszahlung auszahlungen zahlung zahlungen zahlungsverkehr erstattung erstattungen rückerstattung buchhaltung rechnungsstelle rechnungswesen betrug prüfung verifizierung marktplatz datenschutz rechtsabteilung';
/** What may stand beside it and makes it no other name. */
const beside =
  'the our your my of for and at by team desk center centre service services customer care online shop store seller sellers buyer buyers account accounts department departments dept division unit office agent agents manager live chat official real verified contact info notice alert alerts trust safety anti ' +
  'das die der dein deine unser unsere für von und abteilung stelle amt büro dienst kunde kunden kundin käufer verkäufer konto konten meldung hinweis';

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

const shapes = (text: string): string[] => text.split(' ').map(nameShape);
const [core, filler] = [shapes(offices), shapes(beside)];
/** From so many letters on the marketplace's own name is one that nobody has by chance, wherever in a name it stands. */
const LONG_NAME = 8;
/** Shorter shapes are initials, which many have. */
const MIN_SHAPE = 3;
const officeTexts = new Set([...core, ...filler]);
const withoutFigures = (name: string): string => name.replace(/(?<![\d\s._'-])[\d\s._'-]+$/, '');

/**
 * The shapes by which a name could pass for another: as it is, without figures at its end, and without the words before or behind it that
 * speak for an office. `Rio Clay Support 2` passes for `Rio Clay`.
 */
export function shapesOfName(name: string): string[] {
  const terms = withoutFigures(name).split(/[^\p{L}\p{M}\p{N}@$€|!]+/u);
  const isOffice = (word: string | undefined): boolean => word !== undefined && officeTexts.has(nameShape(word));
  const matches = [name, terms.join(' ')];
  while (terms.length > 1 && (isOffice(terms.at(-1)) || isOffice(terms[0]))) {
    if (isOffice(terms.at(-1))) terms.pop();
    else terms.shift();
    matches.push(terms.join(' '));
  }
  return [...new Set(matches.map(nameShape))].filter((shape) => shape.length >= MIN_SHAPE);
}

/** Whether a shape is nothing but these words and those that may stand beside them, with one of these at least. */
function isMadeOf(shape: string, names: readonly string[]): boolean {
  // By the index that a row of them ends at: whether one of the names is in it.
  const ends = new Map([[0, false]]);
  for (let at = 0; at < shape.length; at += 1) {
    const hasName = ends.get(at);
    if (hasName === undefined) continue;
    for (const list of [names, filler])
      for (const word of list.filter((each) => shape.startsWith(each, at)))
        ends.set(at + word.length, ends.get(at + word.length) || hasName || list === names);
  }
  return ends.get(shape.length) ?? false;
}

/**
 * Whether a name pretends to be the house: the name of the marketplace, of an office in it, or of both with words beside them that make it
 * nobody else's. `Ana Support` is somebody; `The Support Team`, `Ѕupp0rt` and `S.u.p.p.o.r.t` are not.
 */
export function isReservedName(name: string, marketplace: string): boolean {
  const house = nameShape(marketplace);
  return [name, withoutFigures(name)].some((each) => {
    const shape = nameShape(each);
    return isMadeOf(shape, house ? [house, ...core] : core) || (house.length >= LONG_NAME && shape.includes(house));
  });
}
