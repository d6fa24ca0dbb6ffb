-- One review of one delivered order line. Ratings of listing and shop count those that are visible, in the same transaction.
CREATE TABLE reviews (
  seller_id text NOT NULL,
  id text NOT NULL,
  order_id text NOT NULL,
  line_id text NOT NULL,
  listing_id text NOT NULL,
  buyer_id text NOT NULL,
  buyer_name text NOT NULL,
  stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
  body text NOT NULL DEFAULT '' CHECK (length(body) <= 4000),
  option_values text[] NOT NULL DEFAULT '{}',
  pictures jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_array_length(pictures) <= 5),
  state text NOT NULL CHECK (state IN ('pending', 'visible', 'hidden')),
  answer text CHECK (length(answer) BETWEEN 1 AND 2000),
  answered_at timestamptz,
  helpful integer NOT NULL DEFAULT 0 CHECK (helpful >= 0),
  reports integer NOT NULL DEFAULT 0 CHECK (reports >= 0),
  created_at timestamptz NOT NULL,
  -- When it was seen first by anybody; it is told once.
  published_at timestamptz,
  PRIMARY KEY (seller_id, id),
  FOREIGN KEY (seller_id, order_id, line_id) REFERENCES order_lines (seller_id, order_id, id),
  CONSTRAINT reviews_not_by_the_shop CHECK (buyer_id <> seller_id),
  CONSTRAINT reviews_answer_dated CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX reviews_once ON reviews (seller_id, order_id, line_id);
CREATE INDEX reviews_id ON reviews (id);
CREATE INDEX reviews_newest ON reviews (seller_id, listing_id, created_at DESC, id) WHERE state = 'visible';
CREATE INDEX reviews_helpful ON reviews (seller_id, listing_id, helpful DESC, created_at DESC, id) WHERE state = 'visible';
CREATE INDEX reviews_of_shop ON reviews (seller_id, created_at, id);
CREATE INDEX reviews_of_shop_by_stars ON reviews (seller_id, stars, created_at, id);
CREATE INDEX reviews_unanswered ON reviews (seller_id, created_at, id) WHERE state = 'visible' AND answer IS NULL;
CREATE INDEX reviews_unmoderated ON reviews (created_at, id) WHERE state = 'pending' OR reports > 0;
-- What somebody wrote.
CREATE INDEX reviews_of_buyer ON reviews (buyer_id, created_at DESC);
COMMENT ON TABLE reviews IS 'module: reviews; partition: seller_id';

CREATE TABLE review_votes (
  seller_id text NOT NULL,
  review_id text NOT NULL,
  user_id text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, review_id, user_id),
  FOREIGN KEY (seller_id, review_id) REFERENCES reviews (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE review_votes IS 'module: reviews; partition: seller_id';

CREATE TABLE review_reports (
  seller_id text NOT NULL,
  review_id text NOT NULL,
  user_id text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('offensive', 'private', 'advertising', 'unrelated', 'other')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  at timestamptz NOT NULL,
  PRIMARY KEY (seller_id, review_id, user_id),
  FOREIGN KEY (seller_id, review_id) REFERENCES reviews (seller_id, id) ON DELETE CASCADE
);
COMMENT ON TABLE review_reports IS 'module: reviews; partition: seller_id';

CREATE TABLE questions (
  seller_id text NOT NULL,
  id text NOT NULL,
  listing_id text NOT NULL,
  asker_id text NOT NULL,
  asker_name text NOT NULL,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 1000),
  state text NOT NULL CHECK (state IN ('pending', 'visible', 'hidden')),
  answer text CHECK (length(answer) BETWEEN 1 AND 2000),
  answered_at timestamptz,
  created_at timestamptz NOT NULL,
  published_at timestamptz,
  PRIMARY KEY (seller_id, id),
  FOREIGN KEY (seller_id, listing_id) REFERENCES listings (seller_id, id) ON DELETE CASCADE,
  CONSTRAINT questions_not_by_the_shop CHECK (asker_id <> seller_id),
  CONSTRAINT questions_answer_dated CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE INDEX questions_id ON questions (id);
CREATE INDEX questions_newest ON questions (seller_id, listing_id, created_at DESC, id) WHERE state = 'visible';
CREATE INDEX questions_of_shop ON questions (seller_id, created_at DESC, id);
CREATE INDEX questions_unmoderated ON questions (created_at, id) WHERE state = 'pending';
CREATE INDEX questions_of_asker ON questions (asker_id, created_at DESC);
COMMENT ON TABLE questions IS 'module: reviews; partition: seller_id';
