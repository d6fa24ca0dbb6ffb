/** The widths in which pictures are served. Steps of two below, closer above: no screen gets more than twice what it shows. */
export const pictureWidths = [80, 160, 320, 480, 640, 960, 1280, 2000] as const;

/** `jpeg` is for mails. */
export type ServedFormat = 'avif' | 'webp' | 'jpeg';

/** The srcset of a picture: up to its own width and the step that holds it, since a picture is never enlarged. */
export function pictureSet({ id, width }: { id: string; width: number }, format: ServedFormat): string {
  const holding = pictureWidths.find((each) => each >= width) ?? 2000;
  return pictureWidths
    .filter((each) => each <= holding)
    .map((each) => `/pictures/${id}/${each}.${format} ${Math.min(each, width)}w`)
    .join(', ');
}

/** The sizes of a picture that covers a place of these widths, `frame` times as wide as high: a wider one is cut at its sides, and so is shown wider. */
export function coveringSizes(
  location: string,
  { width, height }: { width: number; height: number },
  frame = 1,
): string {
  const wider = width / height / frame;
  return wider > 1 ? location.replace(/[^,)]+\)?(?=,|$)/g, ` calc($& * ${wider})`) : location;
}
