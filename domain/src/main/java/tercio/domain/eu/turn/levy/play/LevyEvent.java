package tercio.domain.eu.turn.levy.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.map.SpaceId;

/** Events of exceptional levies. */
public sealed interface LevyEvent extends EuEvent {

    /**
     * A country may declare levies or recruit by them.
     *
     * @param next the box of the round that follows
     */
    record LeviesBegan(RoundBox next, boolean extended, boolean badWeather) implements LevyEvent {}

    /** @param stability the change of stability, 0 where it costs nothing */
    record LeviesDeclared(CountryId country, int stability) implements LevyEvent {}

    /**
     * @param stack the new stack
     * @param ducats the price of all its counters
     */
    record TroopsLevied(CountryId country, SpaceId province, StackId stack, Counters units, int ducats) implements LevyEvent {}

    record LeviesEnded(CountryId country) implements LevyEvent {}
}
