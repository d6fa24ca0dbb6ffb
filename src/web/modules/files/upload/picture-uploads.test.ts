import { createElement, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '#test/support/markup/mount.ts';
import { press } from '#test/support/markup/interactions.ts';
import { button, find } from '#test/support/markup/read.ts';
import { settle } from '#test/support/markup/settle.ts';
import type { Picture } from '#domain/core/pictures/picture.ts';
import type { PictureUpload, PictureUploadOptions } from './picture-upload.ts';
import { PictureUploads } from './picture-uploads.tsx';

const seen = vi.hoisted(() => ({ begun: [] as PictureUploadOptions[] }));
vi.mock('./picture-upload.ts', () => ({
  uploadPictureFile: (options: PictureUploadOptions) => void seen.begun.push(options),
}));
beforeEach(() => void (seen.begun = []));

const picture = (id: string): Picture => ({
  ...{ id, alt: '', width: 800, height: 600, colour: '#aabbcc', focusX: 0.5, focusY: 0.5 },
});
const listed: string[] = [];
interface Given {
  most: number;
  first?: string[];
  isPrivate?: boolean;
  hint?: string;
}
/** A form that somebody sends pictures along with. */
function Form({ first = [], ...props }: Given) {
  const [pictures, setPictures] = useState<readonly Picture[]>(first.map(picture));
  listed.splice(0, listed.length, ...pictures.map(({ id }) => id));
  return createElement(PictureUploads, { label: 'Your pictures', pictures, onChange: setPictures, ...props });
}
/** What the form says, beside the field that nobody sees. */
async function form(given: Given): Promise<() => string[]> {
  const { lines } = await mount(Form, given);
  return () => lines().filter((line) => line !== '‹file Choose pictures›');
}
const choose = (...names: string[]): Promise<void> =>
  settle(() => {
    const input = find<HTMLInputElement>('input[type=file]');
    Object.defineProperty(input, 'files', {
      value: names.map((name) => new window.File(['x'], name)),
      configurable: true,
    });
    // As a browser has it, which tells of the same file again only where nothing is chosen any more.
    Object.defineProperty(input, 'value', { value: 'C:/fakepath/jug.jpg', writable: true, configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const change = (at: number, upload: Partial<PictureUpload>): Promise<void> =>
  settle(() => seen.begun[at]?.onChange({ state: 'running', part: 0, problem: '', ...upload }));
const arrive = (at: number, id: string): Promise<void> => settle(() => seen.begun[at]?.onPicture(picture(id)));

test('[FILE-02] pictures are chosen up to as many as may be, each on its way in a row of its own', async () => {
  const lines = await form({ most: 3, first: ['a'], isPrivate: true });
  const input = find<HTMLInputElement>('input[type=file]');
  const opened = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  await press(button('Add'));
  expect(opened).toHaveBeenCalledTimes(1);
  expect([lines(), input.multiple, input.accept]).toEqual([
    ['Your picturesOptional, up to 3', '[Take away picture 1: ]', '[Add]'],
    true,
    'image/jpeg,image/png,image/webp,image/avif',
  ]);
  await choose('one.jpg', 'two.jpg', 'three.jpg');
  expect(seen.begun.map(({ file, isPrivate }) => [file.name, isPrivate])).toEqual([
    ['one.jpg', true],
    ['two.jpg', true],
  ]);
  const onCancel = vi.fn();
  await change(0, { part: 0.5, onCancel });
  await change(1, { state: 'checking', part: 1 });
  // Nothing is free, so nothing can be added.
  expect(lines()).toEqual([
    ...['Your picturesOptional, up to 3', '[Take away picture 1: ]'],
    ...['one.jpg', 'Uploading 50 %', 'status:', '[Cancel: one.jpg: Cancel]'],
    ...['two.jpg', 'Checking the file', 'status: Checking the file'],
  ]);
  await press(button('Cancel: one.jpg'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  await arrive(0, 'b');
  await arrive(1, 'c');
  expect([listed, lines()]).toEqual([
    ['a', 'b', 'c'],
    ['Your picturesOptional, up to 3', '[Take away picture 1: ]', '[Take away picture 2: ]', '[Take away picture 3: ]'],
  ]);
  await press(button('Take away picture 2'));
  expect([listed, lines().at(-1)]).toEqual([['a', 'c'], '[Add]']);
});

test('[FILE-02] pictures stand in the order in which they were chosen', async () => {
  const lines = await form({ most: 9, hint: 'Of the jug' });
  expect(lines()[0]).toBe('Your picturesOf the jug');
  await choose('one', 'two', 'three', 'four', 'five');
  for (let at = 0; at < 5; at += 1) await change(at, {});
  await arrive(2, 'three');
  expect([listed, lines().includes('three')]).toEqual([[], false]);
  await arrive(0, 'one');
  expect(listed).toEqual(['one']);
  await change(1, { state: 'paused' });
  expect(listed).toEqual(['one', 'three']);
  await arrive(4, 'five');
  await change(3, { state: 'error', problem: 'No picture.' });
  expect(listed).toEqual(['one', 'three', 'five']);
  // Gone on with, it comes last.
  await change(1, { state: 'running' });
  await arrive(1, 'two');
  expect(listed).toEqual(['one', 'three', 'five', 'two']);
  // The same picture twice is one.
  await choose('two again');
  await change(5, {});
  await arrive(5, 'two');
  expect(listed).toEqual(['one', 'three', 'five', 'two']);
});

test('[FILE-02] what failed or was called off is put away by hand, and only that', async () => {
  const lines = await form({ most: 9 });
  await choose('one', 'two', 'three');
  const effects = () => lines().filter((line) => line.includes('Put away'));
  await change(0, { state: 'running' });
  await change(1, { state: 'canceled' });
  await change(2, {});
  expect(effects()).toEqual(['[Put away: two: Put away]']);
  await change(0, { state: 'error', problem: 'No picture.' });
  expect(effects()).toEqual(['[Put away: one: Put away]', '[Put away: two: Put away]']);
  await press(button('Put away: two'));
  expect([effects(), lines().includes('two')]).toEqual([['[Put away: one: Put away]'], false]);
  await arrive(2, 'three');
  expect(listed).toEqual(['three']);
  await press(button('Put away: one'));
  expect(lines()).toEqual(['Your picturesOptional, up to 9', '[Take away picture 1: ]', '[Add]']);
  // Put away while those before it were on their way, it keeps none of those behind it.
  await choose('four', 'five', 'six');
  for (const at of [3, 4, 5]) await change(at, {});
  await arrive(5, 'six');
  await change(4, { state: 'error', problem: 'No.' });
  await press(button('Put away: five'));
  expect(listed).toEqual(['three']);
  await arrive(3, 'four');
  expect(listed).toEqual(['three', 'four', 'six']);
});

test('[FILE-02] a picture goes to the form as it is when it arrives', async () => {
  const added: string[] = [];
  const props = { label: 'Your pictures', most: 3, pictures: [] };
  const { show } = await mount(PictureUploads, { ...props, onChange: () => void added.push('as it was') });
  await choose('one');
  expect(seen.begun[0]?.isPrivate).toBe(false);
  await show({ ...props, onChange: () => void added.push('as it is') });
  await arrive(0, 'one');
  expect(added).toEqual(['as it is']);
});

test('[FILE-02] more that arrive than there is room for are left out', async () => {
  await form({ most: 2 });
  await choose('one', 'two');
  expect(find<HTMLInputElement>('input[type=file]').value).toBe('');
  await arrive(0, 'one');
  await arrive(1, 'two');
  await settle(() => seen.begun[1]?.onPicture(picture('three')));
  expect(listed).toEqual(['one', 'two']);
});
