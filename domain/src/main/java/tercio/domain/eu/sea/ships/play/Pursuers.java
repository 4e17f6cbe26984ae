package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SeaEngagement;
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
            case Movement movement -> Optional.ofNullable(movement.seaBattle());
            case Phase.Battles battles -> Optional.ofNullable(battles.seaBattle());
            default -> Optional.empty();
        };
    }

    /** The board with the battle at sea in progress as it is now; {@code null} for none. */
    public static EuState withBattle(EuState state, SeaEngagement now) {
        return switch (state.phase()) {
            case Movement movement -> state.withPhase(movement.withSeaBattle(now));
            case Phase.Battles battles -> state.withPhase(battles.withSeaBattle(now));
            default -> throw new IllegalStateException("no battle is fought in " + state.phase());
        };
    }

    /**
     * The side that may follow: the winner, or the side that was evaded. Empty where nobody is left to be followed, and once a stack has
     * followed.
     */
    public static Optional<Side> pursuingSide(WarView board, SeaEngagement battle) {
        var winner = battle.evaded() ? Optional.of(Side.PHASING) : battle.winner();
        boolean open = battle.step() == SeaEngagement.Step.FOLLOW_UP && battle.port() != null && battle.done().isEmpty() && battle.pursuit() == null;
        return winner.filter(side -> open && !stacksAfloat(board, battle, side.opponent()).isEmpty());
    }

    /** The stacks of a side that are still afloat. */
    public static List<NavalStack> stacksAfloat(WarView board, SeaEngagement battle, Side side) {
        return battle.side(side).stream().flatMap(id -> board.state().fleet(id).stream()).toList();
    }

    /** Whether these ships of a stack in the zone of the battle could blockade the port, an enemy's, and sail there; troops aboard left aside. */
    public static boolean canReach(WarView board, SeaEngagement battle, NavalStack stack, NavalUnits ships) {
        return stack.at().equals(battle.zone()) && board.areEnemies(board.state().allianceOf(stack), board.controllingAlliance(battle.port()))
                && !Interventions.isAtPeace(board, battle.port())
                && BlockadeStrength.from(board.tables()).suffices(Blockaders.ships(board, stack, ships, battle.port()), board.state().fortress(battle.port()).level())
                && zones(board, battle).stream().skip(1).allMatch(zone -> Seas.isNavigable(board, stack.withShips(ships), zone))
                && Blockaders.blockadeRefusal(board, stack, ships, zones(board, battle).getLast(), battle.port()).isEmpty();
    }

    /** The zones of the way of those who leave, that of the battle first. */
    public static List<SpaceId> zones(WarView board, SeaEngagement battle) {
        return battle.way().stream().filter(space -> board.map().sea(space).isPresent()).toList();
    }
}
