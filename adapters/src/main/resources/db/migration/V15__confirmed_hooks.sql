-- A letter goes to an address only when whoever reads it has said so by the link of the one letter that asks. An address that was given
-- before was never asked: it is not confirmed, and gets that letter when its game next begins to wait. 'confirm_token' is a hash. 'stop_token'
-- stands in clear, because each letter holds it, and all it can do is end the letters. 'failures' counts notices in a row that did not arrive.
alter table seat_hook add column language varchar(8) default 'en' not null;
alter table seat_hook add column confirmed boolean default false not null;
alter table seat_hook add column confirm_token varchar(64);
alter table seat_hook add column asked_until timestamp(9) with time zone;
alter table seat_hook add column stop_token varchar(64);
alter table seat_hook add column failures integer default 0 not null;
update seat_hook set confirmed = true where kind = 'webhook';
create index seat_hook_confirm on seat_hook (confirm_token);
create index seat_hook_stop on seat_hook (stop_token);

-- How much was sent on a day (UTC). What is counted stands as a hash, so that no address stays here that somebody took back.
create table notice_count (
    counted_on date not null,
    counted varchar(64) not null,
    number integer not null,
    primary key (counted_on, counted)
);

-- The key of a remark that may be sent twice is kept with it, as that of a command is kept with its events.
alter table game_remark add column sent_key varchar(200);
alter table game_remark add column sent_body varchar(64);
create unique index game_remark_sent on game_remark (game, person, sent_key);
