import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './review-texts.ts';

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
    <section aria-label={texts.pictures}>
      <h3 className="reviews__sub">{texts.pictures}</h3>
      <div className="buyerpics">
        {shown.map(({ picture }, index) => (
          <button
            key={picture.id}
            type="button"
            aria-label={texts.enlarge(index + 1, pictures.length)}
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
            aria-label={texts.morePictures(rest)}
            onClick={() => onOpen(shown.length)}
          >
            +{rest}
          </button>
        )}
      </div>
    </section>
  );
}
