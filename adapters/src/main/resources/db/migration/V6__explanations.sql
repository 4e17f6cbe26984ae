-- The explanation of an event, apart from its envelope: it is most of the text, and few readers need it. Null where nothing was
-- ruled. The hash of an entry covers the envelope with the explanation at its place.
alter table DomainEventEntry add column explanation varbinary(1048576);
