package tercio.domain.eu.sea.battle.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.common.battle.BattleOdds;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.FleetLosses;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.sea.ships.SeaLossChoices;
import tercio.domain.eu.sea.ships.ShipLossChoices;
import tercio.domain.ruling.Distribution;

/**
 * A battle at sea that a forecast anticipates. Each side fights in the first line that it names first, fights on and captures nothing
 * (reading: the rules do not mention odds).
 */
public final class AnticipatedSeaBattle {

    /**
     * The end of a battle for the ships of the phasing side.
     *
     * @param destroyed thirds of a ship, as {@code damaged}
     * @param galleass whether it has routed with galleasses among its ships, one of which is lost at least
     */
    public record Fought(Optional<Side> winner, int destroyed, int damaged, boolean galleass) {}

    private final WarView board;
    private final SeaEngagement battle;
    private final SeaTerms terms;
    private final Distribution<BattleOdds.End<FleetLosses>> ends;

    /** @param terms with the first lines of both sides */
    AnticipatedSeaBattle(WarView board, SeaEngagement battle, SeaTerms terms, Distribution<BattleOdds.End<FleetLosses>> ends) {
        this.board = board;
        this.battle = battle;
        this.terms = terms;
        this.ends = ends;
    }

    /** The chance of each end for the phasing side. */
    public Distribution<Fought> end() {
        boolean galleasses = terms.phasing().units().vgd() > 0;
        return ends.map(end -> new Fought(end.winner(), end.phasing().losses().destroyed(), end.phasing().losses().damaged(),
                galleasses && end.phasing().routed()));
    }

    /** The winner. */
    public Distribution<Optional<Side>> winner() {
        return ends.map(BattleOdds.End::winner);
    }

    /** Thirds of a ship that a side loses, destroyed or damaged. */
    public Distribution<Integer> thirdsLost(Side side) {
        return ends.map(end -> end.side(side).losses().destroyed() + end.side(side).losses().damaged());
    }

    /**
     * The board after the battle of a stack that was caught on its voyage: the losses are taken from the ships that are named first, and the
     * voyage waits for its player. The stacks that it has beaten are gone.
     */
    public EuState stateAfter(Fought fought) {
        var state = board.state();
        for (var stack : remainingShips(SeaForce.of(board, battle, Side.PHASING), terms.phasing().firstLine(), fought)) {
            state = stack.ships().thirds() == 0 ? state.withNavies(state.navies().without(stack.id())) : state.with(stack);
        }
        if (fought.winner().filter(Side.PHASING::equals).isPresent()) {
            for (var beaten : battle.nonPhasing()) {
                state = state.withNavies(state.navies().without(beaten));
            }
        }
        var movement = (Movement) state.phase();
        return state.withPhase(movement.withoutBattle().withVoyage(movement.voyage().orElseThrow().afterBattle().withAwaits(Voyage.Awaits.ONWARD)));
    }

    /** The stacks of a side after the battle, some of them without ships. */
    private static List<NavalStack> remainingShips(SeaForce force, FirstLine line, Fought fought) {
        var taken = SeaLossChoices.of(force.asOneStack().ships(), line, fought.destroyed(), fought.damaged(), fought.galleass()).getFirst();
        return withoutShips(withoutShips(force.stacks(), taken.destroyed()), taken.damaged());
    }

    private static List<NavalStack> withoutShips(List<NavalStack> stacks, NavalUnits lost) {
        var shares = ShipShares.battleShares(stacks, lost).stream().collect(Collectors.toMap(share -> share.stack().id(), ShipShares.Share::ships));
        return stacks.stream().map(stack -> shares.containsKey(stack.id()) ? stack.withShips(ShipLossChoices.afterLosses(stack.ships(), shares.get(stack.id()))) : stack).toList();
    }
}
