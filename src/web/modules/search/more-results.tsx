import { formatNumber } from '#web/platform/languages/formats.ts';
import type { ComponentProps } from 'react';
import type { SearchOutput } from '#domain/search/contract.ts';
import { totalText } from '#domain/search/results-text.ts';
import { speaker } from '#web/platform/languages/language.ts';
import { MoreButton } from '#web/ui/more-button.tsx';
import * as texts from './search-texts.ts';

interface Props {
  shown: number;
  page: SearchOutput;
  pages: ComponentProps<typeof MoreButton>['pages'];
}

/** [UX-25] How many of how many, and the next. */
export function MoreResults({ shown, page, pages }: Props) {
  return (
    <div className="more-button">
      <p>{texts.shownOf(formatNumber(shown), totalText(page, speaker))}</p>
      {page.totalIsExact && page.total > 0 && (
        <div className="more-button__bar" aria-hidden="true">
          <i style={{ width: `${Math.min(100, (shown / page.total) * 100)}%` }} />
        </div>
      )}
      <MoreButton pages={pages} each=".goods .card__title a">
        {texts.loadMore}
      </MoreButton>
    </div>
  );
}
