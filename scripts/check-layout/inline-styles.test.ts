import { expect, test } from 'vitest';
import { inlineStyleProblems } from './inline-styles.mjs';

const FILE = 'src/web/ui/share.tsx';
const messageOf = (text: string, most: number) =>
  inlineStyleProblems(new Map([[FILE, text]]), { [FILE]: most }).map(({ message }) => message);

test.each([
  [
    'one more than the list has',
    '<i style={{ width }} /><i style={{ height }} />',
    1,
    [/writes 2 .*class in its sheet/],
  ],
  ['one on a condition', '<i style={isOn ? { width: 4 } : undefined} />', 0, [/writes 1 /]],
  ['fewer than the list has', '<i className="share" />', 1, [/lower its 1/]],
  ['as many, and styles that are passed on', '<i style={{ width }} /><b style={style} />', 1, []],
])('inline styles: %s', (_, text, most, expected) => {
  expect(messageOf(text, most)).toEqual(expected.map((message) => expect.stringMatching(message)));
});

test('a file that is gone leaves the list of inline styles', () => {
  expect(inlineStyleProblems(new Map(), { [FILE]: 1 })).toEqual([
    { file: FILE, message: expect.stringContaining('is no more') },
  ]);
});
