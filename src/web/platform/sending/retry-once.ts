import { retryDelay, shouldSendAgain } from '../query-client.ts';
import type { Send } from './sender.ts';

/** [SHELL-14, ERR-04] A change that got no answer, or that the server failed at, is sent once more, under its key: it has one effect. */
export const retryOnce =
  (send: Send): Send =>
  async (name, input, key) => {
    try {
      return await send(name, input, key);
    } catch (problem) {
      if (!shouldSendAgain(0, problem)) throw problem;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(0)));
      return send(name, input, key);
    }
  };
