package tercio.domain.game;

/** How a game of a ruleset begins. Each ruleset has one type of scenario. */
public interface Scenario {
    /** The name under which players know it. */
    String name();
}
