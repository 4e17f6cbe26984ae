package tercio.domain.eu.sea.battle.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaEngagement;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.battle.NavalSide;
import tercio.domain.eu.sea.battle.SeaRegion;
import tercio.domain.eu.sea.battle.SeaTerms;
import tercio.domain.eu.sea.battle.Withdrawal;
import tercio.domain.eu.sea.ships.play.JointFleet;
import tercio.domain.eu.sea.ships.play.Pursuers;

/**
 * The naval stacks of one side of a battle, which fight as one (EU-SEA).
 *
 * @param stacks those still afloat
 */
record SeaForce(WarView board, List<NavalStack> stacks) {

    SeaForce {
        stacks = List.copyOf(stacks);
    }

    static SeaForce of(WarView board, SeaEngagement battle, Side side) {
        return new SeaForce(board, Pursuers.stacksAfloat(board, battle, side));
    }

    boolean isLost() {
        return stacks.isEmpty();
    }

    /** All stacks as one. */
    NavalStack asOneStack() {
        return jointFleet().asOneStack();
    }

    Optional<Leader> admiral() {
        return jointFleet().admiral();
    }

    /** The country that commands. */
    CountryId country() {
        return jointFleet().country();
    }

    /** The stack by which the commanding country answers: its largest. */
    NavalStack leadingStack() {
        return jointFleet().leadingStack();
    }

    private JointFleet jointFleet() {
        return new JointFleet(board, stacks);
    }

    /** The kinds of ships of which it can form its first line; transports only where there is nothing else (EU-SEA-LINE). */
    List<FirstLine> possibleLines() {
        return Stream.of(FirstLine.values()).filter(asOneStack().ships()::canForm).toList();
    }

    // --- Parameters ------------------------------------------------------------------------------------------------

    /** The parameters of a battle with these first lines. */
    static SeaTerms terms(WarView board, SeaEngagement battle, FirstLine phasing, FirstLine nonPhasing) {
        return new SeaTerms(region(board.map().sea(battle.zone()).orElseThrow()), board.state().scenario().turn(), battle.interception(),
                side(board, battle, Side.PHASING, phasing), side(board, battle, Side.NON_PHASING, nonPhasing));
    }

    private static NavalSide side(WarView board, SeaEngagement battle, Side side, FirstLine line) {
        var force = of(board, battle, side);
        var ships = force.asOneStack();
        return new NavalSide(force.country(), ships.ships(), force.technology(line), line, ships.isVeteran(), force.admiral(),
                FacingTurkishShips.faces(board, force.country(), of(board, battle, side.opponent()).stacks()), Withdrawal.NONE, List.of());
    }

    /** The technology of most ships of the line, the worse of two that are equal (EU-SEA-MORALE). */
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
        if (sea.regions().contains(RegionId.MEDITERRANEAN) || sea.regions().contains(RegionId.BLACK_SEA)) {
            return SeaRegion.MEDITERRANEAN;
        }
        if (sea.regions().contains(RegionId.BALTIC)) {
            return SeaRegion.BALTIC;
        }
        return sea.waters().contains(WatersId.INDIAN) ? SeaRegion.INDIAN : sea.waters().contains(WatersId.PACIFIC) ? SeaRegion.PACIFIC : SeaRegion.ATLANTIC;
    }
}
