import { errorCategoryOf, isChunkLoadError } from '../core/errors/categories.ts';
import { errorTypeOf } from '../core/errors/error-types.ts';
import { plainPath } from '../core/errors/fingerprint.ts';
import { sanitiseLog } from '../core/sanitise-log.ts';
import type { ErrorReport } from './model.ts';

/** A version of a frame's file is a name of code, not a key: `/assets/ab12cd34.js:1:2` stays readable. */
const cleanFrame = (frame: string): string =>
  sanitiseLog(frame.replace(/https?:\/\/[^/\s)]+/g, '').replace(/[?#][^\s):]*/g, ''));

/** [ERR-11] A report as it may leave a browser, and as it may be stored: both sides do the same to every text of it. */
export const cleanReport = (report: ErrorReport): ErrorReport => ({
  ...report,
  kind: isChunkLoadError(report.message) ? 'chunk' : report.kind,
  name: sanitiseLog(report.name).slice(0, 60),
  message: sanitiseLog(report.message),
  path: plainPath(report.path),
  version: sanitiseLog(report.version).slice(0, 60),
  frames: report.frames.map(cleanFrame),
  breadcrumbs: report.breadcrumbs.map((crumb) => ({ ...crumb, message: sanitiseLog(crumb.message) })),
  trace: report.trace.map((event) => ({ ...event, name: sanitiseLog(event.name).slice(0, 100) })),
});

/** [ERR-01, ERR-06] */
export const kindsOf = ({ name, message }: { name: string; message: string }) => ({
  type: errorTypeOf(`${name} ${message}`, name),
  category: errorCategoryOf(`${name} ${message}`),
});
