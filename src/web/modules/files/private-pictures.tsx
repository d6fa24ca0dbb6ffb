import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import './private-pictures.css';

interface Props {
  pictures: readonly PictureFacts[];
  label: string;
  nameOf: (index: number) => string;
  isLarge?: boolean;
}

/** [FILE-06] Pictures that only a few may see; each opens in a new tab. */
export function PrivatePictures({ pictures, label, nameOf, isLarge = false }: Props) {
  if (pictures.length === 0) return null;
  return (
    <ul className={`private-pictures ${isLarge ? 'private-pictures--large' : ''}`} aria-label={label}>
      {pictures.map((picture, index) => (
        <li key={picture.id} className="picture">
          <a href={`/pictures/${picture.id}/2000.webp`} target="_blank" rel="noreferrer">
            <Picture picture={picture} sizes={isLarge ? '240px' : '88px'} alt={nameOf(index + 1)} />
          </a>
        </li>
      ))}
    </ul>
  );
}
