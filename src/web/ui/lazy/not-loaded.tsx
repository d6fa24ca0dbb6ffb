import { useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { notLoaded, tryAgain } from '../texts.ts';
import * as texts from './texts.ts';
import './on-its-way.css';

interface Props {
  name: string;
  onClose: () => void;
  onRetry: () => Promise<void>;
}

/** In the place of a dialog whose code could not be fetched: what happened, what is safe, and another try. */
export function NotLoaded({ name, onClose, onRetry }: Props) {
  const [isTrying, setTrying] = useState(false);
  const retry = async (): Promise<void> => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Dialog label={notLoaded(name)} className="dialog" onClose={onClose}>
      <h2>{notLoaded(name)}</h2>
      {/* Comes anew with each answer, so that it is read out again. */}
      <p className="soft-text confirm__text" role="alert">
        {!isTrying && texts.pageStays}
      </p>
      <div className="confirm__acts">
        <Button onClick={onClose}>{texts.close}</Button>
        <Button kind="primary" isBusy={isTrying} onClick={() => void retry()}>
          {tryAgain}
        </Button>
      </div>
    </Dialog>
  );
}

/** What was pressed is heard: its code is on the way. Filled once it stands, so that it is read out. */
export function OnItsWay({ name }: { name: string }) {
  const [phrase, setText] = useState('');
  useEffect(() => setText(texts.loadingOf(name)), [name]);
  return (
    <p className="on-its-way" role="status">
      {phrase}
    </p>
  );
}
