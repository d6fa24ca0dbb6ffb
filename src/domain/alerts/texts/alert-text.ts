import type { Text } from '../../core/languages/language.ts';

/** What one type of alert says, with its facts in braces. */
export interface AlertText {
  title: Text;
  message: Text;
  action: Text;
}
