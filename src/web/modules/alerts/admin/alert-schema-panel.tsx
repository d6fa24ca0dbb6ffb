import { useEffect, useEffectEvent, useRef } from 'react';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { refresh, useCall } from '#web/platform/use-call.ts';
import { useSend } from '#web/platform/use-send.ts';
import { DeskButton } from '#web/ui/desk/desk-button.tsx';
import { ProgressLine } from '#web/ui/progress/progress-line.tsx';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './alert-schema-texts.ts';

const EVERY_MILLISECONDS = 2000;
const failed = ({ message }: { message: string }): void => void showToast(message, { type: 'error' });

/** [ALERT-09, FN-02] Where alerts are stored: the switch, and how far moving them has come. It goes on without this screen. */
export function AlertSchemaPanel() {
  const { data, error, refetch } = useCall('alerts.getSchema', undefined, { refetchInterval: EVERY_MILLISECONDS });
  const { send, isSending } = useSend('alerts.setSchema', 'alerts.getSchema');
  const { run, isRunning, progress } = useFunction('moveAlerts');
  const isMoving = (data?.remaining ?? 0) > 0;
  const watch = useEffectEvent(() => run({}, { onSuccess: () => refresh('alerts.getSchema'), onError: failed }));
  const watched = useRef<boolean | null>(null);
  useEffect(() => {
    // Whoever opens the screen while alerts are moved watches it, once for each switch.
    if (!data || !isMoving || watched.current === data.unified) return;
    watched.current = data.unified;
    watch();
  }, [data, isMoving]);
  if (!data)
    return error ? (
      <p role="alert">
        {error.message} <DeskButton onClick={() => void refetch()}>{texts.tryAgain}</DeskButton>
      </p>
    ) : null;
  const { moved, total } = progress ?? data;
  const stored = Object.entries(data.stored).map(([collection, count]) => texts.stored(collection, count));
  return (
    <section aria-labelledby="alert-schema">
      <h2 id="alert-schema">{texts.title}</h2>
      <p>{data.unified ? texts.isUnified : texts.isLegacy}</p>
      <p className="d-small d-t2">{stored.join(' · ') || texts.noAlerts}</p>
      {(isMoving || isRunning) && <ProgressLine label={texts.moving(moved, total)} value={moved} max={total} />}
      <DeskButton isBusy={isSending} onClick={() => send({ unified: !data.unified }, { onError: failed })}>
        {data.unified ? texts.useLegacy : texts.useUnified}
      </DeskButton>
    </section>
  );
}
