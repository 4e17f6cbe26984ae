package tercio.domain.eu.world.convoy.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;

/** Events of gold and convoys. */
public sealed interface TreasureEvent extends EuEvent {

    /** @param waiting ducats that still wait in the province */
    record GoldLoaded(StackId stack, SpaceId province, int ducats, int waiting) implements TreasureEvent {}

    /** Gold comes ashore in a friendly port of Europe and is written on the sheet of the country of the ships. */
    record GoldLanded(StackId stack, CountryId country, SpaceId province, int ducats) implements TreasureEvent {}

    /**
     * A convoy has reached a friendly port of Europe and leaves the map.
     *
     * @param left the ships of its escort; none if it had no escort
     */
    record ConvoyArrived(StackId stack, ConvoyKind convoy, SpaceId province, NavalUnits left) implements TreasureEvent {}

    /**
     * A convoy for which a country pays when it does not arrive has lost its last ship.
     *
     * @param country that pays
     * @param ducats that it loses, on the line of gold and convoys
     * @param stability that it loses
     */
    record ConvoyLost(ConvoyKind convoy, CountryId country, int ducats, int stability) implements TreasureEvent {}

    /**
     * A convoy comes back empty.
     *
     * @param stack the id of its naval stack
     */
    record ConvoyCameBack(ConvoyKind convoy, StackId stack, CountryId country, SpaceId province, NavalUnits ships) implements TreasureEvent {}
}
