import { useEffect, useRef, useState } from 'react';
import * as texts from './photo-texts.ts';

/** Photos that have not arrived: those that come by themselves, and those that somebody has to see to. */
export interface PhotosUnderWay {
  running: number;
  stopped: number;
}

/** [UX-87] A press that saves waits for the photos that are on their way, and goes on with them; one that stopped holds it up in words. */
export function usePhotosFirst(press: (publish: boolean) => Promise<void>) {
  const [underWay, setUnderWay] = useState<PhotosUnderWay>({ running: 0, stopped: 0 });
  const [waiting, setWaiting] = useState<boolean | null>(null);
  const [isHeldUp, setHeldUp] = useState(false);
  const latest = useRef(press);
  useEffect(() => void (latest.current = press));
  const { running, stopped } = underWay;
  useEffect(() => {
    if (stopped === 0) setHeldUp(false);
    if (waiting === null || running > 0) return;
    setWaiting(null);
    if (stopped > 0) setHeldUp(true);
    else void latest.current(waiting);
  }, [waiting, running, stopped]);
  const isWaiting = waiting !== null && running > 0;
  const progress = isWaiting ? texts.onItsWay(running) : null;
  return {
    setUnderWay,
    press: (publish: boolean): void => setWaiting(publish),
    isWaiting,
    words: isHeldUp ? texts.stopped : progress,
  };
}
