import { of } from './chance.ts';
import type { UnitKind } from './harder-kinds.ts';

/** A measure of a ware, and the ways to write it that mean the same. */
export interface Size {
  name: string;
  value: string;
  forms: string[];
}

const plain = (name: string, units: string[], amounts: string) => ({ name, units, amounts: amounts.split(' ') });
const measures: Record<Exclude<UnitKind, 'area'>, { name: string; units: string[]; amounts: string[] }> = {
  metres: plain('length', ['m', 'metres'], '2 3 5 10 15 20 25 30 50'),
  millimetres: plain('diameter', ['mm'], '6 8 10 13 16 20 32 50 115 125 165 190'),
  inches: plain('size', ['inch', 'in'], '1/4 3/8 1/2 3/4 1 2 5/8 12 14 26 28'),
  litres: plain('capacity', ['l', 'litre'], '1 2 3 5 7 12 20 40 120 200'),
  watts: plain('power', ['W', 'watt'], '60 150 300 550 800 1200 2000'),
  centimetres: plain('length', ['cm'], '12 18 20 24 28 33 40 46 60 120 180'),
  kilograms: plain('load', ['kg'], '1 2 5 9 12 15 22 40'),
};
const areas = ['20 30', '30 40', '40 60', '60 90', '80 120', '120 180', '200 300', '25 25'].map((area) =>
  area.split(' '),
);

export function sizeOf(measure: UnitKind, next: (below: number) => number): Size {
  if (measure === 'area') {
    const [wide = '', high = ''] = of(areas, next);
    const value = `${wide} x ${high} cm`;
    return { name: 'dimensions', value, forms: [value, `${wide}x${high} cm`, `${wide}x${high}cm`] };
  }
  const { name, units, amounts } = measures[measure];
  const amount = of(amounts, next);
  const [unit = '', ...longer] = units;
  const value = `${amount} ${unit}`;
  return { name, value, forms: [value, value, `${amount}${unit}`, ...longer.map((each) => `${amount} ${each}`)] };
}
