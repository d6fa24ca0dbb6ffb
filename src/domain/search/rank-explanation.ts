import { z } from 'zod';
import { idSchema } from '../core/ids.ts';

/** The parts of a listing, by how much a word counts in them: the first most. */
export const listingParts = ['title', 'tags', 'shop', 'description'] as const;
export type ListingPart = (typeof listingParts)[number];

/** [SRCH-04] Where a piece stands for some words, and why; who asks says it in the language of the page. */
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
      listings: z.number().int().min(0),
    }),
  ),
  sold: z.number().int().min(0),
  ratingCount: z.number().int().min(0),
  /** The piece in front, when it is another one. */
  first: z.strictObject({ listingId: idSchema, title: z.string() }).nullable(),
});
export type RankExplanation = z.infer<typeof rankExplanationSchema>;
