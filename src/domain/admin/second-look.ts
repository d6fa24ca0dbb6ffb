import { z } from 'zod';
import { problem } from '../core/problem.ts';
import { adminProblemTexts as texts } from './problem-texts.ts';

/** A request that nobody decided by then is over. */
export const APPROVAL_HOURS = 72;

/** [OFFICE-01] What an act answers that one administrator alone may not do: the request that another one decides. */
export const secondLookProblem = {
  'admin/second-look-needed': problem(
    409,
    texts['admin/second-look-needed'],
    z.object({ request: z.object({ operation: z.string(), input: z.record(z.string(), z.unknown()) }) }),
  ),
};

export const secondLookStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type SecondLookState = (typeof secondLookStates)[number];
