/** What lies beside the files of an archive, for whoever opens it without this product. */
export const readmeText = ({
  shop,
  market,
  keyUrl,
}: {
  shop: string;
  market: string;
  keyUrl: string;
}): string => `${shop}
made by ${market}

manifest.json             who made this, when, and the SHA-256 of every other file
manifest.sig              the Ed25519 signature of manifest.json, 64 bytes
shop.json                 what buyers read of the shop
sections.json             its sections
shipping-profiles.json    its shipping profiles
listings.csv              its pieces as a table; "Import a CSV" takes it again as it is
listings.ndjson           its pieces with everything that the form asks for, one JSON object a line
pictures/                 pictures of the pieces and of the shop
orders.ndjson             orders with lines, parcels, refunds and withdrawals
returns.ndjson            returns
reviews.ndjson            reviews with your answers
messages.ndjson           messages of the shop's conversations

orders.ndjson, returns.ndjson, reviews.ndjson and messages.ndjson tell of other people.
Keep this archive where nobody else reads it, and delete it when you need it no longer.

Who signed it can be checked without this product. The public key stands at
${keyUrl}
Save its "pem" as key.pem, then:
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in manifest.json -sigfile manifest.sig
`;
