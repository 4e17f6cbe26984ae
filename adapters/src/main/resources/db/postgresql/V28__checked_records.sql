-- When the record of a game was last read whole and found as it was written, by whichever service: 'checked_on' is that day (UTC), 'position'
-- that of the newest event then. A service that starts goes on with the records that nobody has checked that day.
create table checked_record (
    game varchar(64) not null primary key,
    position integer not null,
    checked_on date not null,
    seal bytea not null
);
