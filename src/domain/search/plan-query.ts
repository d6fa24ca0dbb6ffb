import { isMeasure } from './tokenize.ts';
import { indexOfThing } from './index-of-thing.ts';
import { weakTerms } from './synonyms.ts';

/** What the index knows of a word as it is written. */
export interface WordFacts {
  /** Its stems, one for each language that has it; none for a word that says nothing, like "the". */
  stems: readonly string[];
  /** Pieces that have one of them anywhere. */
  documents: number;
  /** It stands so in a title, a tag or the like. */
  spelled: boolean;
}

export interface NearWord {
  word: string;
  stems: readonly string[];
  documents: number;
  /** Mistakes between the two; for a word that merely goes on, a part of one. */
  distance: number;
  /** In how many pieces it stands with the other words of the query, about; where that was asked. */
  together?: number;
}

/** What must be known to understand a query; looked up before, so that the rule itself asks nobody. */
export interface WordKnowledge {
  /** Pieces in all. */
  documents: number;
  factsOf: (word: string) => WordFacts;
  nearOf: (word: string) => readonly NearWord[];
  /** "teapot" as "tea pot", where both are words of the index. */
  splitsOf: (word: string) => readonly (readonly [string, string])[];
  synonymsOf: (stem: string) => readonly string[];
  /** Stems of the index that stand for a German word, the likeliest first; null for a word of no German meaning. */
  translationsOf: (word: string) => readonly string[] | null;
}

/** One thing that is asked for. Stems that stand together are joined by a space: they must follow one another. */
export interface QueryGroup {
  /** As it stands in the query. */
  word: string;
  main: string[];
  /** What may stand for it, for less. */
  others: string[];
  weight: number;
  otherWeight: number;
  /** It names what is looked for. */
  isThing: boolean;
  /** Nothing has "all words" without it. */
  isRequired: boolean;
  /** In how many pieces it stands, about. */
  documents: number;
  spread: Spread;
}

/** A word of few pieces; of thousands; of nearly all. It decides how a word is looked for, never whether. */
export const spreads = ['rare', 'common', 'everywhere'] as const;
type Spread = (typeof spreads)[number];

export interface QueryPlan {
  groups: QueryGroup[];
  /** Words that no piece has and that were not taken for others. */
  unknown: string[];
  /** The words as they were understood, when one was taken for a typing mistake. */
  corrected: string | null;
}

const COMMON = 5000;
const EVERYWHERE = 0.8;
const MAX_GROUPS = 8;
const SYNONYM = 0.3;
const COMPOUND = 0.9;
const GUESS = 0.5;
const WEAK = 0.4;
/** How much less a rare word tells than its rarity: it may be rare for no reason. */
const RARITY_POWER = 0.7;
/** A rare word is read as a mistake for its neighbour, too, when that is so many times as frequent. */
const MUCH_MORE = 30;

/** How much a word tells: the rarer, the more. */
const rarity = (documents: number, all: number): number =>
  Math.max(0.1, Math.log(1 + (Math.max(all, documents) - documents + 0.5) / (documents + 0.5))) ** RARITY_POWER;

const round = (value: number): number => Math.round(value * 1000) / 1000;
const bestFirst = (near: readonly NearWord[]): NearWord[] =>
  near.toSorted((a, b) => likeliness(b) - likeliness(a) || (a.word < b.word ? -1 : 1));
/** Fewer mistakes before all; then what stands with the other words; then what is frequent. */
const likeliness = ({ documents, distance, together = 0 }: NearWord): number =>
  Math.log(1 + documents) + 2 * Math.log(1 + together) - 4 * distance;

interface Read {
  main: string[];
  others: string[];
  documents: number;
  otherFactor: number;
  correctedTo: string | null;
}

function spreadOf(documents: number, all: number): QueryGroup['spread'] {
  if (documents >= EVERYWHERE * all) return 'everywhere';
  return documents >= COMMON ? 'common' : 'rare';
}

/** What the words of a query ask for [SRCH-01, UX-19]: stems, how much each counts, and what may stand for them. */
export function planQuery(tokens: readonly string[], known: WordKnowledge): QueryPlan {
  const groups: QueryGroup[] = [];
  const unknown: string[] = [];
  const understood = [...tokens];
  const thing = indexOfThing(tokens, (word) => known.factsOf(word).stems.length > 0);
  for (const [at, word] of tokens.entries()) {
    const facts = known.factsOf(word);
    if (facts.stems.length === 0) continue;
    const read = readWord(tokens, at, known);
    if (!read) {
      unknown.push(word);
      continue;
    }
    if (read.correctedTo) understood[at] = read.correctedTo;
    if (groups.some((group) => group.main[0] === read.main[0])) continue;
    const isWeak = weakTerms.has(word);
    const weight = round(rarity(read.documents, known.documents) * (isWeak ? WEAK : 1));
    const otherWeight = round(weight * read.otherFactor);
    const documents = read.documents + read.others.reduce((sum, stem) => sum + known.factsOf(stem).documents, 0);
    const spread = spreadOf(documents, known.documents);
    groups.push({
      word,
      main: read.main,
      others: read.others,
      weight,
      otherWeight,
      isThing: at === thing,
      isRequired: !isWeak && !isMeasure(word),
      documents,
      spread,
    });
  }
  const heaviest = groups
    .toSorted(
      (a, b) =>
        Number(b.isRequired) - Number(a.isRequired) || Number(b.isThing) - Number(a.isThing) || b.weight - a.weight,
    )
    .slice(0, MAX_GROUPS);
  const required = groups.filter((group) => heaviest.includes(group));
  if (!required.some((group) => group.isRequired)) for (const group of required) group.isRequired = true;
  if (required.length === 0 && unknown.length === 0) required.push(...tokens.slice(0, MAX_GROUPS).map(smallWord));
  const text = understood.join(' ');
  return { groups: required, unknown, corrected: text === tokens.join(' ') ? null : text };
}

