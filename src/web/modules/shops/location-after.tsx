import { countryName } from '#web/platform/languages/formats.ts';
import { shopLocationText } from '#domain/shops/shop-location-text.ts';

/** Where a shop stands, after the name of it or of its maker: with a comma, and nothing at all where it is not known. */
export function LocationAfter({ shop }: { shop: Parameters<typeof shopLocationText>[0] }) {
  const phrase = shopLocationText(shop, countryName);
  return (
    phrase && (
      <>
        , <i className="place">{phrase}</i>
      </>
    )
  );
}
