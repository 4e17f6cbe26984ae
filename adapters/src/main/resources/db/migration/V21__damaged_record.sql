-- Games whose newest events were lost when a part of the file could not be read: the first position that is lost. What is left of such a game
-- is whole in itself, so nothing else would tell. The row goes when the game comes back from a backup.
create table damaged_record (
    game varchar(64) not null primary key,
    position integer not null
);
