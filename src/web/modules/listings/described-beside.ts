import type { Listing } from '#domain/listings/model.ts';

/** Letters that fit under a buy box without choices, beside one large picture; each choice takes the module of so many. */
const MAX_LENGTH_BESIDE = 600;
const OF_A_CHOICE = 280;
/** Beside thumbnails the picture is smaller. */
const OF_THUMBNAILS = 100;

/** Whether the maker's words stand beside the picture: where few choices leave room there and they fill it. */
export function isDescribedBeside({ options, personalisation, pictures, description }: Listing): boolean {
  const choices = options.length + (personalisation ? 1 : 0);
  return description.length <= MAX_LENGTH_BESIDE - choices * OF_A_CHOICE - (pictures.length > 1 ? OF_THUMBNAILS : 0);
}
