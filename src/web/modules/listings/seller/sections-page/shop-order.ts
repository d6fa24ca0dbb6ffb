interface ListingPosition {
  isFeatured: boolean;
  isArranged: boolean;
}

/** Featured pieces stand above all others, and those whose place was chosen above the rest. */
export const inShopOrder = <Placed extends ListingPosition>(listings: readonly Placed[]): Placed[] => [
  ...listings.filter(({ isFeatured }) => isFeatured),
  ...listings.filter(({ isFeatured, isArranged }) => !isFeatured && isArranged),
  ...listings.filter(({ isFeatured, isArranged }) => !isFeatured && !isArranged),
];

/** [DASH-02] A piece at another place: it and all above both places stand where their maker wants them. Only a tick makes a piece featured. */
export function moveListing<Placed extends ListingPosition>(
  listings: readonly Placed[],
  from: number,
  to: number,
): Placed[] {
  const last = Math.max(from, to);
  const chosen = listings.map((listing, index) => ({ ...listing, isArranged: listing.isArranged || index <= last }));
  chosen.splice(to, 0, ...chosen.splice(from, 1));
  return inShopOrder(chosen);
}

/** [DASH-02] A piece from elsewhere in the shop before all that are not featured; of so many at most, the last goes. */
export function putFirst<Placed extends ListingPosition & { listingId: string }>(
  listings: readonly Placed[],
  added: Placed,
  most: number,
): Placed[] {
  const known = listings.find(({ listingId }) => listingId === added.listingId) ?? added;
  const others = listings.filter(({ listingId }) => listingId !== added.listingId);
  return inShopOrder([{ ...known, isArranged: true }, ...others]).slice(0, most);
}
