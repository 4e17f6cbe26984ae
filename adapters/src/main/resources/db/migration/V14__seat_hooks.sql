-- Where a person wants to be told that a game waits for it. 'awaited' is what the person was told last: a notice is sent when a game
-- begins to wait, and not again while it goes on waiting. Home is the address of the page, for the link.
create table seat_hook (
    game varchar(64) not null,
    person varchar(255) not null,
    kind varchar(16) not null,
    address varchar(200) not null,
    home varchar(300) not null,
    awaited boolean not null,
    primary key (game, person, kind)
);
