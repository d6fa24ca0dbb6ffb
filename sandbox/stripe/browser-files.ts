import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './wire/sandbox-call.ts';

const kinds: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/** The field page runs only our own files, talks only to us, and may be framed by any shop, as at the provider. */
const fieldPolicy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http: https:`;

const files = new Map<string, { body: string; tag: string; headers: Record<string, string> }>();
const read = (name: string): string => readFileSync(join(import.meta.dirname, 'browser', name), 'utf8');

for (const name of [
  'stripe.js',
  'field.html',
  'field.js',
  'card-format.js',
  'field.css',
  'challenge.css',
  'challenge-done.js',
]) {
  // The shop's page gets one script and one new name, `Stripe`.
  const body = name === 'stripe.js' ? `(() => {\n${read('card-elements.js')}\n${read('stripe.js')}})();\n` : read(name);
  const type = name.split('.').at(-1) ?? '';
  files.set(name, {
    body,
    tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    headers: {
      'Content-Type': kinds[type] ?? 'text/plain',
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
      ...(type === 'html' ? { 'Content-Security-Policy': fieldPolicy, 'Referrer-Policy': 'no-referrer' } : {}),
    },
  });
}

/** `/v3/` is the script, as at the provider; its card fields lie beside it. */
export function browserFile(path: string, knownTag: string | undefined): Answer | null {
  const name =
    path === '/v3/' || path === '/v3' || /^\/[a-z]+\/stripe\.js$/.test(path)
      ? 'stripe.js'
      : /^\/v3\/([a-z-]+\.[a-z]+)$/.exec(path)?.[1];
  const file = files.get(name ?? '');
  if (!file) return null;
  const headers = { ...file.headers, ETag: file.tag };
  return knownTag === file.tag ? { status: 304, body: '', headers } : { status: 200, body: file.body, headers };
}
