/** A rectangle within a picture, in parts of its width and height. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Sides {
  width: number;
  height: number;
}

/** Width by height; null lets both sides go their own way. */
export type Ratio = number | null;
export type Corner = 'nw' | 'ne' | 'sw' | 'se';

/** The server takes no smaller pictures. */
export const MIN_SIDE = 200;

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** The same ratio in parts of the picture. */
const inParts = (ratio: number, picture: Sides): number => (ratio * picture.height) / picture.width;

/** The largest frame of a ratio in the middle of the picture; all of it without one. */
export function largestFrame(picture: Sides, ratio: Ratio): Frame {
  if (ratio === null) return { left: 0, top: 0, width: 1, height: 1 };
  const parts = inParts(ratio, picture);
  const width = Math.min(1, parts);
  const height = Math.min(1, 1 / parts);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

/** The frame pushed, and kept inside. */
export const movedFrame = (frame: Frame, x: number, y: number): Frame => ({
  ...frame,
  left: between(frame.left + x, 0, 1 - frame.width),
  top: between(frame.top + y, 0, 1 - frame.height),
});

interface Pull {
  corner: Corner;
  x: number;
  y: number;
  ratio: Ratio;
  picture: Sides;
}

/** The frame with one corner pulled; the opposite one stays where it is. Never outside the picture, never smaller than is taken. */
export function pulledFrame(frame: Frame, { corner, x, y, ratio, picture }: Pull): Frame {
  const west = corner.endsWith('w');
  const north = corner.startsWith('n');
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  const module = { width: west ? right : 1 - frame.left, height: north ? bottom : 1 - frame.top };
  const least = { width: Math.min(1, MIN_SIDE / picture.width), height: Math.min(1, MIN_SIDE / picture.height) };
  let width = between(frame.width + (west ? -x : x), Math.min(least.width, module.width), module.width);
  let height = between(frame.height + (north ? -y : y), Math.min(least.height, module.height), module.height);
  if (ratio !== null) {
    const parts = inParts(ratio, picture);
    // What was pulled more decides.
    if (Math.abs(height - frame.height) > Math.abs(width - frame.width)) width = height * parts;
    width = between(width, Math.max(least.width, least.height * parts), Math.min(module.width, module.height * parts));
    height = width / parts;
  }
  return { left: west ? right - width : frame.left, top: north ? bottom - height : frame.top, width, height };
}

/** What the frame holds, in whole pixels. */
export const framePixels = (frame: Frame, picture: Sides): Sides => ({
  width: Math.round(frame.width * picture.width),
  height: Math.round(frame.height * picture.height),
});
