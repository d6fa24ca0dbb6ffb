import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OwnDatabase } from '../../run-cluster.ts';
import { ownDatabase } from '../../isolated-settings.ts';
import { type Asked, watchAnswers } from './answers.ts';
import { areAtRest, forgetRows, rowsWritten, watchRows } from './rows.ts';

let database: OwnDatabase;
let one: pg.Client;
let two: pg.Client;
let besides = 0;
const asked: Asked[] = [];

beforeAll(async () => {
  watchRows(() => void (besides += 1));
  watchAnswers({ onAsked: (step) => void asked.push(step), onBeside: () => void (besides += 1) });
  database = await ownDatabase();
  [one, two] = [new pg.Client(database.url), new pg.Client(database.url)];
  await Promise.all([one.connect(), two.connect()]);
});
afterAll(async () => {
  watchRows(null);
  watchAnswers(null);
  await Promise.all([one.end(), two.end()]);
  await database.drop();
});
beforeEach(async () => {
  await forgetRows();
  [besides, asked.length] = [0, 0];
});

const category = (slug: string): string =>
  `INSERT INTO categories (slug, parent, name, position) VALUES ('${slug}', NULL, '${slug}', 1)`;
const written = async (): Promise<unknown[] | undefined> =>
  (await rowsWritten())?.map(({ table, row }) => [table, (JSON.parse(row) as { name: string }).name]).toSorted();

test('rows that were added or changed since they were forgotten are read, those that were taken back are not', async () => {
  await one.query(category('nets'));
  await two.query(category('hooks'));
  expect(await written()).toEqual([
    ['categories', 'hooks'],
    ['categories', 'nets'],
  ]);
  await forgetRows();
  await one.query(`UPDATE categories SET name = 'Hooks of bone' WHERE slug = 'hooks'`);
  await one.query('BEGIN');
  await one.query(category('sails'));
  await one.query('ROLLBACK');
  expect(await written()).toEqual([['categories', 'Hooks of bone']]);
  await forgetRows();
  await one.query('SELECT slug FROM categories FOR UPDATE');
  expect([await written(), besides]).toEqual([[], 0]);
});

test('what is written or begun beside an open transaction, or beside another write, is noticed; reads are not', async () => {
  await one.query('BEGIN');
  await two.query('SELECT 1');
  expect(besides).toBe(0);
  await two.query(category('oars'));
  expect(besides).toBe(1);
  await two.query('BEGIN');
  expect(besides).toBe(2);
  await Promise.all([one.query('COMMIT'), two.query('COMMIT')]);
  besides = 0;
  await Promise.all([one.query(category('masts')), two.query(category('keels'))]);
  expect(besides).toBe(1);
  await one.query('SELECT 1');
  await two.query('SELECT 1');
  await two.query(category('tar'));
  expect(besides).toBe(1);
});

test('a database is at rest when every statement was answered', async () => {
  expect(areAtRest()).toBe(true);
  const slow = one.query('SELECT pg_sleep(0.05)');
  expect(areAtRest()).toBe(false);
  await slow;
  await two.query('SELECT 1');
  expect(areAtRest()).toBe(true);
});

test('a request is a step with its answer, without the values of cookies; one beside another is noticed', async () => {
  const waiting: (() => void)[] = [];
  const server = createServer((request, answer) => {
    answer.setHeader('set-cookie', 'session=s3cret; Path=/; HttpOnly');
    answer.setHeader('content-type', 'application/json');
    const end = (): void => void answer.end(`{"path":"${request.url}"}`);
    if (request.url !== '/both') return end();
    waiting.push(end);
    if (waiting.length === 2) for (const each of waiting) each();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await (await fetch(`${address}/first?n=1`, { method: 'POST' })).json();
  await (await fetch(`${address}/second`)).text();
  expect(asked).toEqual([
    {
      line: 'POST /first?n=1 200 | content-type: application/json | session; Path=/; HttpOnly',
      body: '{"path":"/first?n=1"}',
    },
    {
      line: 'GET /second 200 | content-type: application/json | session; Path=/; HttpOnly',
      body: '{"path":"/second"}',
    },
  ]);
  expect(besides).toBe(0);
  await Promise.all([fetch(`${address}/both`), fetch(`${address}/both`)].map(async (answer) => (await answer).text()));
  expect(besides).toBe(1);
  await new Promise((resolve) => void server.close(resolve));
});
