import type { ReviewSort } from '#domain/reviews/model.ts';
import { InlineSelect } from '#web/ui/fields/select.tsx';

const sorts: [ReviewSort, string][] = [
  ['helpful', 'Most helpful'],
  ['newest', 'Newest'],
  ['highest', 'Most stars'],
  ['lowest', 'Fewest stars'],
];

/** In which order the reviews stand. */
export const SortChoice = ({ sort, onChange }: { sort: ReviewSort; onChange: (sort: ReviewSort) => void }) => (
  <InlineSelect label="Sort" options={sorts} value={sort} onChoose={onChange} />
);
