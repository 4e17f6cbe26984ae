package tercio.domain.game;

/** The initial situation of a game. Each ruleset has one type of scenario. */
public interface Scenario {
    /** The name that players see. */
    String name();
}
