import { hrefTo } from '#domain/addresses.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Article, findArticles } from '#domain/support/article.ts';
import { topics } from '#domain/support/article-list.ts';
import { language } from '#web/platform/languages/language.ts';
import { go, useQueryParams } from '#web/platform/router/navigation.ts';
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { articles, topicNames } from './articles.ts';
import { StuckForm } from './stuck-form.tsx';
import * as texts from './help-texts.tsx';
import '#web/ui/styles/columns.css';
import './support.css';

function ArticleRow({ article }: { article: Article }) {
  return (
    <li>
      <Link href={hrefTo('article', { slug: article.slug })}>
        <b>{article.title}</b>
        <span>{article.summary}</span>
      </Link>
    </li>
  );
}

function ArticleMatches({ query }: { query: string }) {
  const matches = findArticles(articles, query, language);
  const phrase = query.trim();
  return (
    <section aria-labelledby="found">
      <div role="status">
        <h2 id="found">
          {matches.length === 0 ? texts.nothingAbout(phrase) : texts.articlesFor(matches.length, phrase)}
        </h2>
      </div>
      {matches.length === 0 ? (
        <p className="soft-text">
          {texts.tryPlain((person) => (
            <a className="link" href="#write">
              {person}
            </a>
          ))}
        </p>
      ) : (
        <ul className="articles">
          {matches.map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Topics = () =>
  topics.map((id) => (
    <section key={id} aria-labelledby={`topic-${id}`}>
      <h2 id={`topic-${id}`}>{topicNames[id]}</h2>
      <ul className="articles">
        {articles
          .filter(({ topic }) => topic === id)
          .map((article) => (
            <ArticleRow key={article.slug} article={article} />
          ))}
      </ul>
    </section>
  ));

/** [SUP-01, UX-72] The support centre: articles by topic, a search over them, and a person for the rest. What is looked for stands in the address. */
export function SupportCenterPage() {
  const requested = useQueryParams().get('q') ?? '';
  const [query, setQuery] = useState(requested);
  const shown = useDeferredValue(query);
  useEffect(() => setQuery(requested), [requested]);
  const look = (text: string): void => {
    setQuery(text);
    go(text.trim() ? `${hrefTo('supportCenter')}?q=${encodeURIComponent(text)}` : hrefTo('supportCenter'), {
      replace: true,
      stay: true,
    });
  };
  return (
    <main id="main" className="page-width help-page">
      <Breadcrumbs
        items={[
          { name: texts.home, href: hrefTo('home') },
          { name: texts.help, href: hrefTo('supportCenter') },
        ]}
      />
      <PageTitle title={texts.help} className="page-title" />
      <search className="help-page__find">
        <SearchBox
          aria-label={texts.search}
          placeholder={texts.searchHint}
          autoComplete="off"
          maxLength={100}
          value={query}
          onType={look}
          clear={{ label: texts.clear, onClick: () => look('') }}
        />
      </search>
      <div className="help-page__cols">
        <div className="help-page__topics">{shown.trim() ? <ArticleMatches query={shown} /> : <Topics />}</div>
        <aside className="panel" id="write">
          <StuckForm article={null} />
        </aside>
      </div>
    </main>
  );
}
