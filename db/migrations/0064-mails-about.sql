-- What a mail tells of, where that can be taken back: while it has not left, it is taken back as well.
ALTER TABLE mails ADD COLUMN about text NOT NULL DEFAULT '';
CREATE INDEX mails_about ON mails (about) WHERE about <> '';
