package tercio.domain.game;

/** A request of a player. Each ruleset has a sealed family of commands: the verbs of its rulebook. */
public interface Command {}
