-- The tables of checkpoints, named by what they hold: the build of the program that wrote them, entries by page, and boards.
alter table shelf_mark rename to checkpoint_build;
alter table shelf_page rename to checkpoint_page;
alter table shelf_board rename to checkpoint_board;
