import type { DemoChoice } from './options.ts';
import { ceramics } from './pieces/ceramics.ts';
import { candles } from './pieces/candles.ts';
import { jewellery } from './pieces/jewellery.ts';
import { leather } from './pieces/leather.ts';
import { paper } from './pieces/paper.ts';
import { textiles } from './pieces/textiles.ts';
import { woodAndWicker } from './pieces/wood-and-wicker.ts';

/** One piece: title, price in cents, picture, what is particular about it, and what differs from its family. */
export interface DemoListing {
  title: string;
  cents: number;
  picture: string;
  /** First sentence of the description. */
  says: string;
  category?: string;
  colour?: string;
  quantity?: number;
  was?: number;
  personalisation?: string;
  second?: string;
  grams?: number;
  /** Millimetres and what is said beside them, where they are not those of the family. */
  size?: [height: number, width: number, depth: number];
  sizeNote?: string;
  /** How much is in it, where it is sold by weight or volume: `180 g`. */
  contents?: string;
  /** Colours of a piece that comes in several. */
  colours?: string[];
  choice?: DemoChoice;
  materials?: string[];
  tags?: string[];
  /** The rest of its description, where it is not that of the family. */
  text?: string;
}

/** Pieces of one shop that share material, working time and the rest of their description. */
export interface DemoFamily {
  shop: string;
  category: string;
  materials: string[];
  tags: string[];
  days: number;
  madeToOrder?: boolean;
  /** Drawn by the maker, made by others. */
  isDesigned?: boolean;
  grams: number;
  size: [height: number, width: number, depth: number];
  sizeNote?: string;
  care: string;
  text: string;
  listings: DemoListing[];
}

export const demoFamilies: DemoFamily[] = [
  ...ceramics,
  ...textiles,
  ...leather,
  ...jewellery,
  ...candles,
  ...woodAndWicker,
  ...paper,
];
