package tercio.domain.eu.play.transport;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.NavalStrain;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.movement.StackingLimits;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.cargo.LandingPlaces;
import tercio.domain.eu.play.cargo.ShipsForTheBeaten;
import tercio.domain.eu.play.harbour.Departures;
import tercio.domain.eu.play.harbour.Havens;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.play.natives.NativeEncounters;
import tercio.domain.eu.play.shiploss.NavalAttritionRolls;
import tercio.domain.eu.play.shiploss.SinkingTroops;
import tercio.domain.eu.play.transport.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.play.transport.TransportEvent.LandingPortAsked;
import tercio.domain.eu.play.transport.TransportEvent.TroopsLanded;
import tercio.domain.ruling.Step;

/**
 * Automatic steps of troops aboard when no voyage is under way: troops that are too many for the ships go down, troops that have reached
 * the place of the landing or a port go ashore, and troops that were beaten there go back aboard. Reading: ships that were beaten and reach
 * no port keep the troops aboard until they do.
 */
public final class Landings {

    private Landings() {}

    /**
     * Takes one automatic step.
     *
     * @return whether there was one
     */
    public static boolean goOn(Play play) {
        return sink(play) || voyages(play) && (beatenBack(play) || land(play));
    }

    private static boolean voyages(Play play) {
        return !(play.state().phase() instanceof Phase.Movement movement) || !movement.busy() && movement.seaBattle() == null;
    }

    // --- Troops without room ---------------------------------------------------------------------------------------

    private static boolean sink(Play play) {
        var board = play.board();
        for (var ships : loaded(board)) {
            var troops = ships.aboard().getFirst();
            if (!Cargo.fits(board, ships, troops, Cargo.capacity(board, ships.shipsBesideConvoys()))) {
                SinkingTroops.to(play, ships, Cargo.capacity(board, ships.shipsBesideConvoys()), "the ships left have no room for them");
                return true;
            }
        }
        return false;
    }

    private static List<NavalStack> loaded(Board board) {
        return board.state().navies().stacks().values().stream().filter(ships -> !ships.aboard().isEmpty())
                .map(ships -> SeaCompany.together(board.state(), ships)).toList();
    }

    // --- Going ashore ----------------------------------------------------------------------------------------------

    private static boolean land(Play play) {
        var board = play.board();
        for (var ships : loaded(board)) {
            var place = place(board, ships);
            if (place.isPresent()) {
                land(play, ships, ships.aboard().getFirst(), place.get());
                return true;
            }
        }
        return false;
    }

    /** The place where the troops go ashore now: the province of the landing that has begun, or the port that the ships have come to. */
    private static Optional<String> place(Board board, NavalStack ships) {
        var landing = Optional.ofNullable(ships.action()).flatMap(action -> action.landing());
        return landing.isPresent() ? landing : Optional.of(ships.at()).filter(at -> board.map().sea(at).isEmpty());
    }

    private static void land(Play play, NavalStack ships, Stack troops, String province) {
        var board = play.board();
        boolean port = ships.at().equals(province);
        boolean friendly = LandingPlaces.friendly(board, ships, troops, ships.at(), province);
        boolean inside = LandingPlaces.inside(board, province, port, board.state().allianceOf(troops));
        boolean moves = board.state().phase() instanceof Phase.Movement movement && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(troops);
        int mp = MovementCosts.in(board.tables()).bySea(friendly, board.theatre(province));
        var sea = port ? Seas.washing(board, province) : ships.at();
        play.happens(new TroopsLanded(ships.id(), troops.id(), troops.province(), sea, province, mp, board.unfriendlyForces(province, board.state().allianceOf(troops)),
                        troops.small(StackingLimits.in(board.tables()).smallStackLd()), !friendly, inside || !moves),
                List.of(Step.of("transport by ships", Cargo.RULE).result(mp + " MP, " + (friendly ? "from a controlled port to another" : "an end is no controlled port"))));
        if (!inside && moves) {
            NativeEncounters.meet(play);
        }
    }

    // --- Beaten where they landed ----------------------------------------------------------------------------------

    /**
     * Takes troops back that retreated into the ships: they stand in the sea zone from which they had landed.
     *
     * @return whether there were any
     */
    private static boolean beatenBack(Play play) {
        var board = play.board();
        var back = board.state().stacks().values().stream().filter(troops -> board.map().sea(troops.province()).isPresent()).findFirst();
        back.ifPresent(troops -> back(play, troops));
        return back.isPresent();
    }

    private static void back(Play play, Stack troops) {
        var board = play.board();
        var ships = ShipsForTheBeaten.of(board, troops, troops.province()).orElseThrow();
        Map<String, List<String>> havens = board.map().sea(ships.at()).isEmpty() ? Map.of() : Havens.ofRetreat(board, ships, ships.at());
        if (havens.size() > 1) {
            play.happens(new LandingPortAsked(ships.country(), ships.id(), troops.id()));
        } else {
            back(play, ships, troops.id(), havens.values().stream().findFirst().orElse(List.of()));
        }
    }

    /** Sends the ships back by a way. They roll for attrition if it leads anywhere. */
    static void back(Play play, NavalStack ships, String troops, List<String> way) {
        var board = play.board();
        var sailed = Stream.concat(Stream.of(ships.at()), way.stream()).toList();
        var strain = new NavalStrain(sailed, Departures.of(board, ships), Havens.tolls(board, ships, sailed), false);
        play.happens(new LandingBeatenBack(ships.id(), troops, way));
        if (!way.isEmpty()) {
            NavalAttritionRolls.due(play, play.state().fleet(ships.id()).orElseThrow(), strain);
        }
    }
}
