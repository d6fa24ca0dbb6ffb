import { escapedHtml } from '../escaped-html.ts';
import type { Json } from './json.ts';

const escaped = (text: unknown): string => escapedHtml(String(text ?? ''));

const accessOf = ({ security }: Json): string => {
  const needsSession = security?.some((entry: Json) => 'session' in entry);
  return needsSession ? 'Needs a session.' : 'Open to everybody.';
};

/** A plain page of every call, made from the OpenAPI document; no script and no inline style. */
export function docsPage(document: Json): string {
  const rows = Object.entries(document.paths as Record<string, Json>).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Json>).map(
      ([method, call]) => `
      <section id="${escaped(call.operationId)}">
        <h2><code>${escaped(method.toUpperCase())} /api${escaped(path)}</code></h2>
        <p>${escaped(call.summary)}</p>
        <p>Call <code>${escaped(call.operationId)}</code>. ${accessOf(call)}</p>
        <dl>${Object.entries(call.responses as Json)
          .map(
            ([status, response]) =>
              `<dt>${escaped(status)}</dt><dd>${escaped((response as Json).description || 'OK')}</dd>`,
          )
          .join('')}</dl>
        <details><summary>Input</summary><pre>${escaped(JSON.stringify(call.requestBody ?? call.parameters ?? {}, null, 2))}</pre></details>
      </section>`,
    ),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escaped(document.info.title)}</title></head><body><main><h1>${escaped(document.info.title)}</h1>
    <p>${escaped(document.info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>${rows.join('')}</main></body></html>`;
}
