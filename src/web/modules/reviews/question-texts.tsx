import type { ReactNode } from 'react';
import { numbered } from '#web/platform/languages/formats.ts';
import { say } from '#web/platform/languages/language.ts';

export const theQuestions = say({ en: 'The questions', de: 'Die Fragen' });
export const write = say({ en: 'Write your question first.', de: 'Schreib zuerst deine Frage.' });
export const yourQuestion = say({
  en: (shop: string) => `Your question to ${shop}`,
  de: (shop: string) => `Deine Frage an ${shop}`,
});
export const left = say({ en: (count: number) => `${count} left`, de: (count: number) => `Noch ${count}` });
export const isPublic = say({ en: 'Everybody can read it', de: 'Alle können sie lesen' });
export const cancel = say({ en: 'Cancel', de: 'Abbrechen' });
export const sending = say({ en: 'Sending…', de: 'Wird geschickt …' });
export const ask = say({ en: 'Ask', de: 'Fragen' });
export const noQuestions = say({
  en: (text: string) => `Nobody has asked about “${text}” yet.`,
  de: (text: string) => `Nach „${text}“ hat noch niemand gefragt.`,
});
export const lookup = say({
  en: (count: number, all: number) => `${count} of ${numbered(all, 'question', 'questions')}`,
  de: (count: number, all: number) => `${count} von ${numbered(all, 'Frage', 'Fragen')}`,
});
export const questions = say({ en: 'Questions', de: 'Fragen' });
export const search = say({ en: 'Search questions and answers', de: 'Fragen und Antworten durchsuchen' });
export const searchFirst = say({ en: 'Search the answers first', de: 'Erst in den Antworten suchen' });
export const atShop = say({ en: 'at your desk', de: 'in deinem Shop' });
export const ownAnswered = say({
  en: (shop: ReactNode) => <>Questions about your pieces are answered {shop}.</>,
  de: (shop: ReactNode) => <>Fragen zu deinen Stücken beantwortest du {shop}.</>,
});
export const notAnsweredYet = say({ en: 'Not answered yet?', de: 'Noch keine Antwort dabei?' });
export const nobodyYet = say({
  en: 'Nobody has asked about this piece yet.',
  de: 'Zu diesem Stück hat noch niemand gefragt.',
});
export const askShop = say({ en: (shop: string) => `Ask ${shop}`, de: (shop: string) => `${shop} fragen` });
export const answersWithin = say({
  en: (hours: number) => `. Usually answers within ${numbered(hours, 'hour', 'hours')}.`,
  de: (hours: number) => `. Antwortet meist innerhalb von ${numbered(hours, 'Stunde', 'Stunden')}.`,
});
export const showMore = say({ en: 'Show more questions', de: 'Mehr Fragen zeigen' });
export const questionBy = say({
  en: (name: string) => `Question by ${name}`,
  de: (name: string) => `Frage von ${name}`,
});
export const maker = say({ en: 'Maker', de: 'Werkstatt' });
export const byline = say({
  en: (name: string, day: string) => `Asked by ${name}, ${day}. Not answered yet.`,
  de: (name: string, day: string) => `Gefragt von ${name}, ${day}. Noch nicht beantwortet.`,
});
export const sent = say({
  en: (shop: string) => `Your question is on the page. ${shop} has been told.`,
  de: (shop: string) => `Deine Frage steht auf der Seite. ${shop} weiß Bescheid.`,
});
export const sentForReview = say({
  en: 'Your question is shown once somebody has looked at it.',
  de: 'Deine Frage erscheint, sobald sie jemand angesehen hat.',
});
