import { expect, test } from 'vitest';
import { kitProblems } from './kit-parts.mjs';

const problemsOf = (file: string, text: string) => kitProblems(new Map([[file, text]]));

test('a button or a mistake that is typed by hand is refused outside of the kit', () => {
  const page = 'src/web/modules/cart/cart-page.tsx';
  expect(problemsOf(page, '<button className="button button--ink wide">Go</button>')).toHaveLength(2);
  expect(problemsOf(page, "<a className={`d-btn ${isOn ? 'd-pri' : ''}`}>Go</a>")).toHaveLength(1);
  expect(problemsOf(page, '<p className="d-err" role="alert">No</p>')).toHaveLength(1);
  expect(problemsOf(page, '<section className="d-action-box"><p className="d-note">No</p></section>')).toHaveLength(2);
  expect(problemsOf('src/web/ui/button.tsx', '<button className="button" />')).toEqual([]);
});

test('other classes, and words that only look alike, are not', () => {
  expect(
    problemsOf('src/web/modules/a.tsx', '<i className="gallery__open more-button" /> // className button'),
  ).toEqual([]);
});

test('elements that the kit has are refused outside of it, each once in a file', () => {
  const page = 'src/web/modules/cart/cart-page.tsx';
  expect(problemsOf(page, '<label>Year <select /></label><label />')).toEqual([
    { file: page, message: expect.stringContaining('<select by hand: use Select, SelectField') },
    { file: page, message: expect.stringContaining('<label by hand: use a field') },
  ]);
  expect(problemsOf(page, '<input type="checkbox" /><input type="radio" /><table />')).toHaveLength(3);
  expect(problemsOf(page, '<nav className="d-tabs" />')).toHaveLength(1);
  expect(problemsOf('src/web/ui/fields/select.tsx', '<select />')).toEqual([]);
  expect(problemsOf(page, '<Select /><Field type="search" aria-label="label" />')).toEqual([]);
});
