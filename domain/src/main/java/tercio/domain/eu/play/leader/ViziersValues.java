package tercio.domain.eu.play.leader;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.forces.CommanderRolls;
import tercio.domain.eu.forces.Leader;
import tercio.domain.eu.forces.ReplacementLeaders;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.leader.LeaderEvent.VizierForgotten;
import tercio.domain.eu.play.leader.LeaderEvent.VizierRolled;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/**
 * The values of a Vizier whose counter has none. Each time they are needed outside a battle or an assault they are rolled; what is rolled
 * for an evasion is kept for the battle that follows, and nothing else is kept (EU-CMD-6). Battles and assaults draw them as they draw a
 * replacement leader.
 */
public final class ViziersValues {

    public static final String RULE = CommanderRolls.VIZIER_RULE;
    static final String DIE = "vizier";

    private ViziersValues() {}

    /** The Viziers among these leaders who have no values now. */
    public static List<Leader> without(EuState state, List<String> leaders) {
        return leaders.stream().map(id -> state.leaders().get(id).inCommand()).filter(Leader::valuesByDie).toList();
    }

    /** Rolls for a Vizier, or asks for the die. */
    public static Optional<Verdict<EuEvent>> roll(Play play, Leader vizier, String question) {
        var name = DieName.d10(vizier.country(), DIE);
        var die = play.dice("values of " + vizier.id() + " for " + question).next(name);
        if (die.isEmpty()) {
            return Play.wants(name);
        }
        play.rolled(List.of(new Roll(name, die.getAsInt())));
        var values = by(play.tables(), vizier, die.getAsInt());
        play.happens(new VizierRolled(vizier.id(), values.maneuver(), values.fire(), values.shock(), values.siege()),
                List.of(Step.of(CommanderRolls.VIZIER, RULE).side(vizier.country()).die(die.getAsInt())
                        .cell("replacement-leaders", die.getAsInt(), ReplacementLeaders.VIZIER)
                        .result(values.values() + (values.siege() > 0 ? ", siege value " + values.siege() : ""))));
        return Play.done();
    }

    /** The Vizier with the values of a die. */
    public static Leader by(EuTables tables, Leader vizier, int die) {
        return tables.replacementLeaders().commanding(Optional.of(vizier), vizier.country(), die);
    }

    /** Forgets the values that were rolled. */
    public static void forget(Play play) {
        play.state().leaders().values().stream().filter(status -> status.rolled() != null).map(LeaderStatus::leader).toList()
                .forEach(vizier -> play.happens(new VizierForgotten(vizier.id())));
    }
}
