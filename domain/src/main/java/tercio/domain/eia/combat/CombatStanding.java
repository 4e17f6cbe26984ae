package tercio.domain.eia.combat;

import java.util.Optional;
import tercio.domain.eia.common.tables.CombatSide;

/**
 * The state of a combat in the midst of a day. Its forces are those that are left.
 *
 * @param round the rounds that are over, the one of which losses are owed included
 * @param arrived whether an outflanking force has arrived
 * @param ended empty while it goes on
 * @param winner empty where nobody wins
 */
public record CombatStanding(int round, boolean arrived, Optional<CombatEnd> ended, Optional<CombatSide> winner, SideStanding attacker,
        SideStanding defender) {

    /**
     * The state of a side.
     *
     * @param level its final morale in tenths; 0 before it is found
     * @param lost its running morale loss in tenths
     * @param declared its declaration for the next round; empty if it declared nothing
     */
    public record SideStanding(int level, int lost, Optional<RoundDeclaration> declared) {}

    /** The state of a procedure with these lines. */
    CombatState state(ForceLines attackers, ForceLines defenders, DaySheet sheet) {
        var state = CombatState.of(tally(attackers, attacker), tally(defenders, defender), sheet);
        state = state.afterRound(round, state.attacker(), state.defender()).withArrival(arrived ? Math.max(1, round) : 0);
        return ended.isPresent() ? state.withEnd(ended.get(), winner.orElse(null)) : state;
    }

    private static SideTally tally(ForceLines lines, SideStanding side) {
        return lines.tally().withMorale(side.level(), side.lost()).withDeclaration(side.declared().orElse(null));
    }
}
