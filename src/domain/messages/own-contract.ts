import { oc } from '@orpc/contract';
import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { problem } from '../core/problem.ts';
import * as problems from './contract-problems.ts';
import {
  correspondentSchema,
  labelColourSchema,
  labelNameSchema,
  labelSchema,
  templateInput,
  templateSchema,
} from './model.ts';
import { messageProblemTexts as texts } from './problem-texts.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const at = (method: Method, path: string, summary: string) =>
  oc.route({ method, path: `/messages${path}`, tags: ['messages'], summary });
const labelTaken = { 'messages/label-taken': problem(409, texts['messages/label-taken']) };
const labelFields = { name: labelNameSchema, color: labelColourSchema };

/** Labels, templates and blocked people of one person. */
export const ownCalls = {
  listLabels: at('GET', '/labels', 'One’s labels by name.').output(z.strictObject({ labels: z.array(labelSchema) })),
  createLabel: at('POST', '/labels', 'A new label.')
    .input(z.strictObject(labelFields))
    .output(labelSchema)
    .errors({ ...labelTaken, ...problems.tooManyLabels }),
  updateLabel: at('PUT', '/labels/{labelId}', 'Another name or colour for a label.')
    .input(z.strictObject({ labelId: idSchema, ...labelFields }))
    .output(labelSchema)
    .errors({ ...labelTaken, ...problems.labelNotFound }),
  deleteLabel: at('DELETE', '/labels/{labelId}', 'A label goes, also from every conversation that carries it.')
    .input(z.strictObject({ labelId: idSchema }))
    .output(z.strictObject({ labelId: idSchema, removedFrom: z.number().int() })),
  listTemplates: at('GET', '/templates', 'One’s templates and quick replies by name.').output(
    z.strictObject({ templates: z.array(templateSchema) }),
  ),
  createTemplate: at('POST', '/templates', 'A new template or quick reply.')
    .input(z.strictObject(templateInput))
    .output(templateSchema)
    .errors({ ...problems.templateFields, ...problems.tooManyTemplates }),
  updateTemplate: at('PUT', '/templates/{templateId}', 'Other words for a template.')
    .input(z.strictObject({ templateId: idSchema, ...templateInput }))
    .output(templateSchema)
    .errors({ ...problems.templateFields, ...problems.templateNotFound }),
  deleteTemplate: at('DELETE', '/templates/{templateId}', 'A template goes.')
    .input(z.strictObject({ templateId: idSchema }))
    .output(z.strictObject({ templateId: idSchema })),
  listBlocked: at('GET', '/blocks', 'Whom one has blocked, the newest first.').output(
    z.strictObject({ people: z.array(correspondentSchema.extend({ userId: idSchema, at: z.iso.datetime() })) }),
  ),
  blockPerson: at('POST', '/blocks', 'The other one of a conversation can write to one no more, anywhere.')
    .input(z.strictObject({ conversationId: idSchema }))
    .output(z.strictObject({ userId: idSchema, isBlocked: z.literal(true) }))
    .errors(problems.notFound),
  unblockPerson: at('DELETE', '/blocks/{userId}', 'A person can write to one again.')
    .input(z.strictObject({ userId: idSchema }))
    .output(z.strictObject({ userId: idSchema, isBlocked: z.literal(false) })),
};
