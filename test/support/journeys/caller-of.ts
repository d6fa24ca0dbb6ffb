import type { APIRequestContext } from '@playwright/test';

/** Who calls beside a page, for `ask`. */
export const callerOf = (request: Pick<APIRequestContext, 'get' | 'post'>) => ({
  call: async (method: string, path: string, data: unknown): Promise<{ status: number; body: unknown }> => {
    const answer = await (method === 'GET' ? request.get(path) : request.post(path, { data }));
    return { status: answer.status(), body: await answer.json() };
  },
});
