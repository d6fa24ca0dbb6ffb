import type { Text } from '#domain/core/languages/language.ts';

/** One row of a seller's file: its fields, or why it cannot be read. `line` is where it begins. */
export interface FileRow {
  line: number;
  record?: unknown;
  sentence?: Text;
}
