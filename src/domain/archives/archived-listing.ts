import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { type ListingInput, listingInputSchema, listingStateSchema, MAX_PICTURES } from '../listings/model.ts';
import { ENTRY_NAME } from './manifest.ts';

const {
  pictures: _pictures,
  variants,
  shippingProfileId: _profile,
  sectionId: _section,
  ...terms
} = listingInputSchema.shape;
const { id: _id, pictureId: _pictureId, stockSeen: _seen, ...variant } = variants.element.shape;
const pathSchema = z.string().regex(ENTRY_NAME);

/** [DASH-05] A piece as an archive tells it: what its form asks for, and pictures, section and profile by the names that they have there. */
export const archivedListingSchema = z.strictObject({
  id: idSchema,
  state: listingStateSchema.exclude(['removed']),
  createdAt: z.iso.datetime(),
  ...terms,
  variants: z
    .array(z.strictObject({ ...variant, picture: pathSchema.nullable() }))
    .min(1)
    .max(100),
  pictures: z
    .array(
      z.strictObject({
        path: pathSchema,
        alt: z.string().max(300),
        focusX: z.number().min(0).max(1),
        focusY: z.number().min(0).max(1),
      }),
    )
    .max(MAX_PICTURES),
  section: z.string().max(40).nullable(),
  shippingProfile: z.string().max(60).nullable(),
});
export type ArchivedListing = z.output<typeof archivedListingSchema>;

interface Places {
  /** What a picture of the archive is here; undefined where it could not be taken. */
  pictureAt: (path: string) => string | undefined;
  sectionNamed: (name: string) => string | undefined;
  profileNamed: (name: string) => string | undefined;
}

/** What a maker's form would send for it here. */
export function inputOfArchived(
  { id: _listing, state: _state, createdAt: _at, section, shippingProfile, ...listing }: ArchivedListing,
  { pictureAt, sectionNamed, profileNamed }: Places,
): ListingInput {
  return {
    ...listing,
    variants: listing.variants.map(({ picture, ...one }) => ({
      ...one,
      pictureId: (picture && pictureAt(picture)) || null,
    })),
    pictures: listing.pictures.flatMap(({ path, ...picture }) => {
      const pictureId = pictureAt(path);
      return pictureId ? [{ ...picture, id: pictureId }] : [];
    }),
    sectionId: (section && sectionNamed(section)) || null,
    shippingProfileId: (shippingProfile && profileNamed(shippingProfile)) || null,
  };
}
