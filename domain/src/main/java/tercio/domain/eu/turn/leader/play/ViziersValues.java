package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.forces.CommanderRolls;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.ReplacementLeaders;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.turn.leader.play.LeaderEvent.VizierForgotten;
import tercio.domain.eu.turn.leader.play.LeaderEvent.VizierRolled;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

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
    public static List<Leader> viziersWithout(EuState state, List<LeaderId> leaders) {
        return leaders.stream().map(id -> state.leaders().get(id).effectiveLeader()).filter(Leader::hasValuesByDie).toList();
    }

    /** Rolls for a Vizier, or asks for the die. */
    public static Execution roll(EuCommandRun play, Leader vizier, SpaceId question) {
        var name = DieName.d10(vizier.country().value(), DIE);
        var die = play.dice("values of " + vizier.id() + " for " + question).next(name);
        if (die.isEmpty()) {
            return EuCommandRun.needsDie(name);
        }
        play.addRolls(List.of(new Roll(name, die.getAsInt())));
        var values = withDie(play.tables(), vizier, die.getAsInt());
        var step = Step.of(CommanderRolls.VIZIER, RULE).side(vizier.country().value()).die(die.getAsInt())
                .cell("replacement-leaders", die.getAsInt(), ReplacementLeaders.VIZIER);
        play.emit(new VizierRolled(vizier.id(), values.maneuver(), values.fire(), values.shock(), values.siege()), List.of(values.siege() > 0
                ? step.result(Sentence.of("eu.leaders.result-vizier").with("values", new Text(values.values())).with("siege", values.siege())) : step.result(values.values())));
        return EuCommandRun.success();
    }

    /** The Vizier with the values of a die. */
    public static Leader withDie(EuTables tables, Leader vizier, int die) {
        return tables.replacementLeaders().commanderFor(Optional.of(vizier), vizier.country(), die);
    }

    /** Forgets the values that were rolled. */
    public static void forget(EuCommandRun play) {
        play.state().leaders().values().stream().filter(status -> status.rolled() != null).map(LeaderStatus::leader).toList()
                .forEach(vizier -> play.emit(new VizierForgotten(vizier.id())));
    }
}
