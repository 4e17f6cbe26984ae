package tercio.domain.eu.play;

import java.util.Optional;
import tercio.domain.eu.exploration.StackMeeting;
import tercio.domain.game.Refusal;

/** Stacks in a zone whose discovery has not been brought home do not become one (EU-DISCOVERY-MEETING). */
public final class Meetings {

    private Meetings() {}

    /** Why two stacks may not become one where they are; empty if they may. */
    public static Optional<Refusal> forbidsMerging(Board board, String place, String stack, String country, String other, String otherCountry) {
        return board.state().scenario().overseas().isEmpty()
                || new StackMeeting(board.state().world().discoveries(), place, stack, country, other, otherCountry).merge() ? Optional.empty()
                : Optional.of(Refusal.of("EU-DISCOVERY-MEETING", "two stacks do not become one in " + board.name(place)
                        + " before both know it and its discovery has been brought home"));
    }
}