/** A word that says nothing, asked for because nothing else is: titles have it as it is. */
const smallWord = (word: string): QueryGroup => ({
  word,
  main: [`w:${word}`],
  others: [],
  ...{ weight: 0.1, otherWeight: 0, isThing: false, isRequired: true, documents: 1, spread: 'rare' },
});

/** How one word of the query is understood; null when the index has nothing like it. */
function readWord(tokens: readonly string[], at: number, known: WordKnowledge): Read | null {
  const word = tokens[at] ?? '';
  const { stems, documents, spelled } = known.factsOf(word);
  const translations = known.translationsOf(word);
  if (translations && !spelled && (documents === 0 || translations.length > 0))
    return ofTranslations([...translations, ...stems.flatMap(known.synonymsOf)], { stems, documents }, known);
  const joined = [tokens.slice(at, at + 2), tokens.slice(Math.max(0, at - 1), at + 1)]
    .map((pair) => (pair.length === 2 ? joinedFacts(pair.join(''), known) : null))
    .flatMap((facts) => facts?.stems ?? []);
  const apart = known.splitsOf(word).map((parts) => parts.map((part) => stemFor(part, known)).join(' '));
  const others = (all: readonly string[]): string[] => [...new Set(all)].filter((stem) => !stems.includes(stem));
  const compounds = others([...joined, ...apart]);
  const alike = others([...stems.flatMap(known.synonymsOf), ...(translations ?? [])]);
  const near = bestFirst(known.nearOf(word));
  if (documents > 0) {
    const guessed = near
      .filter(
        (each) => each.distance <= 1 && each.documents >= MUCH_MORE * documents && !each.stems.includes(stems[0] ?? ''),
      )
      .slice(0, 1);
    const replacement = alike.length > 0 ? SYNONYM : GUESS;
    return {
      main: [...stems],
      others: compounds.length > 0 ? compounds : [...alike, ...guessed.flatMap((each) => each.stems)],
      documents,
      otherFactor: compounds.length > 0 ? COMPOUND : replacement,
      correctedTo: null,
    };
  }
  // Not a word of the index: what stands for it takes its place.
  if (compounds.length > 0)
    return {
      main: compounds.slice(0, 1),
      others: [...new Set([...compounds.slice(1), ...near.slice(0, 1).flatMap((each) => each.stems)])],
      documents: 1,
      otherFactor: COMPOUND,
      correctedTo: null,
    };
  if (alike.length > 0)
    return { main: alike.slice(0, 1), others: alike.slice(1), documents: 1, otherFactor: COMPOUND, correctedTo: null };
  if (near[0]) return ofMistake(near[0], near, known);
  return isMeasure(word) ? ofNumber(word, known) : null;
}

/** A word that the index lacks, by the one that was meant. */
function ofMistake(best: NearWord, near: readonly NearWord[], known: WordKnowledge): Read {
  const rest = near.slice(1, 4).filter((each) => each.distance <= best.distance);
  const isMistake = best.distance >= 1;
  const others = [...rest.flatMap((each) => each.stems), ...best.stems.flatMap(known.synonymsOf)];
  return {
    main: [...best.stems],
    others: [...new Set(others)].filter((stem) => !best.stems.includes(stem)),
    documents: best.documents,
    otherFactor: isMistake ? GUESS : COMPOUND,
    correctedTo: isMistake ? best.word : null,
  };
}

/** A word of another language that no title has, by what stands for it; never by a word that is written nearly so. */
function ofTranslations(
  translations: readonly string[],
  own: { stems: readonly string[]; documents: number },
  known: WordKnowledge,
): Read | null {
  const [first, ...others] = [...translations, ...(own.documents > 0 ? own.stems : [])];
  if (first === undefined) return null;
  const documents = Math.max(1, known.factsOf(first).documents);
  return { main: [first], others, documents, otherFactor: COMPOUND, correctedTo: null };
}

/** The stem of a word, or of another name of it where no piece has the word itself: "raincoat" may be a "rain jacket". */
function stemFor(part: string, known: WordKnowledge): string {
  const { stems, documents } = known.factsOf(part);
  const stem = stems[0] ?? part;
  return documents > 0 ? stem : (known.synonymsOf(stem)[0] ?? stem);
}

/** Two words written as one: a word that somebody wrote so, or a code. */
function joinedFacts(word: string, known: WordKnowledge): WordFacts | null {
  const facts = known.factsOf(word);
  return facts.spelled || (/\d/.test(word) && facts.documents > 0) ? facts : null;
}

/** A measure that no piece has, by its number alone: "12cm" as "12". */
function ofNumber(word: string, known: WordKnowledge): Read | null {
  const number = /^[\dpf]+/.exec(word)?.[0] ?? '';
  const { stems, documents } = known.factsOf(number);
  if (documents === 0) return null;
  return { main: [...stems], others: [], documents, otherFactor: 0, correctedTo: null };
}
