import { expect, test } from 'vitest';
import { countCharacters } from '../../core/counted.ts';
import { checkContent, previewOf } from './check-content.ts';
import { isDangerous } from './dangerous.ts';
import { decodeOnce, stripMarkup } from '../../core/reading/markup.ts';

const stored = (content: unknown): string => {
  const checked = checkContent(content);
  return checked.ok ? checked.value : checked.problem.code;
};
const dangerous = 'messages/content-dangerous';

test('[MSG-06] characters are counted as a person counts them, up to five thousand', () => {
  expect(countCharacters('a🏺🏺b')).toBe(4);
  expect(countCharacters('')).toBe(0);
  const pots = '🏺'.repeat(5000);
  expect(stored(pots)).toBe(pots);
  expect(stored(`${pots}a`)).toBe('messages/content-length');
  expect(stored('a')).toBe('a');
  expect(stored('')).toBe('messages/content-length');
});

test('[MSG-06] what is no text, or half of a character, is none', () => {
  for (const content of [7, null, undefined, ['a'], 'a\ud83c', '\udffa b'])
    expect(stored(content), String(content)).toBe('messages/invalid-content');
});

test('[MSG-06] lines end in one way, at most one is empty between two', () => {
  expect(stored('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
  expect(stored('a\n\n\n\nb\n\n\nc\n\nd')).toBe('a\n\nb\n\nc\n\nd');
  expect(stored('  a \u0000\u0007b\u007f\tc\u001b  ')).toBe('a b\tc');
  expect(stored('\n a\n')).toBe('a');
});

test('[MSG-06] markup goes, words stay; what is nothing but markup is empty', () => {
  expect(stored('<b>Hello</b> <i class="x>y">you</i>')).toBe('Hello you');
  expect(stored('one<br>two<p>three</p>')).toBe('one\ntwo\nthree');
  expect(stored('<b></b>')).toBe('messages/content-empty');
  expect(stored('Tom &amp; Ana &lt;3 &amp;lt;')).toBe('Tom & Ana <3 &lt;');
});

test('[MSG-06] what looks like a script is refused as it was typed, without its markup, decoded', () => {
  expect(stored('<script>x</script>')).toBe(dangerous);
  expect(stored('java<b></b>script:x')).toBe(dangerous);
  expect(stored('javascript&colon;x')).toBe(dangerous);
  expect(stored('<img title="javascript&colon;x">')).toBe(dangerous);
  expect(stored('<q on<b>load=x')).toBe(dangerous);
  expect(stored('Is the script of the film for sale?')).toBe('Is the script of the film for sale?');
});

test('[MSG-06] a tag ends with its angle bracket, one in quotes not counted', () => {
  expect(stripMarkup(`a<i title="1>2" lang='>'>b`)).toBe('ab');
  expect(stripMarkup('a<i title="1>2')).toBe('a2');
  // A quote that begins no attribute is a word.
  expect(stripMarkup('a<i "x>b">c')).toBe('ab">c');
  expect(stripMarkup(`a<i title="it's">b`)).toBe('ab');
  expect(stripMarkup('a<i title=x')).toBe('a<i title=x');
  expect(stripMarkup('a<i>b</I>c')).toBe('abc');
});

test('[MSG-06] comments and sections end with their own sign', () => {
  expect(stripMarkup('a<!-- > -->b')).toBe('ab');
  expect(stripMarkup('a<![CDATA[ x > ]]>b')).toBe('ab');
  expect(stripMarkup('a<!DOCTYPE html>b<?xml x?>c')).toBe('abc');
  expect(stripMarkup('a<!-- > b')).toBe('a<!-- > b');
});

test('[MSG-06] what is no element of the web stays as it was typed', () => {
  for (const text of ['I <3 it', 'a < b > c', '<ana@example.com>', '<sigh>', '< b>', '<b', 'a<'])
    expect(stripMarkup(text)).toBe(text);
});

test('[MSG-06] markup inside of markup goes too', () => {
  expect(stripMarkup('<scr<b>ipt>x')).toBe('x');
  expect(stripMarkup('a<<b>b>c')).toBe('ac');
  const nested = (depth: number): string => (depth === 0 ? '' : `<${nested(depth - 1)}b>`);
  expect(stripMarkup(`x${nested(59)}y`)).toBe('xy');
  expect(stripMarkup(nested(80))).not.toContain('<');
});

test('[MSG-06] entities are decoded once: by name, by number and by hexadecimal number', () => {
  expect(decodeOnce('&amp;lt;')).toBe('&lt;');
  expect(decodeOnce('&auml;&Auml;&szlig;&euro;')).toBe('äÄß€');
  expect(decodeOnce('&#65;&#x41;&#X4a;')).toBe('AAJ');
  expect(decodeOnce('&#1;&#x10ffff;')).toBe('\u0001\u{10ffff}');
  expect(decodeOnce('&#xd7ff;&#xe000;')).toBe('\ud7ff\ue000');
  for (const text of ['&#0;', '&#x110000;', '&#xd800;', '&#xdfff;', '&unknown;', '&toString;', '&AMP;', '&amp', '&#;'])
    expect(decodeOnce(text)).toBe(text);
});

test('[MSG-06] markup that runs something is dangerous, plain words are not', () => {
  for (const text of [
    ...['javascript:x', 'j a v a s c r i p t : x', 'VBScript:x', 'data:text/html', 'see data:x', 'onclick=x'],
    ...['ONLOAD = x', 'a onpointerdown=x', 'onkeyup=x', '<script>', '</ script >', '<svg/x', '< iframe src', '<style'],
  ])
    expect(isDangerous(text), text).toBe(true);
  for (const text of [
    ...['Here is the data: fine', 'mydata:x', 'onclick', 'on click = x', 'salon=x', 'onfire=x', '<scripted>', 'style'],
    ...['a <b> c', 'I love javascript', 'moonload=x', 'onload= '],
  ])
    expect(isDangerous(text), text).toBe(false);
});

test('[MSG-04] a list shows the first hundred characters', () => {
  expect(previewOf('🏺'.repeat(101))).toBe('🏺'.repeat(100));
  expect(previewOf('ab')).toBe('ab');
});

test('[MSG-06] a tag ends behind its quotes, a quote begins behind an equals sign alone', () => {
  const left = {
    '<a href=y title=">">b</a>': 'b',
    "<a title='>'>b</a>": 'b',
    // Nothing ends it: it stays as it was typed.
    '<a title=">" x': '<a title=">" x',
    // A quote that nobody closes is ended by the first bracket.
    '<a title=">b': 'b',
    'a<BR>b<Hr/>c': 'a\nb\nc',
    '<!-->x-->y': 'y',
    '<![CDATA[x]]>y': 'y',
    '<scr<b>ipt>x': 'x',
  };
  for (const [typed, text] of Object.entries(left)) expect(stripMarkup(typed), typed).toBe(text);
});
