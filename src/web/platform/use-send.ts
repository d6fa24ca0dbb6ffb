import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type ApiProblem, send } from './api.ts';
import type { CallInput, CallName, CallOutput } from './calls.ts';
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
  /** Sends in any case; throws an `ApiProblem`. */
  sendAndWait: (input: CallInput<Name>) => Promise<CallOutput<Name>>;
  isSending: boolean;
  problem: ApiProblem | null;
  answer: CallOutput<Name> | undefined;
  forget: () => void;
}

/**
 * The one way to send a call that changes something. Each change has a key under which it has one effect: the same change keeps it
 * until an answer was heard, also when a person presses again. What it changed is read anew afterwards, also where its screen has
 * been left meanwhile.
 */
export function useSend<Name extends CallName>(name: Name, ...changed: CallName[]): Sender<Name> {
  // Two presses may come before the first is drawn.
  const isUnderWay = useRef(false);
  const unanswered = useRef<Change<Name>>(null);
  const { mutate, mutateAsync, isPending, error, data, reset } = useMutation<
    CallOutput<Name>,
    ApiProblem,
    Change<Name>
  >({
    mutationFn: ({ input, key }) => send(name, input, { idempotencyKey: key }),
    onSuccess: () => {
      unanswered.current = null;
    },
    onSettled: () => {
      isUnderWay.current = false;
      refresh(...changed);
    },
  });
  const changeOf = (input: CallInput<Name>): Change<Name> => {
    const text = JSON.stringify(input);
    const key =
      keys.get(input as object) ?? (unanswered.current?.text === text ? unanswered.current.key : crypto.randomUUID());
    keys.set(input as object, key);
    return (unanswered.current = { input, text, key });
  };
  return {
    send: (input, on) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutate(changeOf(input), on);
    },
    sendAndWait: (input) => mutateAsync(changeOf(input)),
    isSending: isPending,
    problem: error,
    answer: data,
    forget: reset,
  };
}

/** Whoever sends the very same object again, after other changes, means the same change. */
const keys = new WeakMap<object, string>();

interface Change<Name extends CallName> {
  input: CallInput<Name>;
  text: string;
  key: string;
}
