import { coveringSizes, pictureSet } from '#domain/core/pictures/picture-widths.ts';
import type { Picture as PictureFacts } from '#domain/core/pictures/picture.ts';
import './picture.css';

interface Props {
  picture: PictureFacts | null;
  /** How wide its place is, as the sizes attribute. */
  sizes: string;
  /** How many times as wide as high its place is; 1 unless told. */
  frame?: number;
  /** The first picture of a screen is fetched before anything else. */
  first?: boolean;
  alt?: string;
}

/** A picture in the right size and format, on its average colour while it loads, cut around its focal point. */
export function Picture({ picture, sizes: location, frame, first = false, alt }: Props) {
  if (!picture) return null;
  const sizes = coveringSizes(location, picture, frame);
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${picture.id}/640.webp`}
        srcSet={pictureSet(picture, 'webp')}
        sizes={sizes}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        style={{
          objectPosition: `${picture.focusX * 100}% ${picture.focusY * 100}%`,
          '--ground': picture.colour,
        }}
      />
    </picture>
  );
}

/** What somebody points at is fetched before it is pressed. */
export function warmPicture(picture: PictureFacts, sizes: string): void {
  const image = new Image();
  image.sizes = coveringSizes(sizes, picture);
  image.srcset = pictureSet(picture, 'avif');
}
