import type { App } from '#server/platform/calls/app.ts';
import type { Call } from '#server/platform/calls/call.ts';
import type { Caller, Session } from '#server/platform/calls/caller.ts';
import { checkedInput } from '#server/platform/http/checked-input.ts';
import { findPermissions } from '#server/modules/admin/admin-store.ts';
import { runCall } from '#server/platform/http/run-call.ts';

/** A person of the demo who makes calls as a browser would: same checks, same transactions, same events. */
export interface DemoCaller {
  userId: string | null;
  call<T>(name: string, input: Record<string, unknown>): Promise<T>;
}

/** More attempts than a demo makes in any window. */
const NO_LIMIT = 1_000_000;

export function demoCaller(app: App, calls: Record<string, Call>, session: Session | null): DemoCaller {
  const cookies = new Map<string, string>();
  let number = 0;
  return {
    userId: session?.userId ?? null,
    call: async <T>(name: string, input: Record<string, unknown>): Promise<T> => {
      const call = calls[name];
      if (!call) throw new Error(`there is no call ${name}`);
      number += 1;
      const caller: Caller = {
        session,
        ip: '127.0.0.1',
        userAgent: 'demo',
        language: 'en',
        requestId: `demo-${number}`,
        idempotencyKey: app.ids.uuid(),
        cookie: (cookie) => cookies.get(cookie),
        setHeader: () => undefined,
        setCookie: (cookie, value) => void cookies.set(cookie, value),
      };
      const checked = checkedInput(call.contract, { params: {}, query: input, body: input, isRead: false });
      if (!checked.ok) throw new Error(`${name} refuses ${JSON.stringify(checked.fields)}`);
      const answer = await runCall({
        // Calls that count their attempts themselves need a limit to count against.
        call: { ...call, limit: call.countsAttempts && call.limit ? { ...call.limit, times: NO_LIMIT } : undefined },
        operation: name,
        app,
        caller,
        input: checked.input,
        findPermissions: (asking) => findPermissions(app.db, asking),
      });
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${answer.text.slice(0, 300)}`);
      return JSON.parse(answer.text) as T;
    },
  };
}
