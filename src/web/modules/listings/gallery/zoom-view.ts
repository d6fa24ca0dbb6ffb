export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** How an enlarged picture lies: how many times larger than whole, and how far its middle is from the middle of the stage. */
export interface ZoomView extends Point {
  scale: number;
}

export const whole: ZoomView = { scale: 1, x: 0, y: 0 };

/** The widest file that is served of any picture. */
const WIDEST = 2000;
/** Less is no enlargement: it would only shake the picture. */
const WORTHWHILE = 1.1;

/** How large a picture lies on the stage: whole, and never larger than its own pixels. */
export function fitted(picture: Size, stage: Size): Size {
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height, 1, WIDEST / picture.width);
  return { width: picture.width * scale, height: picture.height * scale };
}

const clamped = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;

/** No edge of the picture comes further in than the edge of the stage; a side that fits stays in the middle. */
export function clampedWithin(location: ZoomView, picture: Size, stage: Size): ZoomView {
  const base = fitted(picture, stage);
  return {
    scale: location.scale,
    x: clamped(location.x, Math.max(0, (base.width * location.scale - stage.width) / 2)),
    y: clamped(location.y, Math.max(0, (base.height * location.scale - stage.height) / 2)),
  };
}

/** As large as its pixels allow: what is larger is only blurred. 1 where there is no more to see. */
export function mostScale(picture: Size, stage: Size): number {
  const most = Math.min(picture.width, WIDEST) / fitted(picture, stage).width;
  return most < WORTHWHILE ? 1 : most;
}

/** Enlarged by `factor` so that what lies under `at` (from the middle of the stage) stays there. */
export function zoomedAt(
  location: ZoomView,
  { factor, at, picture, stage }: { factor: number; at: Point; picture: Size; stage: Size },
): ZoomView {
  const scale = Math.max(1, Math.min(mostScale(picture, stage), location.scale * factor));
  const ratio = scale / location.scale;
  return clampedWithin(
    { scale, x: at.x - (at.x - location.x) * ratio, y: at.y - (at.y - location.y) * ratio },
    picture,
    stage,
  );
}
