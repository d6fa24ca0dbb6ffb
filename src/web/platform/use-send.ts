import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ApiProblem } from './api-problem.ts';
import type { CallInput, CallName, CallOutput } from './calls.ts';
import { createSender } from './sending/sender.ts';
import { sendingClient } from './sending/sending-client.ts';
import { refresh } from './use-call.ts';

interface Listeners<Name extends CallName> {
  onSuccess?: (answer: CallOutput<Name>) => void;
  onError?: (problem: ApiProblem) => void;
  onSettled?: () => void;
}

/** How a change is sent. */
export interface Sender<Name extends CallName> {
  /** Sends, unless the change before is still under way. Its listeners are left out once the screen is gone. */
  send: (input: CallInput<Name>, on?: Listeners<Name>) => void;
  /** Sends in any case; throws an `ApiProblem`. A change that may be sent again after others brings its key. */
  sendAndWait: (input: CallInput<Name>, key?: string) => Promise<CallOutput<Name>>;
  isSending: boolean;
  problem: ApiProblem | null;
  answer: CallOutput<Name> | undefined;
  forget: () => void;
}

/**
 * The one way to send a call that changes something; `usePress` is the same for a press that takes several. What it changed is read
 * anew afterwards, also where its screen has been left meanwhile.
 */
export function useSend<Name extends CallName>(name: Name, ...changed: CallName[]): Sender<Name> {
  // Two presses may come before the first is drawn.
  const isUnderWay = useRef(false);
  const [sendChange] = useState(createSender);
  const { mutate, mutateAsync, isPending, error, data, reset } = useMutation<
    CallOutput<Name>,
    ApiProblem,
    { input: CallInput<Name>; key?: string }
  >(
    {
      mutationFn: ({ input, key }) => sendChange(name, input, key),
      onSettled: () => {
        isUnderWay.current = false;
        refresh(...changed);
      },
    },
    sendingClient,
  );
  return {
    send: (input, on) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate({ input }, on);
    },
    sendAndWait: (input, key) => mutateAsync({ input, key }),
    isSending: isPending,
    problem: error,
    answer: data,
    forget: reset,
  };
}
