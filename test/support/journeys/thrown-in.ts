interface Sent {
  url(): string;
  postData(): string | null;
}

/**
 * What a page reports as thrown, and nobody caught: the error layer keeps that from the console, so that it is looked for here. A failed call
 * and what is said to the console are told by the browser itself.
 */
export function thrownIn(request: Sent): string | null {
  if (!request.url().endsWith('/api/errors/reports')) return null;
  const { kind, name, message } = JSON.parse(request.postData() ?? '{}') as Record<string, string>;
  return kind === 'call' || kind === 'console' ? null : `reported ${kind}: ${name}: ${message}`;
}
