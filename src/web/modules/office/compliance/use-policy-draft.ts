import { useState } from 'react';
import type { OfficePolicy } from '#domain/office/privacy/policies-contract.ts';
import type { CallInput } from '#web/platform/calls.ts';
import { useSend } from '#web/platform/use-send.ts';
import { showToast } from '#web/ui/toasts/toasts.ts';
import * as texts from './policy-office-texts.ts';

export interface TypedDraft {
  textEn: string;
  textDe: string;
  changedEn: string;
  changedDe: string;
  holdsFrom: string;
  isMaterial: boolean;
}

export const typedOf = ({ draft, newest, firstDay }: OfficePolicy): TypedDraft => ({
  textEn: draft?.texts.en ?? newest.en,
  textDe: draft?.texts.de ?? newest.de,
  changedEn: draft?.changed.en ?? '',
  changedDe: draft?.changed.de ?? '',
  holdsFrom: draft?.holdsFrom ?? firstDay,
  isMaterial: draft?.isMaterial ?? true,
});

const isWrong = ({ textEn, textDe, changedEn, changedDe, holdsFrom }: TypedDraft): boolean =>
  [textEn, textDe].some((text) => text.trim() === '') ||
  [changedEn, changedDe].some((text) => text.trim().length < 3) ||
  holdsFrom === '';

const inputOf = ({ policy, draft }: OfficePolicy, typed: TypedDraft): CallInput<'office.savePolicyDraft'> => ({
  ...{ policy, holdsFrom: typed.holdsFrom, isMaterial: typed.isMaterial, savedAt: draft?.savedAt ?? null },
  texts: { en: typed.textEn, de: typed.textDe },
  changed: { en: typed.changedEn, de: typed.changedDe },
});

interface Typing {
  policy: OfficePolicy;
  isTyped: boolean;
  onTyped: (isChanged: boolean) => void;
}

/** What is typed, and the draft that it began with: one that somebody saved meanwhile is not overwritten unseen. */
export function usePolicyDraft({ policy, isTyped, onTyped }: Typing) {
  const [typed, setTyped] = useState(() => typedOf(policy));
  const [base, setBase] = useState(policy);
  const [last, setLast] = useState(policy);
  const [isNewer, setNewer] = useState(false);
  const [wrong, setWrong] = useState('');
  const save = useSend('office.savePolicyDraft', 'office.getPolicyDraft', 'office.listPolicies', 'admin.listActs');
  const beginWith = (begun: OfficePolicy): void => {
    setBase(begun);
    setNewer(false);
    setWrong('');
  };
  if (policy !== last) {
    setLast(policy);
    if (!isTyped) {
      beginWith(policy);
      setTyped(typedOf(policy));
    }
  }
  const type = (changes: Partial<TypedDraft>): void => {
    setTyped((now) => ({ ...now, ...changes }));
    setWrong('');
    onTyped(true);
  };
  const submit = (): void => {
    if (isWrong(typed)) return setWrong(texts.wrong);
    return save.send(inputOf(base, typed), {
      onSuccess: (saved) => {
        showToast(texts.saved, { type: 'success' });
        beginWith(saved);
        onTyped(false);
      },
      onError: ({ code, message }) => {
        setNewer(code === 'office/policy-draft-of-another');
        setWrong(message);
      },
    });
  };
  const useSaved = (): void => {
    beginWith(policy);
    setTyped(typedOf(policy));
    onTyped(false);
  };
  const useOwn = (): void => beginWith(policy);
  return {
    typed,
    type,
    base,
    wrong,
    isNewer,
    isSending: save.isSending,
    submit,
    takeTheirs: useSaved,
    keepMine: useOwn,
  };
}
