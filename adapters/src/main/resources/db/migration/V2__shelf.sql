-- What was read off the histories, page by page; made anew from the events at any time. All of it was written by the one
-- program that the mark stands for: another one begins anew.
create table shelf_mark (
    program varchar(128) not null
);

create table shelf_page (
    game varchar(64) not null,
    kind varchar(64) not null,
    page integer not null,
    body varbinary(1048576) not null,
    primary key (game, kind, page)
);

create table shelf_board (
    game varchar(64) not null,
    event integer not null,
    body varbinary(1048576) not null,
    primary key (game, event)
);
