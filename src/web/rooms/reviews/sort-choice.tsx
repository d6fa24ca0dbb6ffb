import type { ReviewSort } from '#domain/reviews/model.ts';

const sorts: [ReviewSort, string][] = [
  ['helpful', 'Most helpful'],
  ['newest', 'Newest'],
  ['highest', 'Most stars'],
  ['lowest', 'Fewest stars'],
];

/** In which order the reviews stand. */
export function SortChoice({ sort, onChange }: { sort: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  return (
    <label className="sort-choice">
      <span className="muted">Sort</span>
      <select
        value={sort}
        onChange={(event) => onChange(sorts.find(([value]) => value === event.target.value)?.[0] ?? 'helpful')}
      >
        {sorts.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
