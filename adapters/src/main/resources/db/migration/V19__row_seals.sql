-- Whoever can write this database but not the file of keys beside it gains nothing by a row that is served as it stands: such a row carries
-- a keyed hash over all of it (RowSeals). One that does not fit is made again from the events, or left out where it cannot be.
-- What another program stored is made again anyway: then no rows are copied here.
delete from view_at_present;
delete from checkpoint_page;
delete from checkpoint_board;
delete from checkpoint_build;
alter table view_at_present add column seal varbinary(32);
alter table checkpoint_page add column seal varbinary(32);
alter table checkpoint_board add column seal varbinary(32);
alter table game_listing add column seal varbinary(32);
alter table game_fork add column seal varbinary(32);
alter table set_aside add column seal varbinary(32);
alter table game_remark add column seal varbinary(32);

-- Which manifest knows the games of this database: none where it is empty.
create table manifest_mark (
    id varchar(64) not null
);
