package tercio.domain.eu.world.convoy.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.world.convoy.Convoy;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;

/**
 * The ports in which gold is landed: friendly ones on the European map (EU-CONVOY-GOLD). Reading: the islands of the Atlantic that gold only
 * passes are none, and the Levant convoy is landed in a port of the country that receives it.
 */
final class GoldPorts {

    private GoldPorts() {}

    /** Whether gold that reaches a province is in Europe. */
    static boolean isEuropean(WarView board, SpaceId province) {
        return board.map().province(province).filter(land -> land.theatre() == Theatre.EUROPE).isPresent() && !Convoy.ISLANDS.contains(province);
    }

    /** Whether the gold and the convoys of a naval stack are landed where it lies. */
    static boolean isLandingPort(WarView board, NavalStack ships) {
        var fortress = board.state().fortress(ships.at());
        return fortress != null && isEuropean(board, ships.at()) && board.isControlledBy(ships.at(), board.state().allianceOf(ships))
                && (ships.convoy(ConvoyKind.LEVANT).isEmpty() || ships.country().equals(fortress.controller()));
    }

    /** The naval stacks whose cargo or convoy has arrived. */
    static Optional<NavalStack> arrivedFleet(WarView board) {
        return board.state().navies().stacks().values().stream().filter(ships -> ships.gold() > 0 || !ships.convoys().isEmpty())
                .filter(ships -> isLandingPort(board, ships)).findFirst();
    }

    /** The provinces in whose port the Flota de Oro can come back: American ones of its country on the Atlantic (AMB-28). */
    static List<SpaceId> returnPorts(WarView board, CountryId country) {
        return board.map().provinces().stream().map(land -> land.id()).filter(id -> Ports.hasHarbour(board, id))
                .filter(id -> board.state().fortress(id) != null && country.equals(board.state().fortress(id).controller()))
                .filter(id -> Convoy.mayStartIn(ConvoyKind.FLOTA_DE_ORO, id)).toList();
    }
}
