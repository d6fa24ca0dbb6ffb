import { fail, ok, type Result } from '../core/result.ts';

/** [MSG-15] What a template may name; filled where it is put into the composer. */
export const templateFields = ['buyer', 'shop', 'product', 'order', 'state', 'tracking'] as const;
export type TemplateField = (typeof templateFields)[number];

const FIELD = /\{([\p{L}\p{N}_]{1,40})\}/gu;
const isField = (name: string): name is TemplateField => (templateFields as readonly string[]).includes(name);

/** Every field that a text names is one that there is. */
export function checkFields(body: string): Result<true, { code: 'messages/template-fields'; unknown: string }> {
  for (const [written, name] of body.matchAll(FIELD))
    if (name !== undefined && !isField(name)) return fail({ code: 'messages/template-fields', unknown: written });
  return ok(true);
}

/** [MSG-15] A field that still stands in what is about to be sent, as it is written; null where none does. */
export const unfilledField = (text: string): string | null =>
  [...text.matchAll(FIELD)].find(([, name = '']) => isField(name))?.[0] ?? null;

/** [MSG-15] A template with its fields filled; one that this conversation says nothing of stays to be seen. */
export const fillFields = (body: string, facts: Partial<Record<TemplateField, string>>): string =>
  body.replace(FIELD, (written, name: string) => (isField(name) && facts[name] ? facts[name] : written));
