import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import * as texts from './texts.ts';
import './return-pictures.css';

/** [ORD-04] What is wrong with the pieces, as their buyer shows it; each opens by itself in a new tab. */
export function ReturnPictures({ pictures }: { pictures: readonly PictureFacts[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="return-pictures" aria-label={texts.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture.id} className="picture">
          <a href={`/pictures/${picture.id}/2000.webp`} target="_blank" rel="noreferrer">
            <Picture picture={picture} sizes="88px" alt={texts.pictureOf(index + 1)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
