-- The builds of the program that ran on this database: 'events' names each kind of event that a build knows, with its version, one a line.
create table running_build (
    build integer not null primary key,
    events varchar(1000000) not null
);
