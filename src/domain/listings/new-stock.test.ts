import { expect, test } from 'vitest';
import { newStock } from './new-stock.ts';

test('[CAT-02] a quantity that was not touched leaves the stock as sales left it', () => {
  expect(newStock({ quantity: 5, stockSeen: 5, stock: 4 })).toBe(4);
  expect(newStock({ quantity: 1, stockSeen: 1, stock: 0 })).toBe(0);
});

test('[CAT-02] pieces that the maker adds or takes away count from what is left', () => {
  expect(newStock({ quantity: 8, stockSeen: 5, stock: 4 })).toBe(7);
  expect(newStock({ quantity: 0, stockSeen: 5, stock: 4 })).toBe(0);
  expect(newStock({ quantity: 2, stockSeen: 5, stock: 4 })).toBe(1);
});

test('[CAT-02] a new combination, or a quantity without what was seen, counts as it stands', () => {
  expect(newStock({ quantity: 3, stockSeen: undefined, stock: 9 })).toBe(3);
  expect(newStock({ quantity: 3, stockSeen: 7, stock: undefined })).toBe(3);
});
