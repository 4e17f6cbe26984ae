-- What takes long to work out and never changes: battles, sieges and days of combats beside their odds, by the hash of the event that settled
-- them. Rows of another build of the program are not used. Made again from the events at any time.
create table appraisal (
    hash varchar(64) not null,
    began integer not null,
    viewer varchar(64) not null,
    edition varchar(100) not null,
    program varchar(128) not null,
    body varbinary(1048576) not null,
    seal varbinary(32),
    primary key (hash, began, viewer, edition)
);

-- What a game adds to the statistics over all games, at a position. Made again from the events at any time.
create table game_tally (
    game varchar(64) not null primary key,
    position integer not null,
    program varchar(128) not null,
    body varbinary(16777216) not null,
    seal varbinary(32)
);
