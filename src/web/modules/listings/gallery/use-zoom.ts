import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clampedWithin, mostScale, type Point, type Size, whole, type ZoomView, zoomedAt } from './zoom-view.ts';

const STEP = 1.6;
/** Moves shorter than this are a press. */
const STILL = 8;
const SWIPE = 48;

interface Hand {
  fingers: Map<number, Point>;
  start: Point;
  /** How far the fingers came since they touched. */
  way: number;
  pinched: boolean;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

interface Zoom {
  view: ZoomView;
  /** How many times larger it may become: 1 where there is no more to see. */
  most: number;
  enlarge: (by: 1 | -1) => void;
  move: (by: Point) => void;
  reset: () => void;
  hand: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
  };
}

/** Where the picture stands on its stage, and what enlarges and moves it; the wheel too. */
function useZoomView(stage: RefObject<HTMLElement | null>, picture: Size) {
  const [view, setView] = useState<ZoomView>(whole);
  const [box, setBox] = useState<Size>({ width: 1, height: 1 });
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const zoom = (factor: number, point: Point): void =>
    setView((now) => zoomedAt(now, { factor, at: point, picture, stage: box }));
  const move = (by: Point): void =>
    setView((now) => clampedWithin({ ...now, x: now.x + by.x, y: now.y + by.y }, picture, box));
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, [stage]);
  useEffect(() => {
    const element = stage.current;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), at(event));
    };
    // React listens to the wheel passively, and this must hold the page still.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  });
  return { location: view, setView, most: mostScale(picture, box), at, zoom, move };
}

/** [UX-30] Enlarging a picture by press, wheel, two fingers and keys, and moving it about; a swipe over the whole one turns to the next. */
export function useZoom({
  stage,
  picture,
  onSwipe,
}: {
  stage: RefObject<HTMLElement | null>;
  picture: Size;
  onSwipe: (by: 1 | -1) => void;
}): Zoom {
  const { location, setView, most, at, zoom, move } = useZoomView(stage, picture);
  const hand = useRef<Hand>({ fingers: new Map(), start: { x: 0, y: 0 }, way: 0, pinched: false });

  const onPointerMove = (event: PointerEvent): void => {
    const { fingers } = hand.current;
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    hand.current.way += distance(before, now);
    if (other) {
      hand.current.pinched = true;
      zoom(distance(now, other) / Math.max(1, distance(before, other)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
    } else if (location.scale > 1) move({ x: now.x - before.x, y: now.y - before.y });
  };

  const lift = (event: PointerEvent, counts: boolean): void => {
    const { fingers, start, way, pinched } = hand.current;
    if (!fingers.delete(event.pointerId) || fingers.size > 0 || pinched || !counts) return;
    const now = at(event);
    if (way < STILL) return location.scale > 1 ? setView(whole) : zoom(Math.min(2.5, most), now);
    const across = now.x - start.x;
    if (location.scale === 1 && Math.abs(across) > SWIPE && Math.abs(across) > 1.5 * Math.abs(now.y - start.y))
      onSwipe(across < 0 ? 1 : -1);
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = at(event);
    if (hand.current.fingers.size === 0) hand.current = { fingers: new Map(), start: point, way: 0, pinched: false };
    hand.current.fingers.set(event.pointerId, point);
  };

  return {
    view: location,
    most,
    move,
    enlarge: (by) => zoom(by === 1 ? STEP : 1 / STEP, { x: 0, y: 0 }),
    reset: () => setView(whole),
    hand: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event) => lift(event, true),
      onPointerCancel: (event) => lift(event, false),
    },
  };
}
