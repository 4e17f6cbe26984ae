package tercio.domain.eu.land.losses.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.CommanderRolls;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCasualty.CasualtyTest;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Procedure;

/**
 * The roll for the commander of troops that an overrun destroys, as after a battle in which a whole side is destroyed (EU-MOVE-OVERRUN,
 * AMB-44). Troops without a leader roll for nobody (reading: a replacement leader belongs to a battle).
 *
 * @param commander the leader of the destroyed troops
 * @param casualty his fate so far
 */
public record OverrunCasualties(Leader commander, Casualty casualty) {

    private OverrunCasualties with(Casualty now) {
        return new OverrunCasualties(commander, now);
    }

    /** The start of the rolls; empty for troops without a leader. */
    public static Optional<OverrunCasualties> of(EuState state, List<Stack> destroyed) {
        var led = destroyed.stream().flatMap(stack -> stack.leaders().stream()).toList();
        return state.commander(destroyed, led).map(leader -> new OverrunCasualties(leader, Casualty.UNHARMED));
    }

    /** The test, then the fate of a leader who is hit. */
    public static Procedure<OverrunCasualties> procedure(String side, EuTables tables) {
        return Procedure.of(
                CommanderRolls.casualty(side, tables.leaderCasualty(), state -> true,
                        state -> new CasualtyTest(state.commander(), false, true), OverrunCasualties::with),
                CommanderRolls.fate(side, OverrunCasualties::casualty, OverrunCasualties::with));
    }

    /** The odds of the commander's fate. */
    public Forecast odds(String side, EuTables tables) {
        var ends = procedure(side, tables).distribution(this);
        return Forecast.EMPTY.with(side + "/leader", ends.map(end -> end.casualty().fate().word()))
                .with(side + "/leaderRounds", ends.map(end -> end.casualty().rounds()));
    }
}
