package tercio.domain.eu.world.corsair.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.world.corsair.RaidTurnId;
import tercio.domain.eu.world.corsair.ConvoyAttack;
import tercio.domain.game.Event;
import tercio.domain.map.SpaceId;

/** Events of corsairs that may attack a naval stack with gold. */
public sealed interface GoldRaidEvent extends EuEvent {

    /** The stack has entered a zone in which corsairs act that may attack it. */
    record CorsairsMet(StackId stack, SpaceId zone) implements GoldRaidEvent {}

    /**
     * A controller has chosen, and others of its alliance have not.
     *
     * @param raiders the sea zone of the corsairs that it would send; empty text for none
     */
    record CorsairsNamed(CountryId country, StackId stack, SpaceId raiders) implements GoldRaidEvent {}

    /** No corsairs of an alliance attack the stack here. */
    record ConvoySpared(StackId stack, RaidTurnId turn) implements GoldRaidEvent {}

    /**
     * Corsairs have attacked the stack.
     *
     * @param zone the zone in which the stack is
     * @param raiders the sea zone in which the corsairs lie
     * @param by their country
     * @param level the corsairs that are left there: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none
     * @param home whether the corsair that attacked returns to port until the end of the turn
     * @param captured ships that the corsairs take, which are lost
     * @param left the ships of the stack
     * @param plundered ducats that they take
     * @param income those that are written on the sheet of their country; the others are lost
     * @param sunk ducats that go down with the last ship
     * @param larger the number of corsairs left there that show the larger side; left out in older games, as many as the level allows
     */
    record ConvoyAttacked(StackId stack, RaidTurnId turn, SpaceId zone, SpaceId raiders, CountryId by, ConvoyAttack.Ending ending, int level, boolean home,
            NavalUnits captured, NavalUnits left, int plundered, int income, int sunk, Optional<Integer> larger) implements GoldRaidEvent {
        public ConvoyAttacked {
            larger = larger == null ? Optional.empty() : larger;
        }

        @Override
        public boolean agreesWith(Event recorded) {
            return equals(recorded) || recorded instanceof ConvoyAttacked before && before.larger().isEmpty()
                    && before.equals(new ConvoyAttacked(stack, turn, zone, raiders, by, ending, level, home, captured, left, plundered, income, sunk, Optional.empty()));
        }
    }

    /** No corsairs attack the stack in this zone any more. */
    record CorsairsPassed(StackId stack, SpaceId zone) implements GoldRaidEvent {}
}
