-- "48 results from 11 workshops": the walk along prices that counts results also says whose they are, without reading the pieces.
DROP INDEX search_price, search_top_price, search_category_price;
CREATE INDEX search_price ON search_documents (price_cents, listing_id) INCLUDE (seller_id);
CREATE INDEX search_top_price ON search_documents (top_category, price_cents, listing_id) INCLUDE (seller_id);
CREATE INDEX search_category_price ON search_documents (category, price_cents, listing_id) INCLUDE (seller_id);
