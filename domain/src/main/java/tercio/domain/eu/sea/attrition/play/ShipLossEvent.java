package tercio.domain.eu.sea.attrition.play;

import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.map.SpaceId;

/** Events of attrition at sea and of ships that are lost by it. */
public sealed interface ShipLossEvent extends EuEvent {

    /** A naval stack must roll for attrition. A roll of the stack whose voyage is under way is the one roll of that voyage. */
    record NavalAttritionDue(CountryId country, StackId stack, NavalStrain strain) implements ShipLossEvent {}

    /**
     * A roll for attrition at sea.
     *
     * @param percent of the ships
     * @param lostThirds thirds of a ship that are lost
     */
    record NavalAttritionRolled(CountryId country, StackId stack, int percent, int lostThirds) implements ShipLossEvent {}

    /** @param why {@code attrition} or another cause */
    record ShipsToLose(CountryId country, StackId stack, int thirds, String why) implements ShipLossEvent {}

    /** @param left the ships that the stack still has */
    record ShipsLost(StackId stack, NavalUnits lost, NavalUnits left) implements ShipLossEvent {}

    /**
     * Troops aboard go down or are taken with ships.
     *
     * @param lost losses in the unit of the edition
     * @param left the units that are left; none if all are lost
     * @param veteranLd the number of veterans among them, in LD
     */
    record TroopsSunk(StackId stack, StackId troops, int lost, Units left, int veteranLd) implements ShipLossEvent {}

    /** Gold aboard goes down. @param left ducats that are left aboard */
    record GoldSunk(StackId stack, int lost, int left) implements ShipLossEvent {}

    /** The last ships of the contingent that leads a naval stack are lost: another one leads it, with what was aboard (EU-CMD-3). */
    record CommandPassedOn(StackId stack, StackId to) implements ShipLossEvent {}

    /** The last ships of a stack are lost. */
    record FleetLost(StackId stack, SpaceId at, NavalUnits lost) implements ShipLossEvent {}
}
