package tercio.domain.eu.game;

import java.util.List;

/** Something a player must settle before play goes on. The first duty is settled first. */
public sealed interface Duty {

    /** The country that must answer. */
    String country();

    /**
     * Losses to be taken by the stacks of one side.
     *
     * @param ld detachments still to be removed
     * @param why {@code battle}, {@code assault}, {@code garrison}, {@code stacking} or {@code retreat}
     */
    record Losses(String country, List<String> stacks, int ld, String why) implements Duty {
        public Losses {
            stacks = List.copyOf(stacks);
        }
    }

    /** A breach just made: assault at once or not. */
    record Breach(String country, String province) implements Duty {}

    /** Breach or war honours: the besieger decides. */
    record BreachOrHonours(String country, String province) implements Duty {}

    /** A stack that left a fortress with war honours is put into a friendly province. */
    record Garrison(String country, String stack) implements Duty {}

    /** A taken fortress is manned or not. */
    record Manning(String country, String province) implements Duty {}

    /** A part that stayed out of a battle joins its stack again, which needs no answer. */
    record Rejoining(String country, String part, String stack) implements Duty {}

    /**
     * Stacks that watched a battle, and whose side is lost, leave the province.
     *
     * @param to the provinces they may go to, or the fortress
     */
    record Withdrawal(String country, String province, List<String> stacks, List<String> to) implements Duty {
        public Withdrawal {
            stacks = List.copyOf(stacks);
            to = List.copyOf(to);
        }
    }

    /** A healed leader is put on a stack. */
    record Return(String country, String leader) implements Duty {}

    /**
     * Too many troops stand together after a battle: who came by an interception may go back where it came from.
     *
     * @param stacks those of the country that may go back
     * @param surplus LD that are too many
     */
    record Overstacking(String country, String province, List<String> stacks, int surplus) implements Duty {
        public Overstacking {
            stacks = List.copyOf(stacks);
        }
    }
}
