import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export interface SourceFile {
  /** Without the floor: `cart/limits.ts`. */
  name: string;
  text: string;
  program: SyntaxNode[];
  /** A part of it on one line, without comments. */
  textOf(node: SyntaxNode): string;
}

export const listOf = (part: unknown): SyntaxNode[] => (part as (SyntaxNode | null)[]).filter((each) => each !== null);

export function sourceFile(name: string, text: string): SourceFile {
  return {
    name: name.replace(/^src\/\w+\//, ''),
    text,
    program: parseSync(name, text).program.body as unknown as SyntaxNode[],
    textOf: ({ start, end }) =>
      text
        .slice(start, end)
        .replaceAll(/\s*\/\/ .*\n/g, '')
        .replaceAll(/\s+/g, ' '),
  };
}

/** Every file of a floor but its tests and the page that shows the kit. */
export const filesOf = (floor: string): SourceFile[] =>
  globSync(`src/${floor}/**/*.{ts,tsx}`)
    .filter((file) => !/\.(test|d)\.ts$|\/app\/kit\//.test(file))
    .map((file) => sourceFile(file, readFileSync(file, 'utf8')));
