import type { Circuits } from '../../../platform/circuits/circuits.ts';

/** What a sender made of a message: sent, not now, or never. */
type TextOutcome = { kind: 'sent' } | { kind: 'later' | 'refused'; error: string };

/** Who carries text messages to telephones. */
export interface TextSender {
  send(message: { to: string; body: string; secondsOfUse: number }): Promise<TextOutcome>;
}

const TIMEOUT_MS = 10_000;
const MAX_ANSWER = 20_000;
/** Answers that are about us or about this moment, not about the message: credentials, funds, too many, their own faults. */
const isForLater = (status: number): boolean => [401, 402, 403, 404, 408, 425, 429].includes(status) || status >= 500;

/** The code of an answer that refuses; its words are not kept, as they may quote the number. */
async function codeOf(response: Response): Promise<string> {
  try {
    const { code } = JSON.parse((await response.text()).slice(0, MAX_ANSWER)) as { code?: unknown };
    return typeof code === 'number' ? ` ${code}` : '';
  } catch {
    return '';
  }
}

/**
 * Sends by the Messages API that Twilio speaks, and those who speak as it does: one form to
 * `/2010-04-01/Accounts/ACCOUNT/Messages.json`, with the account and its token as Basic credentials. While it fails again and again it is
 * left alone [ERR-08].
 */
export function textSender({ url, from, circuits }: { url: string; from: string; circuits: Circuits }): TextSender {
  const { origin, pathname, username, password } = new URL(url);
  const [account, token] = [decodeURIComponent(username), decodeURIComponent(password)];
  const address = `${origin}${pathname.replace(/\/$/, '')}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  // A service that chooses among several numbers has an id that begins so.
  const sender: [string, string] = [/^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From', from];
  return {
    send: async ({ to, body, secondsOfUse }) => {
      try {
        const request: RequestInit = {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams([
            ['To', to],
            sender,
            ['Body', body],
            ['ValidityPeriod', String(Math.max(1, Math.floor(secondsOfUse)))],
          ]),
          redirect: 'error',
        };
        const response = await circuits.run(
          'text sender',
          () => fetch(address, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) }),
          { isBad: ({ status }) => status >= 500 || status === 429 },
        );
        if (response.ok) {
          await response.body?.cancel();
          return { kind: 'sent' };
        }
        const error = `${response.status}${await codeOf(response)}`;
        return { kind: isForLater(response.status) ? 'later' : 'refused', error };
      } catch (error) {
        const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
        return { kind: 'later', error: `no answer: ${cause}` };
      }
    },
  };
}
