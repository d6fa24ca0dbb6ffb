import { useState } from 'react';
import { formatMoney } from '#domain/core/money.ts';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { forgetSeen, seenPieces } from './recently-viewed.ts';

/** [UX-17] What one looked at before; takes no room where there is nothing. */
export function RecentStrip({ except }: { except?: string }) {
  const [pieces, setPieces] = useState(() => seenPieces().filter((piece) => piece.listingId !== except));
  if (pieces.length === 0) return null;
  return (
    <section className="section" aria-labelledby="recent">
      <div className="section__head">
        <h2 id="recent">Recently viewed</h2>
        <button
          type="button"
          className="link"
          onClick={() => {
            forgetSeen();
            setPieces([]);
          }}
        >
          Clear the list
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls sideways is reached by key */}
      <div className="strip" tabIndex={0} role="group" aria-label="Recently viewed">
        {pieces.map((piece) => (
          <Link key={piece.listingId} href={`/product/${piece.listingId}`}>
            <div className="picture">
              <Picture picture={piece.picture} sizes="(min-width: 768px) 175px, 140px" alt="" />
            </div>
            <b className="tabular">{formatMoney(piece.priceCents)}</b>
            {piece.title}
          </Link>
        ))}
      </div>
    </section>
  );
}
