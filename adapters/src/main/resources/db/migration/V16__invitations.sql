-- Whoever is named for a place gets a link. Of its secret the hash stands here until the link is opened, another one is made for the same
-- person, or the place ends. 'place' is the hash of the place for which it was given, 'open_until' an instant as text. What stands here
-- is signed with the tokens of the game.
create table game_invitation (
    game varchar(64) not null,
    person varchar(255) not null,
    secret varchar(64) not null unique,
    given_by varchar(255) not null,
    place varchar(64) not null,
    open_until varchar(40) not null,
    primary key (game, person)
);
