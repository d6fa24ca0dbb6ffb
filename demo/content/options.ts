/** What a buyer chooses of a piece: values with what they add to its price, and a picture where they look different. */
export interface DemoOption {
  name: string;
  values: { value: string; more?: number; picture?: string }[];
}

export interface DemoChoice {
  options: DemoOption[];
  /** Pieces of each variant in the order of the values; the last option changes fastest. */
  quantities: number[];
  sizeNote?: string;
  /** Millimetres, where they are not those of the family; zeros where the choice says it. */
  size?: [height: number, width: number, depth: number];
}

/** A value of a choice of colours: what the maker calls it, the colour that it is found by, its picture, how many there are. */
export type Way = [value: string, colour: string, picture: string, quantity: number, more?: number];

const optionOf = (name: string, ways: readonly Way[]): DemoOption => ({
  name,
  values: ways.map(([value, , picture, , more = 0]) => ({ value, picture, more })),
});
const colouredBy = (ways: readonly Way[]) => ({
  picture: ways[0]?.[2] ?? '',
  colours: [...new Set(ways.map(([, colour]) => colour))],
});

/** One piece in several colours: its first picture is that of the first colour. */
export const inColours = (name: string, ways: readonly Way[]) => ({
  ...colouredBy(ways),
  choice: { options: [optionOf(name, ways)], quantities: ways.map(([, , , quantity]) => quantity) } as DemoChoice,
});

type Step = [value: string, more: number, quantity: number];

/** One piece in several sizes, lengths or papers. */
export const sized = (name: string, steps: readonly Step[], more: Partial<DemoChoice> = {}): DemoChoice => ({
  options: [{ name, values: steps.map(([value, extra]) => ({ value, more: extra })) }],
  quantities: steps.map(([, , quantity]) => quantity),
  ...more,
});

/** Each colour in each size: as many as the smaller of both amounts, and of each seventh none. */
export const inColoursAndSizes = (
  name: string,
  ways: readonly Way[],
  { options, quantities, ...more }: DemoChoice,
) => ({
  ...colouredBy(ways),
  choice: {
    options: [optionOf(name, ways), ...options],
    quantities: ways.flatMap(([, , , amount], row) =>
      quantities.map((each, column) => ((row * 3 + column * 2) % 7 === 5 ? 0 : Math.min(amount, each))),
    ),
    ...more,
  } as DemoChoice,
});
