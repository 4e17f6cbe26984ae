-- Answers to requests that made something, by the Idempotency-Key that came with them: a request that is sent again is answered as before.
-- 'request' is a hash of the caller and the key. The answer may hold tokens: it is encrypted with a key that follows from the token, the
-- Idempotency-Key and the body, none of which is here.
create table kept_answer (
    request varchar(64) primary key,
    caller varchar(64) not null,
    kept_at timestamp(9) with time zone not null,
    answer varbinary(300000) not null
);
create index kept_answer_caller on kept_answer (caller, kept_at);
create index kept_answer_age on kept_answer (kept_at);
