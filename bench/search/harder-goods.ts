import { chance, of } from './chance.ts';
import { brands, colours, features, type Kind, kinds, shops } from './harder-kinds.ts';
import { type Size, sizeOf } from './harder-sizes.ts';

/** One ware: what it is, from which queries are judged, and what its seller wrote of it, which is all that a search may see. */
export interface Ware {
  kind: Kind;
  /** What belongs to a thing of this kind; null for the thing itself. */
  part: string | null;
  brand: string;
  /** Of the thing itself, or of the thing that a part fits. */
  model: string;
  size: Size;
  material: string;
  colour: string;
  features: string[];
  shop: number;
  title: string;
  text: string;
  attributes: [name: string, values: string[]][];
}

type Next = (below: number) => number;
const some = <T>(list: readonly T[], count: number, next: Next): T[] => {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0] as T);
};
const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const said = (feature: string, next: Next): string =>
  next(2) ? feature : of([feature, ...(features[feature] ?? [])], next);

/** "KX-210": each brand names its models of a kind by its own letters. */
export function modelOf(brand: string, kind: Kind, which: number): string {
  const index = kinds.indexOf(kind);
  return `${brand[0]}${'ABCDEFGHKLMNPRSTVX'[index % 18]}-${100 + 10 * (index % 40) + 300 * (which % 3)}`.toUpperCase();
}
const codeAs = (model: string, next: Next): string => (next(4) ? model : model.replace('-', ''));

const fillers =
  `Packed in a plain box without plastic, with a printed leaflet in six languages. Every one is checked by hand before it leaves the house. Spare parts are kept for ten years after the last one was sold. The cover of the leaflet shows how it is put together in four steps.
Wipe it with a damp cloth and let it dry in the shade. Two years of warranty, and a person who answers the telephone. Our customers write that it does what it should, day after day. It hangs on a hook or stands on a shelf when it is not in use. Made in small numbers, so that a batch may be gone by the weekend.
The handle lies well in a large hand and in a small one. Keep it away from children and from open fire. Returned within 30 days it is paid back in full. We tested it for 200 hours in our own yard and in the kitchen of a neighbour. Delivered on a pallet where more than 12 are ordered. A set of 4 costs less for each than a single one.
The stand of the show model is not part of the delivery. Older models had a cord; this one is of the present year. A case, a bag or a cover can be found among our other goods. Before first use read page 3 of the manual with care. Weighs 2.4 kg with the box and measures 40 x 30 x 20 cm packed. For home, workshop and garden alike.`.split(
    /(?<=\.)\s+/,
  );

/** What is written of a ware speaks of many others: what it fits, what it stands beside, what it is not for, what else there is. */
function textOf(ware: Omit<Ware, 'title' | 'text' | 'attributes'>, next: Next): string {
  const { kind, part, brand, model } = ware;
  const name = of([kind.name, kind.name, ...kind.queries], next);
  const thing = part === null ? name : part;
  const [other, another] = some(kinds, 2, next).map((each) => each.name);
  const lacking = kind.features.filter((feature) => !ware.features.includes(feature));
  const rival = of(brands, next);
  const sentences = [
    part === null
      ? `The ${brand} ${codeAs(model, next)} is a ${thing} for people who work with it every day.`
      : `This ${thing} fits the ${brand} ${name} ${codeAs(model, next)} and replaces the one it came with.`,
    `Made of ${ware.material}, in ${ware.colour}.`,
    ...ware.features.map((feature) => `Buyers value that it is ${said(feature, next)}.`),
    next(2) ? `Its measure is ${of(ware.size.forms, next)}.` : '',
    part === null ? `The ${some(kind.parts, 2, next).join(' and the ')} can be exchanged without tools.` : '',
    next(2) ? `Looks well beside a ${other} or near your ${another}.` : `Not for use with a ${other}.`,
    next(3) ? '' : `A ${another} of the same ${ware.material} is sold by ${rival}.`,
    next(3) || lacking.length === 0 ? '' : `Whoever needs one that is ${of(lacking, next)} should look at ${rival}.`,
    next(4) ? '' : `Also to be had in ${of(kind.materials, next)} or ${of(colours, next)} if you ask.`,
    next(5) ? '' : `The large one of ${of(sizeOf(kind.measure, next).forms, next)} is sold elsewhere.`,
    ...some(fillers, 3 + next(5), next),
  ].filter(Boolean);
  const [first = '', ...rest] = sentences;
  return [first, ...some(rest, rest.length, next)].join(' ');
}

function titleOf(ware: Omit<Ware, 'title' | 'text' | 'attributes'>, next: Next): string {
  const { kind, part, brand, model, material, colour } = ware;
  const name = next(4) ? kind.name : of([kind.name, ...kind.queries], next);
  const size = of(ware.size.forms, next);
  const code = codeAs(model, next);
  const [feature = ''] = ware.features;
  const titles =
    part === null
      ? [
          `${brand} ${name} ${code}, ${size}`,
          `${said(feature, next)} ${name} ${brand} ${code}`,
          `${name} in ${material}, ${size}`,
          `${brand} ${name} with ${some(kind.parts, 2, next).join(' and ')}`,
          `${size} ${name}, ${colour}`,
          `${brand} ${code} ${material} ${name}, ${said(feature, next)}, ${colour}`,
        ]
      : [
          `${part} for ${brand} ${name}`,
          `${name} ${part}, ${size}`,
          `${brand} ${name} ${part} ${code}`,
          `${name} ${part} (fits ${brand} ${code} and ${modelOf(brand, of(kinds, next), next(3))})`,
          `Replacement ${part} for ${name} and ${of(kinds, next).name}, ${material}`,
        ];
  return capital(of(titles, next));
}

/** Rows of a table under the text; sellers fill in what they have. */
function attributesOf(ware: Omit<Ware, 'title' | 'text' | 'attributes'>, next: Next): Ware['attributes'] {
  const rows: [chance: number, name: string, values: string[]][] = [
    [9, 'Brand', [ware.brand]],
    [5, ware.part === null ? 'Model' : 'Fits', [codeAs(ware.model, next)]],
    [4, 'Type', [ware.part ?? ware.kind.name]],
    [8, 'Material', [ware.material]],
    [7, 'Colour', [ware.colour]],
    [7, capital(ware.size.name), [of(ware.size.forms, next)]],
    [8, 'Properties', ware.features],
    [6, 'In the box', [`1 ${ware.part ?? ware.kind.name}`, 'manual']],
  ];
  return rows.filter(([likely]) => next(10) < likely).map(([, name, values]) => [name, values]);
}

/** So many wares from a seed, a third of them parts and accessories whose titles name the thing that they belong to. */
export function harderGoods(count: number, seed: number): Ware[] {
  const next = chance(seed);
  return Array.from({ length: count }, () => {
    const kind = of(kinds, next);
    const brand = brands[Math.min(next(brands.length), next(brands.length))] ?? '';
    const ware = {
      kind,
      part: next(5) < 2 ? of(kind.parts, next) : null,
      brand,
      model: modelOf(brand, kind, next(3)),
      size: sizeOf(kind.measure, next),
      material: of(kind.materials, next),
      colour: of(colours, next),
      features: some(kind.features, 1 + next(2), next),
      shop: next(shops.length),
    };
    return { ...ware, title: titleOf(ware, next), text: textOf(ware, next), attributes: attributesOf(ware, next) };
  });
}
