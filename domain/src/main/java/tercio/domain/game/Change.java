package tercio.domain.game;

/**
 * One change of an adjustment: it says what is on the board from now on. Each ruleset has a sealed family of records; the name
 * of a record is its kind on the wire and in storage, in small letters with hyphens.
 */
public interface Change {}
