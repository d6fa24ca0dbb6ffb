import { LineResponse } from './line.ts';
import { Wire } from './wire.ts';

interface CallOptions {
  data?: unknown;
  headers?: Record<string, string>;
  params?: Record<string, string | number | boolean>;
}

type Call = (path: string, options?: CallOptions) => Promise<LineResponse>;

export interface Calls extends Record<'get' | 'post' | 'put' | 'patch' | 'delete', Call> {
  dispose: () => Promise<void>;
}

/** For helpers of journeys that look at what they did. */
export { expect } from './expect.ts';

const never = new AbortController().signal;

/** Calls beside the page, with the same cookies, as Playwright's `request`. */
export function calls(wire: Wire, base: string, always: Record<string, string> = {}): Calls {
  const send = async (
    method: string,
    path: string,
    { data, headers, params }: CallOptions = {},
  ): Promise<LineResponse> => {
    const url = new URL(path, base);
    for (const [name, value] of Object.entries(params ?? {})) url.searchParams.set(name, String(value));
    const isRaw = data === undefined || typeof data === 'string' || data instanceof Uint8Array;
    const body = (isRaw ? data : JSON.stringify(data)) as string | Uint8Array<ArrayBuffer> | undefined;
    const type = isRaw ? {} : { 'content-type': 'application/json' };
    const given = Object.fromEntries(
      Object.entries({ ...type, ...always, ...headers }).map(([name, value]) => [name.toLowerCase(), value]),
    );
    return new LineResponse(await wire.send({ method, url: url.href, headers: given, body }, never));
  };
  const of =
    (method: string): Call =>
    (path, options) =>
      send(method, path, options);
  return {
    get: of('GET'),
    post: of('POST'),
    put: of('PUT'),
    patch: of('PATCH'),
    delete: of('DELETE'),
    dispose: async () => undefined,
  };
}

/** Stands in for Playwright's `request`: somebody else, without a page. */
export const request = {
  newContext: async ({
    baseURL = '',
    extraHTTPHeaders = {},
  }: { baseURL?: string; extraHTTPHeaders?: Record<string, string> } = {}): Promise<Calls> =>
    calls(new Wire(), baseURL, extraHTTPHeaders),
};
