-- From where a notice was asked for, as a hash of the caller's address: nobody's notices use up those of the others. Empty where the
-- command line gave it, or an older version. 'home' is no longer read: the address of the page is the operator's to say.
alter table seat_hook add column given_from varchar(64) default '' not null;
update seat_hook set home = '';
