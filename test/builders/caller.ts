import { type Answer, checkedAnswer } from './checked-answer.ts';

/** Somebody who calls the API over HTTP: a visitor, or a person once `register` was called. */
export interface TestCaller {
  userId: string;
  /** The cookie of the session, of whom `visitor` made. */
  cookie?: string;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export function visitor(address: string): TestCaller & { cookie: string } {
  const self = {
    userId: '',
    cookie: '',
    call: async (
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> => {
      const isBytes = body instanceof Uint8Array;
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
          ...(self.cookie ? { cookie: self.cookie } : {}),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : {
              body: isBytes
                ? (body as Uint8Array<ArrayBuffer>)
                : typeof body === 'string'
                  ? body
                  : JSON.stringify(body),
            }),
      });
      const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
      if (set) self.cookie = set.split(';')[0] ?? '';
      return checkedAnswer(method, path, response);
    },
  };
  return self;
}

/** A new account that is signed in; its shop is made with it. */
export async function person(address: string, name: string): Promise<TestCaller> {
  const caller = visitor(address);
  const { status, body } = await caller.call('POST', '/api/accounts/register', {
    email: `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`,
    password: 'correct horse',
    displayName: name,
  });
  if (status !== 200) throw new Error(`registration answered ${status} ${JSON.stringify(body)}`);
  caller.userId = body.session.userId;
  return caller;
}
