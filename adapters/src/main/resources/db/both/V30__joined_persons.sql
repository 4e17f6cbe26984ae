-- Names in games that a host or the operator said to be one person: 'identity' is the name of that person in all games. Figures about persons
-- are counted by it.
create table joined_person (
    game varchar(64) not null,
    name varchar(200) not null,
    identity varchar(200) not null,
    primary key (game, name)
);
