import type { Listing } from '#domain/listings/model.ts';
import * as texts from './texts.ts';

/** [UX-39] The piece in its maker's words. */
export function AboutListing({ listing }: { listing: Listing }) {
  const paragraphs = listing.description.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return (
    <section>
      <h2>{texts.about}</h2>
      {paragraphs.length > 0 ? paragraphs.map((part, index) => <p key={index}>{part}</p>) : <p>{texts.notDescribed}</p>}
    </section>
  );
}
