import { countryName } from '#web/platform/languages/formats.ts';
import { placeWords } from '#domain/shops/place-words.ts';

/** Where a shop stands, after the name of it or of its maker: with a comma, and nothing at all where it is not known. */
export function PlaceAfter({ shop }: { shop: Parameters<typeof placeWords>[0] }) {
  const words = placeWords(shop, countryName);
  return (
    words && (
      <>
        , <i className="place">{words}</i>
      </>
    )
  );
}
