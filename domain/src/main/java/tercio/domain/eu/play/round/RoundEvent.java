package tercio.domain.eu.play.round;

import java.util.List;
import java.util.Map;
import tercio.domain.eu.campaign.ErsLine;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.round.RoundBox;

/** What happens to the round: initiative, the round track, campaigns, leaders who come back. */
public sealed interface RoundEvent extends EuEvent {

    /** @param order the alliances by number, first to act first */
    record InitiativeRolled(List<Integer> order) implements RoundEvent {}

    record StartingRoundRolled(int die, RoundBox box) implements RoundEvent {}

    /** @param extended whether campaigns of the last round go on (EU-CAMP-6) */
    record RoundBegan(RoundBox box, boolean extended, boolean badWeather) implements RoundEvent {}

    record LeaderReturned(String leader, String stack) implements RoundEvent {}

    /** A leader who stood with no stack at the start of the game takes command of one. */
    record LeaderPlaced(String leader, String stack) implements RoundEvent {}

    record ImpulseBegan(int alliance) implements RoundEvent {}

    record ContinuationRolled(int die, int modified, RoundBox from, RoundBox next, boolean extended, boolean badWeather)
            implements RoundEvent {}

    /** @param costs ducats by country and line of the economic record sheet */
    record TurnEnded(Map<String, Map<ErsLine, Integer>> costs) implements RoundEvent {}
}
