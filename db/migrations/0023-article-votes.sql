-- Whether an article of the support centre was found helpful; the last word of each visitor counts.
CREATE TABLE article_votes (
  article text NOT NULL CHECK (article ~ '^[a-z0-9-]{3,60}$'),
  -- A person's id, or the hash of a visitor's cookie.
  voter text NOT NULL,
  helpful boolean NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (article, voter)
);
COMMENT ON TABLE article_votes IS 'partition: article';
