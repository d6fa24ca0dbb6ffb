import type { ComponentProps } from 'react';
import type { Send } from '#web/platform/sending/sender.ts';
import type { useAction } from './use-action.ts';
import { Button } from '#web/ui/button.tsx';

interface Props extends ComponentProps<typeof Button> {
  action: Pick<ReturnType<typeof useAction>, 'busy' | 'run'>;
  call: (send: Send) => Promise<unknown>;
  /** What is said once it is done. */
  done: string;
}

/** A press that changes something at once. */
export const ActionButton = ({ action, call, done, ...button }: Props) => (
  <Button
    isBusy={action.busy}
    onClick={() =>
      void action.run(async (send) => {
        await call(send);
        return done;
      })
    }
    {...button}
  />
);
