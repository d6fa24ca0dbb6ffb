-- A shop shows its maker and its workshop; without them its stamp and its pieces stand there.
ALTER TABLE shops ADD COLUMN portrait jsonb, ADD COLUMN banner jsonb;
