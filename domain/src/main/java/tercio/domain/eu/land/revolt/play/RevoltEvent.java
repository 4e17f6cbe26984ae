package tercio.domain.eu.land.revolt.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.map.SpaceId;

/** Events of revolts, rebellions and corsairs on land. */
public sealed interface RevoltEvent extends EuEvent {

    /**
     * Troops fought the revolts of a province, which settles the province for this round.
     *
     * @param by the country of their commander
     * @param level the revolts that are left: 1 is a counter-, 2 a counter+, 3 one of each, 4 two counters+, 0 none
     */
    record RebelsFought(SpaceId province, CountryId by, boolean success, int level) implements RevoltEvent {}

    /**
     * Troops fought the corsairs that raid a province, which settles the province for this round.
     *
     * @param by the country of their commander
     * @param level the corsairs that are left: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none
     */
    record CorsairsFought(SpaceId province, CountryId by, boolean success, int level) implements RevoltEvent {}

    /**
     * A naval stack fought the corsairs of its sea zone.
     *
     * @param by its country
     * @param level the corsairs that are left: 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+, 0 none
     */
    record CorsairsHunted(SpaceId zone, StackId stack, CountryId by, boolean success, int level) implements RevoltEvent {}

    /**
     * Minor countries fought the pirates of a sea trade zone.
     *
     * @param zone the sea zone of the pirates
     * @param level those that are left there
     */
    record PiratesFought(TradeZoneId tradeZone, SpaceId zone, boolean success, int level) implements RevoltEvent {}
}
