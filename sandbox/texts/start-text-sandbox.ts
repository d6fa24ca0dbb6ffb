import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that a telephone would have received. */
interface SandboxText {
  to: string;
  from: string;
  body: string;
  validSeconds: number;
}

export interface TextSandbox {
  /** What `TEXTS_URL` is set to. */
  url: string;
  received: SandboxText[];
  /** How the next requests are answered instead, one after the other. */
  answerNext(...statuses: (number | 'hang' | 'cut')[]): void;
  stop(): Promise<void>;
}

const ACCOUNT = `AC${'0'.repeat(32)}`;
const TOKEN = 'text-sandbox-token';
const PATH = `/2010-04-01/Accounts/${ACCOUNT}/Messages.json`;
const E164 = /^\+[1-9]\d{6,14}$/;
const MAX_FORM = 20_000;

/** Numbers that the provider documents for tests, with the code that each is refused with. */
const refusedNumbers: Record<string, [code: number, message: string]> = {
  '+15005550001': [21_211, 'is not a valid phone number'],
  '+15005550009': [21_614, 'is not a mobile number'],
  '+15005550004': [21_610, 'has unsubscribed from messages of this sender'],
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const part of request) if (text.length < MAX_FORM) text += String(part);
  return new URLSearchParams(text.slice(0, MAX_FORM));
}

function answer(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, code: number, message: string): void =>
  answer(response, status, { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status });

/** Takes a message as the provider does, or refuses it in its words. */
function take(
  form: URLSearchParams,
  { response, received }: { response: ServerResponse; received: SandboxText[] },
): void {
  const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
  const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
  if (!E164.test(to)) return refuse(response, 400, 21_211, `The 'To' number ${to} is not a valid phone number.`);
  if (!from) return refuse(response, 400, 21_603, `A 'From' phone number is required.`);
  if (!body || body.length > 1600) return refuse(response, 400, body ? 21_617 : 21_602, 'Message body is required.');
  const [code, why] = refusedNumbers[to] ?? [];
  if (code) return refuse(response, 400, code, `The number ${to} ${why}.`);
  received.push({ to, from, body, validSeconds: Number(form.get('ValidityPeriod') ?? 14_400) });
  const sid = `SM${String(received.length).padStart(32, '0')}`;
  return answer(response, 201, { sid, account_sid: ACCOUNT, to, from, body, status: 'queued', error_code: null });
}

/** A sender of text messages on loopback that speaks the provider's own protocol and keeps what it was given. */
export async function startTextSandbox(): Promise<TextSandbox> {
  const received: SandboxText[] = [];
  const next: (number | 'hang' | 'cut')[] = [];
  const expected = `Basic ${Buffer.from(`${ACCOUNT}:${TOKEN}`).toString('base64')}`;
  const server = createServer((request, response) => {
    void formOf(request).then((form) => {
      const instead = next.shift();
      if (instead === 'hang') return;
      if (instead === 'cut') {
        // It took the message, and its answer is lost.
        received.push({ to: form.get('To') ?? '', from: '', body: form.get('Body') ?? '', validSeconds: 0 });
        request.socket.destroy();
        return;
      }
      if (instead) return refuse(response, instead, 20_000 + instead, `The number ${form.get('To')} was not served.`);
      if (request.url !== PATH || request.method !== 'POST')
        return refuse(response, 404, 20_404, 'The requested resource was not found');
      if (request.headers.authorization !== expected) return refuse(response, 401, 20_003, 'Authenticate');
      return take(form, { response, received });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${ACCOUNT}:${TOKEN}@127.0.0.1:${port}`,
    received,
    answerNext: (...statuses) => void next.push(...statuses),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
