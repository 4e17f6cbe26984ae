package tercio.skirmish.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.domain.ruling.Readings;

/**
 * The board of a skirmish.
 *
 * @param turn from 1
 * @param captains in the order of the scenario
 * @param forces ordered by hill
 */
public record SkirmishState(int turn, int turns, SkirmishPhase phase, List<Captain> captains, List<HillForce> forces, Readings readings) {

    public SkirmishState {
        captains = List.copyOf(captains);
        forces = List.copyOf(forces);
    }

    static SkirmishState of(SkirmishScenario scenario, Readings readings) {
        return new SkirmishState(1, scenario.turns(), new SkirmishPhase.Slips(),
                scenario.captains().stream().map(camp -> Captain.atStart(camp.captain())).toList(),
                scenario.captains().stream().map(camp -> new HillForce(camp.hill(), camp.captain(), camp.men()))
                        .sorted(Comparator.comparing(HillForce::hill)).toList(), readings);
    }

    public Optional<Captain> captain(String id) {
        return captains.stream().filter(captain -> captain.id().equals(id)).findFirst();
    }

    /** The men on a hill, if there are any. */
    public Optional<HillForce> force(String hill) {
        return forces.stream().filter(force -> force.hill().equals(hill)).findFirst();
    }

    /** The men of a captain on a hill, 0 where there are none. */
    int men(String captain, String hill) {
        return force(hill).filter(force -> force.captain().equals(captain)).map(HillForce::men).orElse(0);
    }

    /** The men of a captain on all hills. */
    public int men(String captain) {
        return forces.stream().filter(force -> force.captain().equals(captain)).mapToInt(HillForce::men).sum();
    }

    /** The captains in the order in which they march in this turn, another one first in each turn. */
    private List<Captain> rotation() {
        var order = new ArrayList<>(captains);
        Collections.rotate(order, 1 - turn);
        return order;
    }

    /** The captains who have men on the hills, in the order in which they march in this turn. */
    public List<Captain> marching() {
        return rotation().stream().filter(captain -> men(captain.id()) > 0).toList();
    }

    /** The next captain with men who marches after another one in this turn; empty after the last. */
    Optional<Captain> marchingAfter(String captain) {
        return rotation().stream().dropWhile(each -> !each.id().equals(captain)).skip(1).filter(each -> men(each.id()) > 0).findFirst();
    }

    SkirmishState in(SkirmishPhase next) {
        return new SkirmishState(turn, turns, next, captains, forces, readings);
    }

    SkirmishState inTurn(int number) {
        return new SkirmishState(number, turns, phase, captains, forces, readings);
    }

    SkirmishState with(String captain, UnaryOperator<Captain> change) {
        return new SkirmishState(turn, turns, phase,
                captains.stream().map(each -> each.id().equals(captain) ? change.apply(each) : each).toList(), forces, readings);
    }

    SkirmishState withAll(UnaryOperator<Captain> change) {
        return new SkirmishState(turn, turns, phase, captains.stream().map(change).toList(), forces, readings);
    }

    /** With so many men of a captain on a hill, and nobody else. */
    SkirmishState holding(String hill, String captain, int men) {
        var others = new ArrayList<>(forces.stream().filter(force -> !force.hill().equals(hill)).toList());
        if (men > 0) {
            others.add(new HillForce(hill, captain, men));
        }
        others.sort(Comparator.comparing(HillForce::hill));
        return new SkirmishState(turn, turns, phase, captains, others, readings);
    }
}
