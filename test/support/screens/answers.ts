import type { AnyContractProcedure } from '@orpc/contract';
import type { Page } from '@playwright/test';
import type { PublicSettings } from '#web/platform/page-state.ts';
import { isContractError } from '#domain/core/problem.ts';
import { bodyOf, type Input, type Output } from '../../builders/ask.ts';

/** A problem of a call, and the facts that it carries. */
export class Refusal {
  readonly code: string;
  readonly facts: object;
  constructor(code: string, facts: object = {}) {
    this.code = code;
    this.facts = facts;
  }
}

type Answered<C> = Output<C> | Refusal;

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
export async function answerCall<C extends AnyContractProcedure>(
  page: Page,
  contract: C,
  answer: (input: Input<C>) => Answered<C> | Promise<Answered<C>>,
): Promise<Input<C>[]> {
  const { method = 'POST', path = '' } = contract['~orpc'].route;
  const fits = new RegExp(`^/api${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const sent: Input<C>[] = [];
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
      sent.push(given as Input<C>);
      const answered = await answer(given as Input<C>);
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
