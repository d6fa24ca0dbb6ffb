import type { ReviewSort } from '#domain/reviews/model.ts';
import { InlineSelect } from '#web/ui/fields/select.tsx';
import * as texts from './review-texts.ts';

const sorts = (['helpful', 'newest', 'highest', 'lowest'] as const).map((sort) => [sort, texts.sorts[sort]] as const);

/** In which order the reviews stand. */
export const SortChoice = ({ sort, onChange }: { sort: ReviewSort; onChange: (sort: ReviewSort) => void }) => (
  <InlineSelect label={texts.sort} options={sorts} value={sort} onChoose={onChange} />
);
