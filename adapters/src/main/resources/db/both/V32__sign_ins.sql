-- Sign-ins that have not ended: 'id' is the hash of what the cookie of a browser holds, 'ends_at' the moment from which it holds no more, in
-- seconds since 1970. Who is signed in stands in the cookie alone, encrypted.
create table sign_in (
    id varchar(64) not null primary key,
    ends_at bigint not null
);
