-- By what a game is found in the list of games: what its opening says, and whether it is over by the views at present. The words are
-- its name and those of its seats, in small letters.
create table game_listing (
    game varchar(64) not null primary key,
    ruleset varchar(100) not null,
    scenario varchar(200) not null,
    words varchar(20000) not null,
    over boolean not null
);
