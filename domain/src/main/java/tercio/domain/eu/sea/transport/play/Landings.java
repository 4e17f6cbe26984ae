package tercio.domain.eu.sea.transport.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.NavalStrain;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.sea.attrition.play.NavalAttritionRolls;
import tercio.domain.eu.sea.attrition.play.SinkingReason;
import tercio.domain.eu.sea.attrition.play.SinkingTroops;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.cargo.play.LandingPlaces;
import tercio.domain.eu.sea.cargo.play.ShipsForTheBeaten;
import tercio.domain.eu.sea.cargo.play.StrandedTroops;
import tercio.domain.eu.sea.ships.play.Departures;
import tercio.domain.eu.sea.ships.play.NearestPorts;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.sea.transport.play.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.sea.transport.play.TransportEvent.LandingPortAsked;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.world.natives.play.NativeEncounters;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * Automatic steps of troops aboard when no voyage is under way: troops that are too many for the ships go down, troops that have reached
 * the place of the landing or a port go ashore, and troops that were beaten there go back aboard. Troops whose ships reach no port do not stay aboard
 * ({@link StrandedTroops}).
 */
public final class Landings {

    private Landings() {}

    private static boolean isBetweenVoyages(EuState state) {
        return !(state.phase() instanceof Movement movement) || !movement.hasStackUnderWay() && movement.seaBattle().isEmpty();
    }

    // --- Troops without room ---------------------------------------------------------------------------------------

    /**
     * Sinks the troops of the next ships that have no room for all of theirs.
     *
     * @return whether there were any
     */
    public static boolean sinkExcess(EuCommandRun play) {
        var board = play.board();
        for (var ships : loadedFleets(board)) {
            var troops = ships.aboard().getFirst();
            if (!Cargo.fits(board, ships, troops, Cargo.capacity(board, ships.shipsWithoutConvoys()))) {
                SinkingTroops.loseExcess(play, ships, Cargo.capacity(board, ships.shipsWithoutConvoys()), SinkingReason.NO_ROOM);
                return true;
            }
        }
        return false;
    }

    private static List<NavalStack> loadedFleets(WarView board) {
        return board.state().navies().stacks().values().stream().filter(ships -> !ships.aboard().isEmpty())
                .map(ships -> SeaCompany.together(board.state(), ships)).toList();
    }

    // --- Going ashore ----------------------------------------------------------------------------------------------

    /**
     * Lands the next troops that have come to their place, when no voyage is under way.
     *
     * @return whether there were any
     */
    public static boolean landNext(EuCommandRun play) {
        if (!isBetweenVoyages(play.state())) {
            return false;
        }
        var board = play.board();
        for (var ships : loadedFleets(board)) {
            var place = landingPlace(board, ships);
            if (place.isPresent()) {
                land(play, ships, ships.aboard().getFirst(), place.get());
                return true;
            }
            if (StrandedTroops.areStranded(board, ships)) {
                SinkingTroops.loseAll(play, ships, SinkingReason.STRANDED);
                return true;
            }
        }
        return false;
    }

    /** The place where the troops go ashore now: the province of the landing that has begun, the port that the ships have come to, or a coast where no port is. */
    private static Optional<SpaceId> landingPlace(WarView board, NavalStack ships) {
        var landing = Optional.ofNullable(ships.action()).flatMap(action -> action.landingProvince());
        return landing.or(() -> Optional.of(ships.at()).filter(at -> board.map().sea(at).isEmpty()))
                .or(() -> StrandedTroops.areStranded(board, ships) ? StrandedTroops.coast(board, ships, ships.at()) : Optional.empty());
    }

    private static void land(EuCommandRun play, NavalStack ships, Stack troops, SpaceId province) {
        var board = play.board();
        boolean port = ships.at().equals(province);
        boolean friendly = LandingPlaces.isFriendlyTransport(board, ships, troops, ships.at(), province);
        boolean inside = LandingPlaces.landsInside(board, province, port, board.state().allianceOf(troops));
        boolean moves = board.state().phase() instanceof Movement movement && board.state().allianceAt(movement.turnOf()) == board.state().allianceOf(troops);
        int mp = MovementCosts.from(board.tables()).bySea(friendly, board.theatre(province));
        var sea = port ? Seas.firstSea(board, province) : ships.at();
        play.emit(new TroopsLanded(ships.id(), troops.id(), troops.province(), sea, province, mp, board.hasUnfriendlyForces(province, board.state().allianceOf(troops)),
                        troops.isSmall(StackingLimits.from(board.tables()).smallStackLd()), !friendly, inside || !moves),
                List.of(Step.of("transport by ships", Cargo.RULE).result(Sentence.of("eu.transport.result-cost").with("mp", mp).with("friendly", friendly))));
        if (!inside && moves) {
            NativeEncounters.meet(play);
        }
    }

    // --- Beaten where they landed ----------------------------------------------------------------------------------

    /**
     * Takes troops back that retreated into the ships, when no voyage is under way: they stand in the sea zone from which they had landed.
     *
     * @return whether there were any
     */
    public static boolean takeBackBeaten(EuCommandRun play) {
        if (!isBetweenVoyages(play.state())) {
            return false;
        }
        var board = play.board();
        var back = board.state().stacks().values().stream().filter(troops -> board.map().sea(troops.province()).isPresent()).findFirst();
        back.ifPresent(troops -> takeBack(play, troops));
        return back.isPresent();
    }

    private static void takeBack(EuCommandRun play, Stack troops) {
        var board = play.board();
        var ships = ShipsForTheBeaten.of(board, troops, troops.province()).orElseThrow();
        Map<SpaceId, List<SpaceId>> havens = board.map().sea(ships.at()).isEmpty() ? Map.of() : NearestPorts.ofRetreat(board, ships, ships.at());
        if (havens.size() > 1) {
            play.emit(new LandingPortAsked(ships.country(), ships.id(), troops.id()));
        } else {
            takeBack(play, ships, troops.id(), havens.values().stream().findFirst().orElse(List.of()));
        }
    }

    /** Sends the ships back by a way. They roll for attrition if it leads anywhere. */
    static void takeBack(EuCommandRun play, NavalStack ships, StackId troops, List<SpaceId> way) {
        var board = play.board();
        var sailed = Stream.concat(Stream.of(ships.at()), way.stream()).toList();
        var strain = new NavalStrain(sailed, Departures.of(board, ships), NearestPorts.tolls(board, ships, sailed), false);
        play.emit(new LandingBeatenBack(ships.id(), troops, way));
        if (!way.isEmpty()) {
            NavalAttritionRolls.makeDue(play, play.state().fleet(ships.id()).orElseThrow(), strain);
        }
    }
}
