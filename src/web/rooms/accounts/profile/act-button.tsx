import type { ButtonHTMLAttributes } from 'react';
import type { useAct } from './use-act.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  act: Pick<ReturnType<typeof useAct>, 'busy' | 'run'>;
  call: () => Promise<unknown>;
  /** What is said once it is done. */
  done: string;
}

/** A press that changes something at once. */
export const ActButton = ({ act, call, done, ...button }: Props) => (
  <button
    type="button"
    className="button button--line"
    aria-disabled={act.busy}
    onClick={() =>
      void act.run(async () => {
        await call();
        return done;
      })
    }
    {...button}
  />
);
