package tercio.adapters.rollout;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tercio.domain.game.Command;
import tercio.domain.game.Event;

/** The computer players, by their names. */
public final class ComputerPlayers {

    /** The player of parties for which none is named. */
    public static final String STANDARD = "cautious";

    /** Any answer, each decision of the party with the same chance. */
    static final Policy RANDOM = new Policy() {
        @Override
        public <S, C extends Command, E extends Event> C choose(PlayedPosition<S, C, E> position, String party, IntUnaryOperator below) {
            var decisions = position.decisions(party);
            return position.sample(decisions.get(below.applyAsInt(decisions.size())), below);
        }
    };

    private static final Map<String, Policy> ALL = all();

    private ComputerPlayers() {}

    private static Map<String, Policy> all() {
        var all = new LinkedHashMap<String, Policy>();
        all.put(STANDARD, new ForesightPolicy(Leaning.CAUTIOUS));
        all.put("aggressive", new ForesightPolicy(Leaning.AGGRESSIVE));
        all.put("random", RANDOM);
        return Collections.unmodifiableMap(all);
    }

    /** All of them, in the order in which they are listed. */
    public static Map<String, Policy> byName() {
        return ALL;
    }

    /** The player of a name; empty where there is none. */
    static Optional<Policy> find(String name) {
        return Optional.ofNullable(ALL.get(name));
    }
}
