package tercio.domain.eu.play.seafight;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.battle.NavalSide;
import tercio.domain.eu.battle.SeaRegion;
import tercio.domain.eu.battle.SeaTerms;
import tercio.domain.eu.battle.Side;
import tercio.domain.eu.battle.Withdrawal;
import tercio.domain.eu.board.Sea;
import tercio.domain.eu.forces.FirstLine;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.NavalTechnology;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaEngagement;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.JointFleet;
import tercio.domain.eu.play.harbour.Pursuers;

/**
 * The naval stacks of one side of a battle, which fight as one (EU-SEA).
 *
 * @param stacks those still afloat
 */
record SeaForce(Board board, List<NavalStack> stacks) {

    SeaForce {
        stacks = List.copyOf(stacks);
    }

    static SeaForce of(Board board, SeaEngagement battle, Side side) {
        return new SeaForce(board, Pursuers.afloat(board, battle, side));
    }

    boolean lost() {
        return stacks.isEmpty();
    }

    /** All stacks as one. */
    NavalStack together() {
        return joint().together();
    }

    Optional<Leader> admiral() {
        return joint().admiral();
    }

    /** The country that commands. */
    String country() {
        return joint().country();
    }

    /** The stack by which the commanding country answers: its largest. */
    NavalStack lead() {
        return joint().lead();
    }

    private JointFleet joint() {
        return new JointFleet(board, stacks);
    }

    /** The kinds of ships of which it can form its first line; transports only where there is nothing else (EU-SEA-LINE). */
    List<FirstLine> lines() {
        return Stream.of(FirstLine.values()).filter(together().ships()::canForm).toList();
    }

    // --- Parameters ------------------------------------------------------------------------------------------------

    /** The parameters of a battle whose first lines are chosen. */
    static SeaTerms terms(Board board, SeaEngagement battle) {
        return new SeaTerms(region(board.map().sea(battle.zone()).orElseThrow()), board.state().scenario().turn(), battle.interception(),
                side(board, battle, Side.PHASING), side(board, battle, Side.NON_PHASING));
    }

    private static NavalSide side(Board board, SeaEngagement battle, Side side) {
        var force = of(board, battle, side);
        var ships = force.together();
        var line = battle.lines().get(side);
        return new NavalSide(force.country(), ships.ships(), force.technology(line), line, ships.veteran(), force.admiral(),
                FacingTurkishShips.faces(board, force.country(), of(board, battle, side.opponent()).stacks()), Withdrawal.NONE, List.of());
    }

    /** The technology of most ships of the line, the worse of two that are equal (EU-TECH-5). */
    private NavalTechnology technology(FirstLine line) {
        var known = stacks.stream().map(stack -> state().navalTechnology(stack.country())).distinct().toList();
        return known.stream().max(Comparator.comparingInt((NavalTechnology each) -> thirds(line, each)).thenComparing(Comparator.reverseOrder())).orElseThrow();
    }

    private int thirds(FirstLine line, NavalTechnology technology) {
        return stacks.stream().filter(stack -> state().navalTechnology(stack.country()) == technology).mapToInt(stack -> stack.ships().thirds(line)).sum();
    }

    private EuState state() {
        return board.state();
    }

    /** Galleys are at home in the Mediterranean and the Black Sea (EU-UNIT-6). */
    static SeaRegion region(Sea sea) {
        if (sea.regions().contains("mediterranean") || sea.regions().contains("black_sea")) {
            return SeaRegion.MEDITERRANEAN;
        }
        if (sea.regions().contains("baltic")) {
            return SeaRegion.BALTIC;
        }
        return sea.waters().contains("indian") ? SeaRegion.INDIAN : sea.waters().contains("pacific") ? SeaRegion.PACIFIC : SeaRegion.ATLANTIC;
    }
}
