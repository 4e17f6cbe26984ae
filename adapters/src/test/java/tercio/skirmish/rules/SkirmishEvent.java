package tercio.skirmish.rules;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Event;
import tercio.domain.game.Secret;

/** The events of a skirmish. */
public sealed interface SkirmishEvent extends Event {

    /** A captain wrote down his reserve. */
    record ReserveSet(String captain, Optional<Integer> men) implements SkirmishEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(captain, "men"));
        }
    }

    /** All reserves are written down. */
    record CampsReady() implements SkirmishEvent {}

    /** A captain wrote down his order. */
    record OrderChosen(String captain, Optional<CaptainOrder> order) implements SkirmishEvent {
        @Override
        public List<Secret> secrets() {
            return List.of(Secret.of(captain, "order"));
        }
    }

    /** All orders are laid open. */
    record OrdersRevealed(List<Revealed> orders) implements SkirmishEvent {
        public OrdersRevealed {
            orders = List.copyOf(orders);
        }
    }

    /** The order of one captain. */
    record Revealed(String captain, CaptainOrder order) {}

    /** A captain begins to march. */
    record MarchesBegan(String captain, int marches) implements SkirmishEvent {}

    /** Men moved on to a hill without an enemy. */
    record Marched(String captain, String from, String to, int men) implements SkirmishEvent {}

    /** Men attack a hill from another one. */
    record ClashJoined(String attacker, String defender, String from, String to, int men) implements SkirmishEvent {}

    /**
     * A clash was fought.
     *
     * @param committed men of the reserve that joined the defence
     * @param taken whether the attacker advances on to the hill
     */
    record Clashed(String attacker, String defender, String from, String to, int men, int committed, int attackersLost,
            int defendersLost, boolean taken) implements SkirmishEvent {}

    /** All captains have marched, and another turn begins. */
    record TurnBegan(int turn) implements SkirmishEvent {}

    /** The skirmish is over. */
    record SkirmishEnded(Optional<String> winner) implements SkirmishEvent {}
}
