import { formatNumber } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const title = say({ en: 'Reviews and questions', de: 'Bewertungen und Fragen' });
export const queues = say({ en: 'Queues', de: 'Warteschlangen' });
export const sub = say({
  en: 'Oldest first. What is decided stands in the audit log.',
  de: 'Das Älteste zuerst. Was entschieden wird, steht im Protokoll.',
});
export const tabs = say({
  en: { reviews: 'Reviews', questions: 'Questions' },
  de: { reviews: 'Bewertungen', questions: 'Fragen' },
});
export const decidingNeeds = say({ en: 'Deciding needs ', de: 'Zum Entscheiden braucht es ' });
export const canRead = say({
  en: '. You can read what waits.',
  de: '. Was wartet, kannst du lesen.',
});
export const canRemove = say({
  en: '. You can read what waits, and take it out of the shop.',
  de: '. Was wartet, kannst du lesen und aus dem Shop nehmen.',
});
export const byWhom = say({
  en: (name: string, stars: number) => `${name}, ${stars} of 5 stars`,
  de: (name: string, stars: number) => `${name}, ${stars} von 5 Sternen`,
});
export const reviewOf = say({
  en: (name: string, stars: number, title: string) => `${name}, ${stars} of 5 stars, on ${title}`,
  de: (name: string, stars: number, title: string) => `${name}, ${stars} von 5 Sternen, zu ${title}`,
});
export const asksAbout = say({
  en: (name: string, title: string) => `${name} asks about ${title}`,
  de: (name: string, title: string) => `${name} fragt zu ${title}`,
});
export const noText = say({ en: 'Stars without words.', de: 'Sterne ohne Worte.' });
export const reported = say({
  en: (reason: string) => `Reported: ${reason}`,
  de: (reason: string) => `Gemeldet: ${reason}`,
});

const kinds = say({
  en: {
    review: {
      many: 'reviews',
      the: 'The reviews',
      hide: 'Hide this review',
      empty: 'No reviews wait for you',
      one: 'The review is',
    },
    question: {
      many: 'questions',
      the: 'The questions',
      hide: 'Hide this question',
      empty: 'No questions wait for you',
      one: 'The question is',
    },
  },
  de: {
    review: {
      many: 'Bewertungen',
      the: 'Die Bewertungen',
      hide: 'Diese Bewertung verbergen',
      empty: 'Keine Bewertung wartet auf dich',
      one: 'Die Bewertung ist',
    },
    question: {
      many: 'Fragen',
      the: 'Die Fragen',
      hide: 'Diese Frage verbergen',
      empty: 'Keine Frage wartet auf dich',
      one: 'Die Frage ist',
    },
  },
});
export type QueueKind = keyof typeof kinds;
export const ofKind = kinds;
const verdicts = say({
  en: { approve: 'shown', reject: 'hidden' },
  de: { approve: 'zu sehen', reject: 'verborgen' },
});
export const decided = say({
  en: (kind: QueueKind, count: number, verdict: keyof typeof verdicts) =>
    `${count === 1 ? kinds[kind].one : `${formatNumber(count)} ${kinds[kind].many} are`} ${verdicts[verdict]}.`,
  de: (kind: QueueKind, count: number, verdict: keyof typeof verdicts) =>
    `${count === 1 ? kinds[kind].one : `${formatNumber(count)} ${kinds[kind].many} sind`} ${verdicts[verdict]}.`,
});
export const actions = say({
  en: { approve: 'Show', reject: 'Hide' },
  de: { approve: 'Zeigen', reject: 'Verbergen' },
});
export const note = say({
  en: 'The reason stays in the audit log. Whoever wrote it is not told.',
  de: 'Der Grund steht nur im Protokoll. Wer es geschrieben hat, erfährt ihn nicht.',
});
export const emptyText = say({
  en: 'What people report, and what the setting REVIEW_MODERATION holds back, comes here.',
  de: 'Hierher kommt, was gemeldet wird und was die Einstellung REVIEW_MODERATION zurückhält.',
});
export const reasons = say({
  en: [
    'It insults or threatens somebody.',
    'It has private details of somebody.',
    'It advertises something else.',
    'It is not about the piece.',
  ],
  de: [
    'Es beleidigt oder bedroht jemanden.',
    'Es enthält private Angaben von jemandem.',
    'Es wirbt für etwas anderes.',
    'Es geht nicht um das Stück.',
  ],
});

export const states = say({
  en: { pending: 'waiting', visible: 'visible', hidden: 'hidden' },
  de: { pending: 'wartet', visible: 'zu sehen', hidden: 'verborgen' },
});
export const keepIt = say({ en: 'Keep it', de: 'Stehen lassen' });
export const showIt = say({ en: 'Show it', de: 'Zeigen' });
export const hideIt = say({ en: 'Hide it', de: 'Verbergen' });
