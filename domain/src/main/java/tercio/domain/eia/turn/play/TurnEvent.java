package tercio.domain.eia.turn.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of the sequence of play (EIA-7.1). */
public sealed interface TurnEvent extends EiaEvent {

    /**
     * The order of the month is set (EIA-7.1).
     *
     * @param order the powers that act in each sequence
     */
    record OrderSet(List<List<Power>> order) implements TurnEvent {
        public OrderSet {
            order = order.stream().map(List::copyOf).toList();
        }
    }

    /** A major power sequence began. Its powers' pieces have done nothing yet this month. */
    record SequenceBegan(Slot slot) implements TurnEvent {}

    /** A step of a sequence began, for the power that moves in it now. */
    record StepBegan(Slot slot, LandStep step) implements TurnEvent {}

    /** A major power sequence ended. */
    record SequenceEnded(Slot slot) implements TurnEvent {}

    /**
     * A capital of a minor state is held at the end of a month, or no longer (EIA-7.7).
     *
     * @param occupier the holder; empty if nobody holds it without interruption
     */
    record OccupationNoted(ProvinceId province, Optional<Power> occupier) implements TurnEvent {}

    /**
     * A minor state was conquered (EIA-7.7).
     *
     * @param former the owner of its garrisons: the holder before it was first conquered; empty in older events, in which they became the
     *     conqueror's
     */
    record MinorConquered(ProvinceId province, Power by, Optional<NationId> former) implements TurnEvent {
        public MinorConquered {
            former = former == null ? Optional.empty() : former;
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof MinorConquered older && older.former.isEmpty() && equals(new MinorConquered(older.province, older.by, former));
        }
    }

    /** A city of a conquered minor state, which no enemy of the conqueror holds, passed to the conqueror with it (EIA-7.7). */
    record CityPassed(SpaceId area, Power to) implements TurnEvent {}

    /**
     * An ally with combined movement is asked for the ally that moves next (EIA-7.3.8.1).
     *
     * @param placed the allies whose place in the order is settled
     * @param named the allies that those named who were asked before
     */
    record AllyOrderAsked(Power power, List<Power> placed, List<Power> named) implements TurnEvent {
        public AllyOrderAsked {
            placed = List.copyOf(placed);
            named = List.copyOf(named);
        }
    }

    /** An ally named who of them moves next. */
    record AllyNamed(Power power, Power next) implements TurnEvent {}

    /**
     * The order of allies in their sequence is settled.
     *
     * @param slot the sequence, with the allies in the order in which they move
     */
    record AlliesOrdered(Slot slot) implements TurnEvent {}

    /** A month began. */
    record MonthBegan(CampaignMonth month) implements TurnEvent {}

    /** The last month is over. */
    record WarEnded() implements TurnEvent {}
}
