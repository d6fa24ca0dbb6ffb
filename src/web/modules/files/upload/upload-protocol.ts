import { CHUNK_BYTES, isResumable, nextBytes, nextChunkBytes } from '#domain/files/storage/upload-policy.ts';
import type { Send, SendAnswer, SendRequest } from './send-bytes.ts';

const ANY = 'application/octet-stream';

export interface UploadTarget {
  bucket: string;
  /** The full name, in a folder of one's own. */
  name: string;
  file: Blob;
}

export type Handles = Pick<SendRequest, 'signal'> & { onReceived: (bytes: number) => void };

/** What one request came to: `failed` with its status and words. */
export type StepAnswer = { kind: 'goes-on' } | { kind: 'stored' } | { kind: 'failed'; status: number; message: string };

function label(text: string): string {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? '';
  } catch {
    return '';
  }
}

const failed = ({ status, text }: SendAnswer): StepAnswer => ({ kind: 'failed', status, message: label(text) });

const objectsOf = ({ bucket, name }: UploadTarget): string =>
  `/v0/b/${encodeURIComponent(bucket)}/o?name=${encodeURIComponent(name)}`;

async function sendWhole(target: UploadTarget, send: Send, { signal, onReceived }: Handles): Promise<StepAnswer> {
  const { name, file } = target;
  const boundary = crypto.randomUUID();
  const head = `--${boundary}\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ name, contentType: ANY })}\r\n--${boundary}\r\nContent-Type: ${ANY}\r\n\r\n`;
  const answer = await send({
    url: objectsOf(target),
    headers: {
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': `multipart/related; boundary=${boundary}`,
    },
    body: new Blob([head, file, `\r\n--${boundary}--`]),
    signal,
    onSent: (bytes) => onReceived(Math.min(file.size, Math.max(0, bytes - head.length))),
  });
  return answer.status === 200 ? { kind: 'stored' } : failed(answer);
}

const startRequest = (target: UploadTarget) => ({
  url: objectsOf(target),
  headers: {
    'X-Goog-Upload-Protocol': 'resumable',
    'X-Goog-Upload-Command': 'start',
    'X-Goog-Upload-Header-Content-Length': String(target.file.size),
    'X-Goog-Upload-Header-Content-Type': ANY,
    'Content-Type': 'application/json; charset=utf-8',
  },
  body: JSON.stringify({ name: target.name, contentType: ANY }),
});

const chunkRequest = (file: Blob, { from, to, isLast }: ReturnType<typeof nextBytes>) => ({
  headers: {
    'X-Goog-Upload-Command': isLast ? 'upload, finalize' : 'upload',
    'X-Goog-Upload-Offset': String(from),
    'Content-Type': ANY,
  },
  body: file.slice(from, to),
});

/**
 * [FILE-01] The public wire format of file storage, one request after the other: a small file in one, a larger one in chunks. After a
 * failure `forget` makes the next step ask the server where the upload stands.
 */
export function uploadProtocol(target: UploadTarget, send: Send) {
  const { file } = target;
  let url: string | null = null;
  let received = 0;
  let chunk = CHUNK_BYTES;
  let isUnsure = false;

  async function start({ signal }: Handles): Promise<StepAnswer> {
    const answer = await send({ ...startRequest(target), signal, onSent: () => undefined });
    const given = answer.status === 200 ? answer.header('X-Goog-Upload-URL') : null;
    if (given === null) return failed(answer);
    // Behind a proxy the server may know itself by another name; its own page reaches it by this one.
    const { pathname, search } = new URL(given, location.origin);
    url = pathname + search;
    return { kind: 'goes-on' };
  }

  async function ask(at: string, { signal, onReceived }: Handles): Promise<StepAnswer> {
    const headers = { 'X-Goog-Upload-Command': 'query' };
    const answer = await send({ url: at, headers, signal, onSent: () => undefined });
    if (answer.status === 404) {
      // The server has forgotten it: it begins again.
      [url, received, isUnsure] = [null, 0, false];
      return { kind: 'goes-on' };
    }
    if (answer.status !== 200) return failed(answer);
    received = Number(answer.header('X-Goog-Upload-Size-Received') ?? 0);
    isUnsure = false;
    onReceived(received);
    return { kind: answer.header('X-Goog-Upload-Status') === 'final' ? 'stored' : 'goes-on' };
  }

  async function more(at: string, { signal, onReceived }: Handles): Promise<StepAnswer> {
    const { from, to, isLast } = nextBytes(received, file.size, chunk);
    const answer = await send({
      ...chunkRequest(file, { from, to, isLast }),
      url: at,
      signal,
      onSent: (bytes) => onReceived(Math.min(to, from + bytes)),
    });
    if (answer.status !== 200) return failed(answer);
    received = to;
    chunk = nextChunkBytes(chunk);
    onReceived(received);
    return { kind: isLast ? 'stored' : 'goes-on' };
  }

  return {
    /** The next request. */
    step: (handles: Handles): Promise<StepAnswer> => {
      if (!isResumable(file.size)) return sendWhole(target, send, handles);
      if (url === null) return start(handles);
      return isUnsure ? ask(url, handles) : more(url, handles);
    },
    /** What the last request came to is not known. */
    forget: (): void => {
      isUnsure = url !== null;
      chunk = CHUNK_BYTES;
    },
    /** Tells the server that nothing more comes. Whether it hears it or not, it forgets the upload after a while. */
    callOff: async (): Promise<void> => {
      const headers = { 'X-Goog-Upload-Command': 'cancel' };
      if (url) await send({ url, headers, signal: AbortSignal.timeout(5000), onSent: () => undefined });
    },
  };
}
