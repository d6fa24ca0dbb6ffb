/** One request of an upload; `onSent` hears how many bytes of its body have left. */
export interface SendRequest {
  url: string;
  headers: Record<string, string>;
  body?: Blob | string | undefined;
  signal: AbortSignal;
  onSent: (bytes: number) => void;
}

export interface SendAnswer {
  /** 0 where none came. */
  status: number;
  header(name: string): string | null;
  text: string;
}

export type Send = (request: SendRequest) => Promise<SendAnswer>;

const none: SendAnswer = { status: 0, header: () => null, text: '' };

/** fetch tells nothing of how far an upload is. */
export const sendBytes: Send = ({ url, headers, body, signal, onSent }) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(none);
    const request = new XMLHttpRequest();
    const stop = (): void => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onSent(event.loaded));
    const end = (answer: SendAnswer): void => {
      signal.removeEventListener('abort', stop);
      resolve(answer);
    };
    for (const ending of ['error', 'abort', 'timeout']) request.addEventListener(ending, () => end(none));
    request.addEventListener('load', () =>
      end({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        text: request.responseText,
      }),
    );
    signal.addEventListener('abort', stop);
    request.send(body ?? null);
    return undefined;
  });
