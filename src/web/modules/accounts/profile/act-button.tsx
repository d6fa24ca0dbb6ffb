import type { ComponentProps } from 'react';
import type { Send } from '#web/platform/sending/sender.ts';
import type { useAct } from './use-act.ts';
import { Button } from '#web/ui/button.tsx';

interface Props extends ComponentProps<typeof Button> {
  act: Pick<ReturnType<typeof useAct>, 'busy' | 'run'>;
  call: (send: Send) => Promise<unknown>;
  /** What is said once it is done. */
  done: string;
}

/** A press that changes something at once. */
export const ActButton = ({ act, call, done, ...button }: Props) => (
  <Button
    isBusy={act.busy}
    onClick={() =>
      void act.run(async (send) => {
        await call(send);
        return done;
      })
    }
    {...button}
  />
);
