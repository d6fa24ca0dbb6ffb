import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

/** The parts of a listing, by how much a word counts in them: the first most. */
export const listingParts = ['title', 'tags', 'shop', 'description'] as const;
export type ListingPart = (typeof listingParts)[number];

/** [SRCH-04] Where a piece stands for some words, and why. */
export const rankExplanationSchema = z.strictObject({
  /** As the search read the words, when it took one for a mistake. */
  corrected: z.string().nullable(),
  /** 1 is first; null past the pieces that were looked through. */
  place: z.number().int().min(1).nullable(),
  total: z.number().int().min(0),
  words: z.array(
    z.strictObject({
      word: z.string(),
      /** Parts that have it; none where the piece lacks it. */
      parts: z.array(z.enum(listingParts)),
      /** Pieces that have it, about: the fewer, the more it says. */
      pieces: z.number().int().min(0),
    }),
  ),
  sold: z.number().int().min(0),
  ratingCount: z.number().int().min(0),
  /** The piece in front, when it is another one. */
  first: z.strictObject({ listingId: idSchema, title: z.string() }).nullable(),
  sentences: z.array(z.string()),
});
export type RankExplanation = z.infer<typeof rankExplanationSchema>;

const partWords: Record<ListingPart, string> = {
  title: 'the title',
  tags: 'category, tags, materials or colours',
  shop: 'the name of your shop or its place',
  description: 'the description',
};
const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** [SRCH-04] What matched, what is lacking and what would help, in plain words; the most useful first. */
export function rankSentences({
  words,
  place,
  sold,
  ratingCount,
  corrected,
}: Omit<RankExplanation, 'sentences'>): string[] {
  const lacking = words.filter(({ parts }) => parts.length === 0).map(({ word }) => word);
  const deep = words.filter(({ parts }) => parts.length > 0 && !parts.includes('title'));
  const common = words.filter(({ parts, pieces }) => parts.length > 0 && pieces > 200).map(({ word }) => word);
  return [
    ...(corrected ? [`The search read these words as “${corrected}”.`] : []),
    ...words
      .filter(({ parts }) => parts.length > 0)
      .map(({ word, parts }) => `“${word}” was found in ${parts.map((part) => partWords[part]).join(' and in ')}.`),
    ...(lacking.length > 0
      ? [
          `${quoted(lacking)} ${lacking.length === 1 ? 'is' : 'are'} nowhere in this listing. Pieces with every word come first: if it is true of the piece, say so in the title or as a tag.`,
        ]
      : []),
    ...deep.map(({ word }) => `“${word}” counts for more in the title than where it stands now.`),
    ...(common.length > 0
      ? [
          `${quoted(common)} ${common.length === 1 ? 'stands' : 'stand'} in many pieces, so ${common.length === 1 ? 'it says' : 'they say'} little. A rarer word of the same thing helps more.`,
        ]
      : []),
    ...(lacking.length === 0 && place !== 1 && sold === 0 && ratingCount === 0
      ? [
          'Among pieces that match alike, those that sold and were liked stand first. This one has neither sales nor stars yet.',
        ]
      : []),
  ];
}
