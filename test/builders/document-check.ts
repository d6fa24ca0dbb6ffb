import { z } from 'zod';
import type { ApiDocument, ApiOperation } from './api-document.ts';
import { addressFinder } from './address-finder.ts';

interface Operation {
  id: string;
  method: string;
  template: string;
  responses: ApiOperation['responses'];
  schemas: Map<string, z.ZodType>;
}

interface ObservedAnswer {
  method: string;
  /** As it was asked for, with `/api`. */
  path: string;
  status: number;
  text: string;
}

export interface DocumentCheck {
  /** What is wrong with an answer by the document; empty where they agree, or where the address is none of the API. */
  problems(answer: ObservedAnswer): string[];
  /** What was answered with success so far, by operation. */
  readonly succeeded: ReadonlySet<string>;
}

const operationsOf = (document: ApiDocument): Operation[] =>
  Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      id: described.operationId,
      method: method.toUpperCase(),
      template,
      responses: described.responses,
      schemas: new Map<string, z.ZodType>(),
    })),
  );

/** What every refusal holds, when it is one. */
interface Refusal {
  error?: { code?: unknown; message?: unknown; requestId?: unknown };
}

const parsed = (text: string): Refusal | null => {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    return null;
  }
};

/** Holds answers against the served document: the status must be named there, an error's code with it, and a success must fit its schema. */
export function documentCheck(document: ApiDocument): DocumentCheck {
  const findOperation = addressFinder(operationsOf(document));
  const succeeded = new Set<string>();

  const successProblems = (operation: Operation, { status, text }: ObservedAnswer): string[] => {
    const schema = operation.responses[status]?.content?.['application/json']?.schema;
    if (!schema) return [];
    const known = operation.schemas.get(String(status)) ?? z.fromJSONSchema(schema as z.core.JSONSchema.JSONSchema);
    operation.schemas.set(String(status), known);
    const result = known.safeParse(parsed(text));
    return result.success
      ? []
      : result.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  };
  const errorProblems = (operation: Operation, { status, text }: ObservedAnswer): string[] => {
    const error = parsed(text)?.error;
    if (!error) return [`${status} without the shape of errors: ${text.slice(0, 100)}`];
    const codes = String(operation.responses[status]?.description).split(', ');
    const isWhole = [error.code, error.message, error.requestId].every((part) => typeof part === 'string');
    return [
      ...(isWhole ? [] : ['an error without code, message or requestId']),
      ...(codes.includes(String(error.code))
        ? []
        : [`${status} ${error.code}, of which the document says ${codes.join(', ')}`]),
    ];
  };
  return {
    succeeded,
    problems: (answer) => {
      const operation = findOperation(answer.method, answer.path);
      if (!operation) return [];
      const { id, responses } = operation;
      if (!responses[answer.status])
        return [`${id} answered ${answer.status} ${parsed(answer.text)?.error?.code ?? ''}, which is not documented`];
      const isSuccess = answer.status < 300;
      if (isSuccess) succeeded.add(id);
      const results = isSuccess ? successProblems(operation, answer) : errorProblems(operation, answer);
      return results.map((problem) => `${id}: ${problem}`);
    },
  };
}
