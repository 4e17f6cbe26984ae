-- The build of the program that stored a view, and the form of the summary of a finished game, in which other builds use it too ('FinishedForms').
-- The rows of an older program are of no use to this one, and an empty table takes a column at once.
truncate table view_at_present;
delete from checkpoint_build;
alter table view_at_present add column if not exists program varchar(128);
alter table view_at_present add column if not exists form varchar(64);
