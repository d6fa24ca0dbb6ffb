import { useState } from 'react';
import type { CallOutput } from '#web/platform/calls.ts';
import { localDay } from '#web/platform/languages/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBox } from '#web/ui/notices/error-box.tsx';
import { useAction } from '../use-action.ts';
import { pushSupport, subscribe, unsubscribe } from './push-subscription.ts';
import * as texts from './texts.ts';

type Push = CallOutput<'accounts.getNotificationChoices'>['push'];

function stateOf({ publicKey, devices }: Push, support: ReturnType<typeof pushSupport>) {
  if (!publicKey) return 'off';
  if (support !== 'yes') return support;
  return devices.some(({ isHere }) => isHere) ? 'on' : 'waiting';
}

/** [ALERT-22] Push messages in this browser: on, off or why not, and the other browsers that get them. */
export function PushDevices({ push }: { push: Push }) {
  const { publicKey, devices } = push;
  const [support, setSupport] = useState(pushSupport);
  const action = useAction('accounts.getNotificationChoices');
  const state = stateOf(push, support);
  const here = devices.find(({ isHere }) => isHere);
  const turnOn = (): Promise<boolean> =>
    action.run(async (send) => {
      const made = await subscribe(publicKey ?? '');
      setSupport(pushSupport());
      if (!made) return;
      await send('accounts.addPushDevice', made);
      return texts.isOn;
    });
  const turnOff = (id: string, isHere: boolean): Promise<boolean> =>
    action.run(async (send) => {
      if (isHere) await unsubscribe();
      await send('accounts.removePushDevice', { id });
      return texts.isOff;
    });
  const others = devices.filter(({ isHere }) => !isHere);
  return (
    <div className="delivery">
      <p className="muted" role="status">
        {texts.pushStates[state]}
      </p>
      <ErrorBox text={action.error} />
      {state === 'waiting' && (
        <Button isBusy={action.busy} onClick={() => void turnOn()}>
          {texts.turnOn}
        </Button>
      )}
      {here && (
        <Button isBusy={action.busy} onClick={() => void turnOff(here.id, true)}>
          {texts.turnOff}
        </Button>
      )}
      {others.length > 0 && (
        <>
          <h3>{texts.otherDevices}</h3>
          <ul>
            {others.map(({ id, name, since }) => (
              <li key={id} className="delivery__device">
                <span>
                  {name || texts.aBrowser} <small className="muted">{texts.since(localDay(since))}</small>
                </span>
                <Button onClick={() => void turnOff(id, false)}>{texts.removeDevice(name || texts.aBrowser)}</Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
