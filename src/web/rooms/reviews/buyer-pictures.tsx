import type { Picture as PictureFacts } from '#domain/files/contract.ts';
import { Picture } from '#web/ui/picture.tsx';

const SHOWN = 8;

/** [UX-40] A strip of what the piece looks like at the homes of buyers. */
export function BuyerPictures({
  pictures,
  onOpen,
}: {
  pictures: { picture: PictureFacts }[];
  onOpen: (at: number) => void;
}) {
  const shown = pictures.length > SHOWN ? pictures.slice(0, SHOWN - 1) : pictures;
  const rest = pictures.length - shown.length;
  return (
    <section aria-label="Pictures from buyers">
      <h3 className="reviews__sub">Pictures from buyers</h3>
      <div className="buyerpics">
        {shown.map(({ picture }, index) => (
          <button
            key={picture.id}
            type="button"
            aria-label={`Enlarge buyer’s picture ${index + 1} of ${pictures.length}`}
            onClick={() => onOpen(index)}
          >
            <div className="picture">
              <Picture picture={picture} sizes="(min-width: 1200px) 96px, 72px" alt="" />
            </div>
          </button>
        ))}
        {rest > 0 && (
          <button
            type="button"
            className="rest-count"
            aria-label={`${rest} more pictures`}
            onClick={() => onOpen(shown.length)}
          >
            +{rest}
          </button>
        )}
      </div>
    </section>
  );
}
