import type { AnyContractProcedure, AnySchema, ContractProcedure, ErrorMap, Meta } from '@orpc/contract';
import type { Page } from '@playwright/test';
import type { PublicSettings } from '#web/platform/page-state.ts';
import { isContractError } from '#domain/core/problem.ts';
import type { z } from 'zod';
import { bodyOf } from '../../builders/ask.ts';

/** A problem of a call, and the facts that it carries. */
export class Refusal {
  readonly code: string;
  readonly facts: object;
  constructor(code: string, facts: object = {}) {
    this.code = code;
    this.facts = facts;
  }
}

type Given<I> = I extends z.ZodType ? z.input<I> : Record<string, never>;
type Answered<O extends z.ZodType> = z.output<O> | Refusal;

/** The status and the body with which a call refuses; a problem that its contract does not know fails the test. */
function refusalOf({ '~orpc': { errorMap } }: AnyContractProcedure, { code, facts }: Refusal) {
  const entry = errorMap[code];
  if (!isContractError(entry)) throw new Error(`The contract has no problem ${code}`);
  entry.data.parse(facts);
  return { status: entry.status, json: { error: { ...facts, code, message: entry.text.en, requestId: 'r-1' } } };
}

/**
 * Answers a call in the server's place, to bring a screen into a state that is rare or takes long to come about. What the contract
 * would not let out fails the test. The list that comes back holds what the screen sent.
 */
export async function answerCall<I extends AnySchema, O extends z.ZodType>(
  page: Page,
  contract: ContractProcedure<I, O, ErrorMap, Meta>,
  answer: (input: Given<I>) => Answered<O> | Promise<Answered<O>>,
): Promise<Given<I>[]> {
  const { method = 'POST', path = '' } = contract['~orpc'].route;
  const fits = new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const sent: Given<I>[] = [];
  await page.route(
    ({ pathname }) => fits.test(pathname),
    async (route) => {
      const asked = route.request();
      if (asked.method() !== method) return route.fallback();
      const { pathname, searchParams } = new URL(asked.url());
      const inPath = Object.entries(fits.exec(pathname)?.groups ?? {}).map(([name, value]) => [
        name,
        decodeURIComponent(value),
      ]);
      const given = { ...Object.fromEntries([...searchParams, ...inPath]), ...(asked.postDataJSON() as object) };
      sent.push(given as Given<I>);
      const answered = await answer(given as Given<I>);
      return answered instanceof Refusal
        ? route.fulfill(refusalOf(contract, answered))
        : route.fulfill({ json: bodyOf(contract, answered) });
    },
  );
  return sent;
}

interface SentState {
  settings: PublicSettings;
  firstData: Record<string, unknown>;
}

/** What each page brings along is changed before the page has it. */
async function alterPages(page: Page, change: (state: SentState) => Partial<SentState>): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const changed = (await response.text()).replace(
        /(<script[^>]*id="page-state"[^>]*>)([^<]*)/,
        (_all, tag: string, text: string) => {
          const state = JSON.parse(text) as SentState;
          return tag + JSON.stringify({ ...state, ...change(state) });
        },
      );
      return route.fulfill({ response, body: changed });
    },
  );
}

/** Pages as an installation with other settings sends them. */
export const withSettings = (page: Page, changes: Partial<PublicSettings>): Promise<void> =>
  alterPages(page, ({ settings }) => ({ settings: { ...settings, ...changes } }));

/** Pages without their first data: what they show they ask for, and `answerCall` answers. */
export const withoutFirstData = (page: Page): Promise<void> => alterPages(page, () => ({ firstData: {} }));
