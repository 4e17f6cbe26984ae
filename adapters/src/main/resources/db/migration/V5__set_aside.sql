-- Games that cannot be shown or whose record is damaged, and why; found anew from the events at any time.
create table set_aside (
    game varchar(64) not null primary key,
    reason varchar(1000) not null
);

-- One row that is written to find out whether the disk takes anything.
create table write_probe (
    id integer not null primary key,
    tried timestamp not null
);

-- The views at present are kept packed: they are written again and again, and are ten times as long as they need be.
delete from view_at_present;
alter table view_at_present drop column body;
alter table view_at_present add column body varbinary(16777216) not null;
