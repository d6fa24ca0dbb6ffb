import { circuitLimits } from '#domain/core/errors/circuit.ts';
import { inLanguage } from '#domain/core/languages/in-language.ts';
import type { Language } from '#domain/core/languages/language.ts';
import { addMilliseconds } from '#domain/core/time.ts';
import type { HealthPart } from '#domain/office/health-contract.ts';
import type { CircuitRow } from '../../../platform/circuits/circuit-store.ts';
import type { Dependency } from '../../../platform/circuits/circuits.ts';
import type { Config } from '../../../platform/config/config.ts';
import { serviceTexts } from './outside-texts.ts';

/** Whatever an open circuit said longer ago is no news: nobody has asked since. */
const NEWS_MILLISECONDS = 15 * 60_000;

type Spoken = ReturnType<typeof textsIn>;
const textsIn = (language: Language) => inLanguage(serviceTexts, language);

/** What the settings name. What they leave out is not asked, and not shown. */
function dependenciesOf(config: Config, hasIdentity: boolean): Dependency[] {
  const named: [Dependency, boolean][] = [
    ['card provider', true],
    ['mail server', Boolean(config.SMTP_URL)],
    ['file store', Boolean(config.S3_URL)],
    ['search service', Boolean(config.SEARCH_SERVICE)],
    ['identity provider', hasIdentity],
    ['text sender', Boolean(config.TEXTS_URL)],
    ['label provider', config.SHIPPING !== 'off'],
  ];
  return named.filter(([, isNamed]) => isNamed).map(([name]) => name);
}

const clock = (at: Date): string => `${at.toISOString().slice(11, 19)} UTC`;

/** [ERR-08] One dependency by what each process that asked it lately knows. */
function serviceOf(
  texts: Spoken,
  rows: readonly CircuitRow[],
  now: Date,
): Omit<HealthPart, 'key' | 'label' | 'advice'> {
  const [newest] = rows;
  const inProcesses = (some: number, all: number): string => (all > 1 ? texts.inProcesses(some, all) : '');
  if (!newest) return { state: 'none', words: texts.notChecked, checkedAt: now.toISOString() };
  const recent = rows.filter(({ lookedAt }) => now.getTime() - lookedAt.getTime() < NEWS_MILLISECONDS);
  const of = (state: CircuitRow['state']): CircuitRow[] => recent.filter((row) => row.state === state);
  const [open, trying] = [of('open'), of('half-open')];
  const failing = of('closed').filter(({ failuresInRow }) => failuresInRow > 0);
  const said = (state: HealthPart['state'], row: CircuitRow, phrase: string) => ({
    state,
    words: phrase,
    checkedAt: row.lookedAt.toISOString(),
  });
  if (open[0]) {
    const phrase = texts.leftAlone({
      time: clock(addMilliseconds(open[0].openedAt ?? open[0].lookedAt, circuitLimits.restMs)),
      failures: circuitLimits.failures,
      where: inProcesses(open.length, recent.length),
      error: open[0].error,
    });
    return said('critical', open[0], phrase);
  }
  if (trying[0]) return said('high', trying[0], texts.withCare(inProcesses(trying.length, recent.length)));
  if (failing[0])
    return said(
      'high',
      failing[0],
      texts.inRow(failing[0].failuresInRow, inProcesses(failing.length, recent.length), failing[0].error),
    );
  return recent.length === 0 && newest.state !== 'closed'
    ? said('none', newest, texts.notSince)
    : said('ok', newest, texts.answers);
}

/** [ERR-08, UX-99] What stands outside the house, each with when it was last looked at. */
export function servicesOf(
  rows: readonly CircuitRow[],
  { config, hasIdentity, now, language }: { config: Config; hasIdentity: boolean; now: Date; language: Language },
): HealthPart[] {
  const texts = textsIn(language);
  return dependenciesOf(config, hasIdentity).map((name) => {
    const service = serviceOf(
      texts,
      rows.filter((row) => row.name === name),
      now,
    );
    const isIll = service.state === 'high' || service.state === 'critical';
    return { key: name, label: texts.labels[name], ...service, advice: isIll ? texts.advice : '' };
  });
}
