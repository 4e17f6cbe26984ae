package tercio.domain.eu.turn.round.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Event;

/** Events of the round: initiative, the round track, the end of the turn. */
public sealed interface RoundEvent extends EuEvent {

    /** @param order the alliances by number, the first to act first */
    record InitiativeRolled(List<Alliance> order) implements RoundEvent {}

    record StartingRoundRolled(int die, RoundBox box) implements RoundEvent {}

    /**
     * @param extended whether campaigns of the last round go on (EU-CAMP-6)
     * @param slotsGoOn whether the active moves of the last round still fill slots of their campaigns
     * @param returning the leaders who can join a stack now, in the order in which their players are asked
     */
    record RoundBegan(RoundBox box, boolean extended, boolean badWeather, Optional<Boolean> slotsGoOn, Optional<List<LeaderId>> returning)
            implements RoundEvent {

        public RoundBegan {
            slotsGoOn = slotsGoOn == null ? Optional.empty() : slotsGoOn;
            returning = returning == null ? Optional.empty() : returning.map(List::copyOf);
        }

        public RoundBegan(RoundBox box, boolean extended, boolean badWeather, boolean slotsGoOn, List<LeaderId> returning) {
            this(box, extended, badWeather, Optional.of(slotsGoOn), Optional.of(returning));
        }

        /** Whether this is the first version, which stored neither {@code slotsGoOn} nor {@code returning}. */
        boolean firstVersion() {
            return slotsGoOn.isEmpty() && returning.isEmpty();
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return recorded instanceof RoundBegan began && began.firstVersion()
                    ? box == began.box && extended == began.extended && badWeather == began.badWeather
                    : equals(recorded);
        }
    }

    /**
     * A Wintering finds troops in foreign land of the cold area.
     *
     * @param due their rolls for attrition
     * @param next the box of the round that follows
     */
    record WinteringBegan(List<AttritionDue> due, RoundBox next, boolean extended, boolean badWeather) implements RoundEvent {
        public WinteringBegan {
            due = List.copyOf(due);
        }
    }

    /** A roll makes the Sund freeze in the round that follows (EU-WX-3). */
    record SundFreezing() implements RoundEvent {}

    /** The Sund is frozen in the round that begins. */
    record SundFroze() implements RoundEvent {}

    record ImpulseBegan(Alliance alliance) implements RoundEvent {}

    record ContinuationRolled(int die, int modified, RoundBox from, RoundBox next, boolean extended, boolean badWeather)
            implements RoundEvent {}

    /** @param costs ducats by country and line of the economic record sheet */
    record TurnEnded(Map<CountryId, Map<ErsLine, Integer>> costs) implements RoundEvent {}
}
