-- What the service signed of a game with the key for receipts, which is no part of the database: of 'record' the newest receipt that
-- was given, of 'keys' the tokens and secrets. A change in the database that fits neither is found after the next start.
create table game_proof (
    game varchar(64) not null,
    kind varchar(16) not null,
    position integer not null,
    head varchar(64) not null,
    given_at varchar(40) not null,
    key_id varchar(64) not null,
    signature varchar(100) not null,
    primary key (game, kind)
);

-- Games up to this ordinal were made, or restored, without proofs: what is found of them first is signed.
create table game_proof_since (
    ordinal bigint not null
);
insert into game_proof_since (ordinal) select coalesce(max(ordinal), 0) from game_keys;
