import type { App } from '../calls/app.ts';
import type { Call } from '../calls/call.ts';
import type { Caller } from '../calls/caller.ts';
import { inputKey } from '../calls/input-key.ts';
import { checkedInput } from '../http/checked-input.ts';
import { runCall } from '../http/run-call.ts';
import type { AuthLookups } from '../http/serve-calls.ts';
import type { Screen, ScreenContent } from './screen.ts';

interface AnswersContext {
  app: App;
  calls: Record<string, Call>;
  authLookups: AuthLookups;
  screen: Screen | null;
}

export interface RenderedPage {
  content: ScreenContent;
  caller: Caller;
  path: string;
}

/**
 * The answers of the calls that the screen will ask; null for one that was refused. Where they are somebody's own, so is one that failed:
 * the screen asks again and says what it hears.
 */
export async function firstAnswers(
  { app, calls, authLookups, screen }: AnswersContext,
  { content, caller, path }: RenderedPage,
): Promise<{ key: string; output: unknown }[]> {
  return Promise.all(
    (content.firstData ?? []).map(async ([name, input]) => {
      const key = `${name} ${inputKey(input)}`;
      const call = calls[name];
      if (!call) throw new Error(`The screen ${path} asks for the unknown call ${name}.`);
      const checked = checkedInput(call.contract, { params: {}, query: input, body: input, isRead: true });
      if (!checked.ok) return { key, output: null };
      const { findPermissions } = authLookups;
      const answer = await runCall({ call, operation: name, app, caller, input: checked.input, findPermissions }).catch(
        (error: unknown) => {
          if (screen?.cacheTags) throw error;
          return null;
        },
      );
      return { key, output: answer?.status === 200 ? (JSON.parse(answer.text) as unknown) : null };
    }),
  );
}
