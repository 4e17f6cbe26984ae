-- By what a record that comes in is compared with the games that are here: the hash of the first event of each game. An import keeps the
-- hashes of its record; every fork has an opening of its own.
create table game_line (
    game varchar(64) not null primary key,
    first_hash varchar(64) not null
);
create index game_line_first_hash on game_line (first_hash);
