import { useRef, useState } from 'react';
import type { FunctionInput } from '#web/platform/functions/function-types.ts';
import { useFunction } from '#web/platform/functions/use-function.ts';
import { refresh } from '#web/platform/use-call.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from '../texts/broadcast-texts.ts';

type Written = Omit<FunctionInput<'sendSystemMessage'>, 'clientId'>;

/** [MSG-16, FN-02] Sends a message of the house with how far it is. Once it has begun it goes on without this screen. */
export function useSystemMessage(onBegun: () => void) {
  const { run, isRunning, progress } = useFunction('sendSystemMessage');
  const [problem, setProblem] = useState('');
  // The same words to the same people are one message, as long as nobody heard that it has begun.
  const last = useRef({ request: '', clientId: '' });
  const send = (written: Written): void => {
    setProblem('');
    const requested = JSON.stringify(written);
    if (last.current.request !== requested) last.current = { request: requested, clientId: crypto.randomUUID() };
    let isBegun = false;
    const onProgress = (): void => {
      refresh('messages.listBroadcasts', 'admin.listActs');
      if (isBegun) return;
      isBegun = true;
      last.current = { request: '', clientId: '' };
      showToast(texts.started, { type: 'success' });
      onBegun();
    };
    run(
      { ...written, clientId: last.current.clientId },
      {
        onProgress,
        onSuccess: ({ sent }) => {
          refresh('messages.listBroadcasts');
          showToast(texts.arrived(sent), { type: 'success' });
        },
        onError: ({ message }) => !isBegun && setProblem(message),
      },
    );
  };
  return { send, isRunning, progress, problem };
}
