package tercio.domain.game;

/** What a player asks for. Each ruleset seals its own commands: the verbs of its rulebook. */
public interface Command {}
