import { MAX_ARCHIVE_REMARKS } from '#domain/archives/limits.ts';
import type { Language, Text } from '#domain/core/languages/language.ts';

interface Remark {
  line: number;
  title: string;
  sentence: string;
  isRefused: boolean;
}

/** What is said of single pieces, as many as are told one by one. */
export function remarksIn(language: Language) {
  const remarks: Remark[] = [];
  return {
    remarks,
    add: ({ sentence, ...about }: Omit<Remark, 'sentence'> & { sentence: Text }): void => {
      if (remarks.length < MAX_ARCHIVE_REMARKS) remarks.push({ ...about, sentence: sentence[language] });
    },
  };
}
