import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { orderOf } from '../order-of.mjs';
import { type MutationPoint, placesOf, plantedSource } from './places.ts';

export interface DrawnMutant extends MutationPoint {
  id: string;
  file: string;
}

/** Which sources are drawn from, half of all places each. */
const HALVES = ['src/server', 'src/web'];
/** Text is not logic, and contracts and tables of tags are data. */
const leftOut = /\.(test|d)\.tsx?$|(contract|texts?|tagged-tables|-main)\.tsx?$|\/migrations\//;

const sourcesIn = (root: string, half: string): string[] =>
  (readdirSync(join(root, half), { recursive: true }) as string[])
    .map((file) => join(half, file))
    .filter((file) => /\.tsx?$/.test(file) && !leftOut.test(file));

/**
 * So many mutants that the seed alone decides, half of the server and half of the browser; none inside another. They take turns, so that
 * part of a run says as much of each.
 */
export function drawMutants(root: string, count: number, seed: number): DrawnMutant[] {
  const halves = HALVES.map((half) => {
    const drawn: DrawnMutant[] = [];
    const all = sourcesIn(root, half)
      .flatMap((file) =>
        placesOf(readFileSync(join(root, file), 'utf8'), file).map((position) => {
          const id = `${file}:${position.start}:${position.kind}`;
          return { ...position, file, id, order: orderOf(id, seed) };
        }),
      )
      .toSorted((one, other) => one.order - other.order);
    for (const { order: _, ...mutant } of all) {
      if (drawn.length === count / HALVES.length) break;
      const overlaps = drawn.some(
        ({ file, start, end }) => file === mutant.file && start < mutant.end && mutant.start < end,
      );
      if (!overlaps) drawn.push(mutant);
    }
    return drawn;
  });
  return Array.from({ length: count / HALVES.length }, (_, n) => halves.flatMap((half) => half[n] ?? [])).flat();
}

/** Every drawn mutant stands in its source, and is asked for while tests run: nothing has to be built anew for one. */
export function plantMutants(folder: string): Plugin {
  const drawn = JSON.parse(readFileSync(join(folder, 'drawn.json'), 'utf8')) as DrawnMutant[];
  return {
    name: 'plant-mutants',
    enforce: 'pre',
    transform: (code, id) => {
      const its = drawn.filter(({ file }) => id === join(process.cwd(), file));
      return its.length > 0 ? { code: plantedSource(code, its), map: null } : null;
    },
  };
}
