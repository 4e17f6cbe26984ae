package tercio.domain.eu.sea.ships.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.ShoreBattery;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.interception.ShoreFire;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.SingleRoll;

/** The presidios, forts of straits and siegeworks that may fire on a naval stack, and their strength (EU-PRESIDIO-FIRE). */
public final class Batteries {

    private Batteries() {}

    /** The batteries that may fire at a step from a sea zone or a port into another. */
    public static List<ShoreBattery> batteriesAt(WarView board, NavalStack stack, SpaceId from, SpaceId to) {
        if (Interventions.isAtPeace(board.state(), stack)) {
            return List.of();
        }
        var found = new ArrayList<ShoreBattery>();
        board.map().straitFort(from, to).filter(fort -> Ports.closesStrait(board, stack, fort)).ifPresent(fort -> found.add(strait(board, fort)));
        var port = board.map().sea(from).isEmpty() ? from : to;
        if (board.map().sea(port).isEmpty()) {
            presidio(board, stack, port).ifPresent(found::add);
            siegeworks(board, stack, port).ifPresent(found::add);
        }
        return found;
    }

    private static ShoreBattery strait(WarView board, SpaceId fort) {
        var fortress = board.state().fortress(fort);
        return new ShoreBattery(ShoreBattery.Kind.STRAIT, fort, fortress.controller(), fortress.level());
    }

    private static Optional<ShoreBattery> presidio(WarView board, NavalStack stack, SpaceId port) {
        return board.state().scenario().presidio(port)
                .filter(presidio -> board.mayExchangeFire(board.state().allianceOf(stack), board.state().allianceOf(presidio.country())))
                .map(presidio -> new ShoreBattery(ShoreBattery.Kind.PRESIDIO, port, presidio.country(), presidio.level()));
    }

    /** Siegeworks with besiegers who are enemies of the stack; a siegeworks- fires and adds nothing (AMB-70). */
    private static Optional<ShoreBattery> siegeworks(WarView board, NavalStack stack, SpaceId port) {
        var works = board.state().fortress(port).works();
        var besiegers = board.besiegers(port).stream()
                .filter(other -> board.areEnemies(board.state().allianceOf(stack), board.state().allianceOf(other))).toList();
        return works.minus() + works.plus() == 0 || besiegers.isEmpty() ? Optional.empty()
                : Optional.of(new ShoreBattery(ShoreBattery.Kind.SIEGEWORKS, port, board.state().commandingCountry(besiegers), works.plus()));
    }

    /** The shot of a battery at a stack. */
    public static ShoreFire.Shot shot(WarView board, NavalStack stack, ShoreBattery battery) {
        return new ShoreFire.Shot(switch (battery.kind()) {
            case PRESIDIO -> new ShoreFire.Battery.Presidio(battery.strength());
            case STRAIT -> new ShoreFire.Battery.Strait(board.province(battery.province()).theatre(), battery.strength());
            case SIEGEWORKS -> new ShoreFire.Battery.Siegework(battery.strength());
        }, stack.fleets() > 0);
    }

    /** The odds of what a battery does to a stack. */
    public static Distribution<ShoreFire.Hit> odds(WarView board, NavalStack stack, ShoreBattery battery) {
        var roll = ShoreFire.roll(board.tables());
        return roll.procedure().distribution(roll.start(shot(board, stack, battery))).map(SingleRoll.RollState::result);
    }
}
