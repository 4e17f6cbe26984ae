-- The record that a game was made from, and the secrets of dice that a game threw before it went on with another one.
alter table game_keys add column imported_game varchar(64);
alter table game_keys add column imported_events integer;

create table former_secret (
    game varchar(64) not null,
    commitment varchar(64) not null,
    secret varbinary(64) not null,
    primary key (game, commitment)
);
