-- The games that are forks of another: their parent, by its own id, and the position there. Made from the openings; imported forks
-- stand here too, and their parent may be known elsewhere only. The maker is the hash of the token that asked for the fork, empty
-- where nobody is known to have asked.
create table game_fork (
    game varchar(64) not null primary key,
    parent varchar(200) not null,
    parent_position integer not null,
    maker varchar(64) not null
);
create index game_fork_parent on game_fork (parent);
