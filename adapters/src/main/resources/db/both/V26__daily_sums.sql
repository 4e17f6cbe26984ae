-- How much callers have added on a day (UTC), where several services count together. What is counted stands as a hash.
create table daily_sum (
    counted_on date not null,
    counted varchar(64) not null,
    amount bigint not null,
    primary key (counted_on, counted)
);
