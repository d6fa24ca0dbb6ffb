import { chance, of } from './chance.ts';
import type { GoodsSet } from './goods-set.ts';

/** A kind of goods in one language. */
export interface TitledKind {
  name: string;
  plural: string;
  /** What people also type for it. */
  queries: string[];
  parts: string[];
  category: string;
  parent: string;
}

/** What goods of a language are made of, and how sellers and buyers of it write. */
export interface Tongue {
  kinds: readonly TitledKind[];
  brands: readonly string[];
  colours: readonly string[];
  materials: readonly string[];
  features: readonly string[];
  units: readonly string[];
  shops: GoodsSet['shops'];
  titles: readonly ((ware: TitledWare, next: Next) => string)[];
  partTitles: readonly ((ware: TitledWare, next: Next) => string)[];
  text: (ware: TitledWare, other: TitledKind, next: Next) => string;
  /** How a colour, a feature or a material is asked for beside a name. */
  withColour: (colour: string, name: string, next: Next) => string;
  withMaterial: (material: string, name: string, next: Next) => string;
  withFeature: (feature: string, name: string, next: Next) => string;
  withPart: (part: string, name: string, next: Next) => string;
  /** How a name is typed: with other letters for those that a keyboard lacks. */
  typed: (query: string, next: Next) => string;
}

interface TitledWare {
  kind: TitledKind;
  part: string | null;
  brand: string;
  colour: string;
  material: string;
  feature: string;
  size: string;
}
export type Next = (below: number) => number;

const COUNT = 6000;
const QUERIES = 300;

function wareOf(tongue: Tongue, kind: TitledKind, next: Next): TitledWare {
  return {
    kind,
    part: next(5) < 2 ? of(kind.parts, next) : null,
    brand: of(tongue.brands, next),
    colour: of(tongue.colours, next),
    material: of(tongue.materials, next),
    feature: of(tongue.features, next),
    size: `${10 + 5 * next(30)} ${of(tongue.units, next)}`,
  };
}

interface TitledQuery {
  kind: TitledKind;
  query: string;
  grade: (ware: TitledWare) => number;
}

function titledQueryOf(tongue: Tongue, kind: TitledKind, next: Next): TitledQuery {
  const name = of([kind.name, kind.name, kind.plural, kind.plural, ...kind.queries], next);
  const { brand, colour, material, feature } = wareOf(tongue, kind, next);
  const part = of(kind.parts, next);
  const alike = (...facts: (keyof TitledWare)[]): ((ware: TitledWare) => number) => {
    const wanted = { brand, colour, material, feature } as Partial<TitledWare>;
    return (ware) => 1 + Math.round((2 * facts.filter((fact) => ware[fact] === wanted[fact]).length) / facts.length);
  };
  const shapes: [query: string, grade: (ware: TitledWare) => number, part: string | null][] = [
    [name, () => 3, null],
    [tongue.withColour(colour, name, next), alike('colour'), null],
    [tongue.withMaterial(material, name, next), alike('material'), null],
    [tongue.withFeature(feature, name, next), alike('feature'), null],
    [`${brand} ${name}`, alike('brand'), null],
    [`${tongue.withColour(colour, name, next)} ${brand}`, alike('colour', 'brand'), null],
    [tongue.withPart(part, kind.name, next), () => 3, part],
  ];
  const [query, grade, wantedPart] = of(shapes, next);
  return {
    kind,
    query: tongue.typed(query.toLowerCase(), next),
    grade: (ware) => (ware.kind === kind && ware.part === wantedPart ? grade(ware) : 0),
  };
}

/** Goods whose titles begin with the brand, name the thing in the middle and end in a size; half of them without a text. */
export function titledSet(tongue: Tongue, seed: number): GoodsSet {
  const next = chance(seed);
  const goods = Array.from({ length: COUNT }, () => wareOf(tongue, of(tongue.kinds, next), next));
  const listings = goods.map((ware) => {
    const others = of(tongue.kinds, next);
    return {
      title: of(ware.part === null ? tongue.titles : tongue.partTitles, next)(ware, next),
      description: next(2) ? tongue.text(ware, others, next) : '',
      category: ware.kind.category,
      parent: ware.kind.parent,
      materials: next(2) ? [ware.material] : [],
      colours: next(2) ? [ware.colour] : [],
      tags: next(3) ? [] : [ware.feature],
      shop: next(tongue.shops.length),
    };
  });
  const queries = new Map<string, TitledQuery>();
  while (queries.size < QUERIES) {
    const request = titledQueryOf(tongue, of(tongue.kinds, next), next);
    if (goods.some((ware) => request.grade(ware) === 3)) queries.set(request.query, request);
  }
  return {
    listings,
    shops: tongue.shops,
    queries: [...queries.values()].map(({ kind, query, grade }) => ({
      query,
      grade: (at: number) => (goods[at] ? grade(goods[at]) : 0),
      half: tongue.kinds.indexOf(kind) % 2 === 0 ? 'tuned' : 'held out',
    })),
  };
}

/** Lines of `category: name/plural/other name = part, part; …`. */
export const titledKinds = (parent: string, lines: string): TitledKind[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [category = '', list = ''] = line.split(':').map((side) => side.trim());
      return list.split(';').map((each) => {
        const [names = '', parts = ''] = each.split('=');
        const [name = '', plural = '', ...requests] = names.split('/').map((word) => word.trim());
        return {
          name,
          plural,
          queries: requests,
          parts: parts.split(',').map((word) => word.trim()),
          category,
          parent,
        };
      });
    });
