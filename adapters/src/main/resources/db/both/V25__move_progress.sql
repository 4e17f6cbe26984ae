-- A move of all games into this database that is under way: which tables are copied, and how many rows of the others. While a row stands here no
-- service opens the database. 'source' tells from where the games come, so that another move does not go on with this one.
create table move_progress (
    source varchar(64) not null,
    copied varchar(64) not null primary key,
    number_of_rows bigint not null,
    done boolean not null
);
