import { isMeasure } from './read-words.ts';
import { weakWords } from './synonyms.ts';

/** What the index knows of a word as it is written. */
export interface WordFacts {
  /** Its stem; null for a word that says nothing, like "the". */
  lexeme: string | null;
  /** Pieces that have the stem anywhere. */
  documents: number;
  /** It stands so in a title, a tag or the like. */
  spelled: boolean;
}

export interface NearWord {
  word: string;
  lexeme: string;
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
  synonymsOf: (lexeme: string) => readonly string[];
}

/** One thing that is asked for. Stems that stand together are joined by a space: they must follow one another. */
export interface AskedGroup {
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
  groups: AskedGroup[];
  /** Words that no piece has and that were not taken for others. */
  unknown: string[];
  /** The words as they were understood, when one was taken for a typing mistake. */
  corrected: string | null;
}

const COMMON = 5000;
const EVERYWHERE = 0.8;
const MAX_GROUPS = 8;
const SYNONYM = 0.55;
const COMPOUND = 0.9;
const GUESS = 0.5;
const WEAK = 0.4;
/** The thing itself counts for more than what is said of it. */
const THING = 1.15;
const PREPOSITIONS = new Set('with without for in on from to under by that'.split(' '));
/** A rare word is read as a mistake for its neighbour, too, when that is so many times as frequent. */
const MUCH_MORE = 30;

/** How much a word tells: the rarer, the more. */
const rarity = (documents: number, all: number): number =>
  Math.max(0.1, Math.log(1 + (Math.max(all, documents) - documents + 0.5) / (documents + 0.5)));

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

/** What the words of a query ask for [SRCH-01, UX-19]: stems, how much each counts, and what may stand for them. */
export function planQuery(words: readonly string[], known: WordKnowledge): QueryPlan {
  const groups: AskedGroup[] = [];
  const unknown: string[] = [];
  const understood = [...words];
  const thing = thingOf(words, known);
  for (const [at, word] of words.entries()) {
    const facts = known.factsOf(word);
    if (facts.lexeme === null) continue;
    const read = readWord(words, at, known);
    if (!read) {
      unknown.push(word);
      continue;
    }
    if (read.correctedTo) understood[at] = read.correctedTo;
    if (groups.some((group) => group.main[0] === read.main[0])) continue;
    const isWeak = weakWords.has(word);
    const weight = round(rarity(read.documents, known.documents) * (isWeak ? WEAK : at === thing ? THING : 1));
    const otherWeight = round(weight * read.otherFactor);
    const documents = read.documents + read.others.reduce((sum, stem) => sum + known.factsOf(stem).documents, 0);
    const spread = documents >= EVERYWHERE * known.documents ? 'everywhere' : documents >= COMMON ? 'common' : 'rare';
    groups.push({
      word,
      main: read.main,
      others: read.others,
      weight,
      otherWeight,
      isThing: at === thing,
      isRequired: !isWeak,
      documents,
      spread,
    });
  }
  const kept = groups
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired) || b.weight - a.weight)
    .slice(0, MAX_GROUPS);
  const asked = groups.filter((group) => kept.includes(group));
  if (!asked.some((group) => group.isRequired)) for (const group of asked) group.isRequired = true;
  const text = understood.join(' ');
  return { groups: asked, unknown, corrected: text === words.join(' ') ? null : text };
}

/** The place of the word that names the thing: the last one before "with", "for" and the like. */
function thingOf(words: readonly string[], known: WordKnowledge): number {
  const says = (word: string): boolean =>
    known.factsOf(word).lexeme !== null && !weakWords.has(word) && !/^\d+$/.test(word);
  const end = words.findIndex((word, at) => PREPOSITIONS.has(word) && words.slice(0, at).some(says));
  return words.slice(0, end < 0 ? words.length : end).findLastIndex(says);
}

/** How many pieces have all of the words, about: as if words came together by chance. */
export function likelyMatches(groups: readonly AskedGroup[], all: number): number {
  const shares = groups
    .filter((group) => group.isRequired)
    .map((group) => Math.min(1, group.documents / Math.max(1, all)));
  return shares.reduce((product, share) => product * share, all);
}

/** How one word of the query is understood; null when the index has nothing like it. */
function readWord(words: readonly string[], at: number, known: WordKnowledge): Read | null {
  const word = words[at] ?? '';
  const { lexeme, documents } = known.factsOf(word);
  const joined = [words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)]
    .map((pair) => (pair.length === 2 ? joinedFacts(pair.join(''), known) : null))
    .flatMap((facts) => (facts && facts.lexeme !== null ? [facts.lexeme] : []));
  const apart = known.splitsOf(word).map((parts) => parts.map((part) => stemFor(part, known)).join(' '));
  const compounds = [...new Set([...joined, ...apart])].filter((stem) => stem !== lexeme);
  const alike = known.synonymsOf(lexeme ?? word).filter((stem) => stem !== lexeme);
  const near = bestFirst(known.nearOf(word));
  if (documents > 0 && lexeme !== null) {
    const guessed = near
      .filter((each) => each.distance <= 1 && each.documents >= MUCH_MORE * documents && each.lexeme !== lexeme)
      .slice(0, 1);
    const others = compounds.length > 0 ? compounds : [...alike, ...guessed.map((each) => each.lexeme)];
    return {
      main: [lexeme],
      others,
      documents,
      otherFactor: compounds.length > 0 ? COMPOUND : alike.length > 0 ? SYNONYM : GUESS,
      correctedTo: null,
    };
  }
  // Not a word of the index: what stands for it takes its place.
  if (compounds.length > 0)
    return {
      main: compounds.slice(0, 1),
      others: [...new Set([...compounds.slice(1), ...near.slice(0, 1).map((each) => each.lexeme)])],
      documents: 1,
      otherFactor: COMPOUND,
      correctedTo: null,
    };
  if (alike.length > 0)
    return { main: alike.slice(0, 1), others: alike.slice(1), documents: 1, otherFactor: COMPOUND, correctedTo: null };
  const best = near[0];
  if (!best) return isMeasure(word) ? ofNumber(word, known) : null;
  const rest = [
    ...new Set(
      near
        .slice(1, 4)
        .filter((each) => each.distance <= best.distance)
        .map((each) => each.lexeme),
    ),
  ].filter((stem) => stem !== best.lexeme);
  const isMistake = best.distance >= 1;
  return {
    main: [best.lexeme],
    others: [...new Set([...rest, ...known.synonymsOf(best.lexeme)])].filter((stem) => stem !== best.lexeme),
    documents: best.documents,
    otherFactor: isMistake ? GUESS : COMPOUND,
    correctedTo: isMistake ? best.word : null,
  };
}

/** The stem of a word, or of another name of it where no piece has the word itself: "raincoat" may be a "rain jacket". */
function stemFor(part: string, known: WordKnowledge): string {
  const { lexeme, documents } = known.factsOf(part);
  const stem = lexeme ?? part;
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
  const { lexeme, documents } = known.factsOf(number);
  if (lexeme === null || documents === 0) return null;
  return { main: [lexeme], others: [], documents, otherFactor: 0, correctedTo: null };
}
