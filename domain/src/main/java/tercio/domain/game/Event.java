package tercio.domain.game;

/** What happened in a game: a fact in the past tense with everything needed to evolve. Each ruleset seals its own. */
public interface Event {}
