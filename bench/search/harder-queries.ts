import { chance, of } from './chance.ts';
import { modelOf, type Ware } from './harder-goods.ts';
import { brands, colours, features, type Kind, kinds, shops } from './harder-kinds.ts';
import { sizeOf } from './harder-sizes.ts';
import { countryName } from '#domain/core/countries.ts';

export interface HarderQuery {
  query: string;
  /** 3 exactly what was meant, 2 most of it, 1 the right thing otherwise, 0 something else. */
  grade: (ware: Ware) => number;
  /** Kinds are shared out, so that what was tuned on one half says nothing of the other. */
  half: 'tuned' | 'held out';
}

type Next = (below: number) => number;
interface Requirement {
  /** Said before the thing, or after it with a word between. */
  before: string;
  after: string;
  has: (ware: Ware) => boolean;
}
const requirement = (before: string, has: (ware: Ware) => boolean, after = `in ${before}`): Requirement => ({
  before,
  after,
  has,
});

const requirements: ((kind: Kind, next: Next) => Requirement)[] = [
  ({ materials }, next) => {
    const material = of(materials, next);
    return requirement(material, (ware) => ware.material === material);
  },
  (kind, next) => {
    const feature = of(kind.features, next);
    const word = of([feature, feature, ...(features[feature] ?? [])], next);
    return requirement(word, (ware) => ware.features.includes(feature), word);
  },
  ({ measure }, next) => {
    const size = sizeOf(measure, next);
    const word = of(size.forms, next).toLowerCase();
    return requirement(word, (ware) => ware.size.value === size.value, word);
  },
  (_kind, next) => {
    const brand = of(brands, next);
    return requirement(brand.toLowerCase(), (ware) => ware.brand === brand, `by ${brand.toLowerCase()}`);
  },
  (_kind, next) => {
    const colour = of(colours, next);
    return requirement(colour, (ware) => ware.colour === colour);
  },
];

const plural = (name: string): string =>
  /(s|x|ch|sh)$/.test(name) ? `${name}es` : name.endsWith('fe') ? `${name.slice(0, -2)}ves` : `${name}s`;
const called = (kind: Kind, next: Next): string => {
  const name = next(4) || kind.queries.length === 0 ? kind.name : of(kind.queries, next);
  return next(5) ? name : plural(name);
};
const codeAs = (model: string, next: Next): string =>
  of([model, model.replace('-', ''), model.replace('-', ' ')], next).toLowerCase();

const byShare = (wanted: readonly Requirement[], ware: Ware): number => {
  const share = wanted.length === 0 ? 1 : wanted.filter(({ has }) => has(ware)).length / wanted.length;
  return share === 1 ? 3 : share >= 0.5 ? 2 : 1;
};

type UngradedQuery = Omit<HarderQuery, 'half'>;
function theThing(kind: Kind, count: number, next: Next): UngradedQuery {
  const left = [...requirements];
  const wanted = Array.from({ length: count }, () => left.splice(next(left.length), 1)[0]?.(kind, next)).filter(
    (each) => each !== undefined,
  );
  const isAfter = next(3) === 0;
  const last = isAfter ? wanted.at(-1) : undefined;
  const texts = wanted.filter((each) => each !== last).map(({ before }) => before);
  return {
    query: [...texts, called(kind, next), last?.after ?? ''].filter(Boolean).join(' '),
    grade: (ware) => (ware.kind === kind && ware.part === null ? byShare(wanted, ware) : 0),
  };
}

function aPart(kind: Kind, next: Next): UngradedQuery {
  const part = of(kind.parts, next);
  const brand = of(brands, next);
  const wanted = next(3) ? [] : [requirement(brand.toLowerCase(), (ware) => ware.brand === brand)];
  const [name, maker] = [called(kind, next), wanted.map(({ before }) => before).join('')];
  return {
    query: of([`${maker} ${name} ${part}`, `${part} for ${maker} ${name}`], next)
      .replace(/\s+/g, ' ')
      .trim(),
    grade: (ware) => (ware.kind === kind && ware.part === part ? byShare(wanted, ware) : 0),
  };
}

function aModel(kind: Kind, next: Next): UngradedQuery {
  const model = modelOf(of(brands, next), kind, next(3));
  const part = next(2) ? of(kind.parts, next) : null;
  return {
    query: [codeAs(model, next), part].filter(Boolean).join(' '),
    grade: (ware) =>
      ware.kind !== kind
        ? 0
        : ware.part === part
          ? ware.model === model
            ? 3
            : part === null
              ? 0
              : 1
          : ware.model === model
            ? 1
            : 0,
  };
}

function fromALocation(kind: Kind, next: Next): UngradedQuery {
  const [, location, code] = of(shops, next);
  const request = next(2) ? location : countryName(code);
  const from = (ware: Ware): boolean =>
    shops[ware.shop]?.[request === location ? 1 : 2] === (request === location ? location : code);
  const isAlone = next(4) === 0;
  return {
    query: (isAlone ? request : `${called(kind, next)} ${next(2) ? 'from ' : ''}${request}`).toLowerCase(),
    grade: (ware) =>
      isAlone ? (from(ware) ? 3 : 0) : ware.kind === kind && ware.part === null ? (from(ware) ? 3 : 2) : 0,
  };
}

/** Queries from a seed over goods from another, each of which some ware answers wholly. */
export function harderQueries(count: number, seed: number, goods: readonly Ware[]): HarderQuery[] {
  const next = chance(seed);
  const results: HarderQuery[] = [];
  while (results.length < count) {
    const kind = of(kinds, next);
    const shape = next(20);
    const request =
      shape < 2
        ? theThing(kind, 0, next)
        : shape < 8
          ? theThing(kind, 1, next)
          : shape < 12
            ? theThing(kind, 2, next)
            : shape < 16
              ? aPart(kind, next)
              : shape < 18
                ? aModel(kind, next)
                : fromALocation(kind, next);
    if (results.every(({ query }) => query !== request.query) && goods.some((ware) => request.grade(ware) === 3))
      results.push({ ...request, half: kinds.indexOf(kind) % 2 === 0 ? 'tuned' : 'held out' });
  }
  return results;
}
