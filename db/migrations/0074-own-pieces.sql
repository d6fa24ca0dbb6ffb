-- Nobody begins to buy from their own shop. What was bought before stays as it is.
ALTER TABLE checkouts ADD CONSTRAINT checkouts_not_from_oneself CHECK (status <> 'open' OR buyer_id IS NULL
  OR NOT jsonb_path_exists(parcels, '$[*] ? (@.sellerId == $who)', jsonb_build_object('who', buyer_id))) NOT VALID;
