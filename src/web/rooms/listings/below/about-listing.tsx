import type { Listing } from '#domain/listings/model.ts';

/** [UX-39] The piece in its maker's words. */
export function AboutListing({ listing }: { listing: Listing }) {
  const paragraphs = listing.description.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return (
    <section>
      <h2>About this piece</h2>
      {paragraphs.length > 0 ? (
        paragraphs.map((part, index) => <p key={index}>{part}</p>)
      ) : (
        <p>The maker has not described this piece yet.</p>
      )}
    </section>
  );
}
