// npm run holidays: writes the public holidays of the countries that are served, as the library date-holidays knows them, into a table of the server.
// It takes half a second and 45 MB that no process should spend on days that are the same for years; run it again with each new release of the library.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Holidays from 'date-holidays';
import { countries } from '../src/domain/core/countries.ts';
import { root } from './ensure-node.mjs';

const YEARS = 12;
const first = new Date().getUTCFullYear();
const years = Array.from({ length: YEARS }, (_, index) => first + index);

const daysOf = (code) => {
  const calendar = new Holidays(code, { types: ['public'] });
  const days = years.flatMap((year) => calendar.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  return [...new Set(days)].toSorted();
};

const table = countries.map(({ code }) => [code, daysOf(code)]).toSorted(([a], [b]) => (a < b ? -1 : 1));
const lines = table.map(([code, days]) => `  "${code}": "${days.map((day) => day.replaceAll('-', '')).join(' ')}"`);
writeFileSync(join(root, 'src/server/modules/shops/calendar/public-holidays.json'), `{\n${lines.join(',\n')}\n}\n`);
