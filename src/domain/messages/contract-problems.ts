import { z } from 'zod';
import { problem } from '../core/problem.ts';
import { messageProblemTexts as texts } from './problem-texts.ts';

const field = z.object({ field: z.string() });
const wait = z.object({ retryAfterSeconds: z.number().int() });
const max = z.object({ max: z.number().int() });

export const notFound = { 'messages/not-found': problem(404, texts['messages/not-found']) };
export const unauthorized = { 'messages/unauthorized': problem(403, texts['messages/unauthorized']) };
export const undoOver = { 'messages/undo-over': problem(409, texts['messages/undo-over']) };
export const messageNotFound = { 'messages/message-not-found': problem(404, texts['messages/message-not-found']) };
export const labelNotFound = { 'messages/label-not-found': problem(404, texts['messages/label-not-found']) };
export const tooManyLabels = { 'messages/too-many-labels': problem(409, texts['messages/too-many-labels'], max) };
export const tooManyTemplates = {
  'messages/too-many-templates': problem(409, texts['messages/too-many-templates'], max),
};
export const templateNotFound = {
  'messages/template-not-found': problem(404, texts['messages/template-not-found']),
};
export const templateFields = {
  'messages/template-fields': problem(400, texts['messages/template-fields'], z.object({ unknown: z.string() })),
};

/** [MSG-07] What is wrong with an id, by the name of its field. */
export const idProblems = {
  'messages/id-empty': problem(400, texts['messages/id-empty'], field),
  'messages/id-length': problem(400, texts['messages/id-length'], field),
  'messages/id-characters': problem(400, texts['messages/id-characters'], field),
};
/** [MSG-06] What is wrong with the words of a message. */
export const contentProblems = {
  'messages/invalid-content': problem(400, texts['messages/invalid-content']),
  'messages/content-length': problem(400, texts['messages/content-length']),
  'messages/content-empty': problem(400, texts['messages/content-empty']),
  'messages/content-dangerous': problem(400, texts['messages/content-dangerous']),
};
/** [MSG-10] Each with the seconds after which it goes on. */
const sendLimits = {
  'messages/limit-conversation': problem(429, texts['messages/limit-conversation'], wait),
  'messages/limit-minute': problem(429, texts['messages/limit-minute'], wait),
  'messages/limit-hour': problem(429, texts['messages/limit-hour'], wait),
  'messages/limit-day': problem(429, texts['messages/limit-day'], wait),
};
export const startLimit = { 'messages/limit-started': problem(429, texts['messages/limit-started'], wait) };
export const reportLimit = { 'messages/limit-reports': problem(429, texts['messages/limit-reports'], wait) };
/** Why nothing can be sent to this person, or any more. */
const cannotSend = {
  'messages/closed': problem(409, texts['messages/closed']),
  'messages/no-answer': problem(409, texts['messages/no-answer']),
  'messages/blocked': problem(409, texts['messages/blocked']),
  'messages/does-not-take': problem(403, texts['messages/does-not-take']),
};
export const sendProblems = {
  ...idProblems,
  ...contentProblems,
  ...sendLimits,
  ...cannotSend,
  'messages/to-yourself': problem(400, texts['messages/to-yourself']),
  'messages/not-part': problem(403, texts['messages/not-part']),
  'messages/unknown-picture': problem(400, texts['messages/unknown-picture']),
};
