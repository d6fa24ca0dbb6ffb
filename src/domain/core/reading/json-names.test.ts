import { expect, test } from 'vitest';
import { repeatedName } from './json-names.ts';

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]}', null],
  ['{"a":1,"b":2,"a":3}', 'a'],
  ['{"a":{"x":1,"\\u0078":2}}', 'x'],
  ['{"a":"b\\":","b":"{\\"a\\":1,\\"a\\":2}"}', null],
  ['[{"a":1},{"b":1,"b":1}]', 'b'],
  ['"a"', null],
])('the first name twice in one object of %s is %s', (json, name) => expect(repeatedName(json)).toBe(name));

test('names of a row are the same however they are written', () =>
  expect(repeatedName('{"Price":1,"x":{"B":1,"b":1},"price":2}', (name) => name.toLowerCase())).toBe('price'));
