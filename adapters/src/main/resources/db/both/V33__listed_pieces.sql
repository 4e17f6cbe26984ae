-- By what games are found in a search without a look at each of them: see 'ListedPieces'. A row is three characters that follow each other in the words
-- of a game in the list, with the ordinal of that game behind them. Made again from the list at any time.
create table listed_piece (
    place bigint not null primary key
);
-- Those that are over, or go on; those of a rulebook; those of a scenario.
create index if not exists game_listing_over on game_listing (over, ordinal);
create index if not exists game_listing_ruleset on game_listing (ruleset, over, ordinal);
create index if not exists game_listing_scenario on game_listing (scenario, over, ordinal);
