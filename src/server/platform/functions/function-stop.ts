import type { Text } from '#domain/core/languages/language.ts';
import { generalProblems } from '#domain/core/problems-of-every-call.ts';
import type { Caller } from '../calls/caller.ts';
import type { ProblemAnswer } from '../http/problem-answer.ts';

const stops = {
  'functions/signed-out': [401, generalProblems['request/sign-in-required'][1]],
  'functions/cancelled': [499, { en: 'Request was cancelled.', de: 'Die Anfrage wurde abgebrochen.' }],
  'functions/stopping': [503, generalProblems['request/unavailable'][1]],
  'functions/too-long': [
    504,
    {
      en: 'This took longer than a call may wait. Call it as a stream, or with less.',
      de: 'Das dauerte länger, als ein Aufruf warten darf. Rufe es als Strom auf, oder mit weniger.',
    },
  ],
} as const satisfies Record<string, readonly [number, Text]>;

/** Why a function was ended before its work was. */
export class FunctionStop extends Error {
  readonly code: keyof typeof stops;
  constructor(code: keyof typeof stops) {
    super(code);
    this.code = code;
  }
}

export function stopAnswer({ code }: FunctionStop, { language, requestId }: Caller): ProblemAnswer {
  const [status, texts] = stops[code];
  return { status, body: { error: { code, message: texts[language], requestId } } };
}
