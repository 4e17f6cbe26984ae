-- The list of games, and a search in it, read one table each, in the order in which games are listed: with very many games a join of both for each
-- game took most of their time. What stands here twice is that of game_keys.
alter table game_listing add column if not exists ordinal bigint;
alter table game_listing add column if not exists open boolean;
update game_listing set ordinal = (select k.ordinal from game_keys k where k.game = game_listing.game),
    open = (select k.open from game_keys k where k.game = game_listing.game);
create index if not exists game_listing_open on game_listing (open desc, ordinal desc);
create index if not exists game_keys_open on game_keys (open desc, ordinal desc);
-- How many battles of a game are not compared with their odds yet: whether there is work left is asked of every game at a start. Null in older rows.
alter table game_tally add column if not exists pending integer;
