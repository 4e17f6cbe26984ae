package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaChase;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.SeaFlight;
import tercio.domain.eu.common.game.SeaStage;
import tercio.domain.eu.common.play.Interventions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.BlockadeStrength;
import tercio.domain.map.SpaceId;

/** The stacks that may follow those who leave a battle at sea, to blockade the port where they go (EU-SEA-FOLLOW, EU-SEA-EVASION). */
public final class Pursuers {

    private Pursuers() {}

    /** The battle at sea in progress. */
    public static Optional<SeaEngagement> currentBattle(EuState state) {
        return switch (state.phase()) {
            case Movement movement -> movement.seaBattle();
            case Phase.Battles battles -> Optional.ofNullable(battles.seaBattle());
            default -> Optional.empty();
        };
    }

    /** The board when the battle at sea is over. */
    public static EuState withoutBattle(EuState state) {
        return switch (state.phase()) {
            case Movement movement -> state.withPhase(movement.withoutBattle());
            case Phase.Battles battles -> state.withPhase(battles.withSeaBattle(null));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    /** The board with the battle at sea in progress as it is now. */
    public static EuState withBattle(EuState state, SeaEngagement now) {
        return switch (state.phase()) {
            case Movement movement -> state.withPhase(movement.withSeaBattle(now));
            case Phase.Battles battles -> state.withPhase(battles.withSeaBattle(now));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    /**
     * A pursuit after a battle, possible or under way.
     *
     * @param side the winner, or the side that was evaded
     * @param flight the way of those who leave
     */
    public record Pursuit(SeaEngagement battle, Side side, SeaFlight flight) {}

    /** The pursuit that may begin now. Empty where nobody is left to be followed, and once a stack has followed. */
    public static Optional<Pursuit> possiblePursuit(WarView board, SeaEngagement battle) {
        return battle.stage() instanceof SeaStage.FollowUp followUp && followUp.chase() instanceof SeaChase.NoChase
                ? followUp.pursuer().filter(side -> !stacksAfloat(board, battle, side.opponent()).isEmpty())
                        .flatMap(side -> followUp.departures().flight().map(flight -> new Pursuit(battle, side, flight)))
                : Optional.empty();
    }

    /** The stacks of a side that are still afloat. */
    public static List<NavalStack> stacksAfloat(WarView board, SeaEngagement battle, Side side) {
        return battle.side(side).stream().flatMap(id -> board.state().fleet(id).stream()).toList();
    }

    /** Whether these ships of a stack in the zone of the battle could blockade the port, an enemy's, and sail there; troops aboard left aside. */
    public static boolean canReach(WarView board, Pursuit pursuit, NavalStack stack, NavalUnits ships) {
        var port = pursuit.flight().port();
        var zones = zones(board, pursuit.flight());
        return stack.at().equals(pursuit.battle().zone()) && board.areEnemies(board.state().allianceOf(stack), board.controllingAlliance(port))
                && !Interventions.isAtPeace(board, port)
                && BlockadeStrength.from(board.tables()).suffices(Blockaders.ships(board, stack, ships, port), board.state().fortress(port).level())
                && zones.stream().skip(1).allMatch(zone -> Seas.isNavigable(board, stack.withShips(ships), zone))
                && Blockaders.blockadeRefusal(board, stack, ships, zones.getLast(), port).isEmpty();
    }

    /** The zones of the way of those who leave, that of the battle first. */
    public static List<SpaceId> zones(WarView board, SeaFlight flight) {
        return flight.way().stream().filter(space -> board.map().sea(space).isPresent()).toList();
    }
}
