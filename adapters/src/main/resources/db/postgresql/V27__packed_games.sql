-- The events of a game that rests, all but its newest, compressed in one row ('PackedEvents'). Their own rows are gone; the newest event keeps
-- its row, so that its position is still given once, and a game that goes on has its further events after what is packed. 'events' is how many
-- are packed, from position 1 on.
create table packed_game (
    game varchar(64) not null primary key,
    events integer not null,
    body bytea not null check (octet_length(body) <= 16777216),
    seal bytea not null check (octet_length(seal) <= 32)
);
-- It is compressed already.
alter table packed_game alter column body set storage external;
