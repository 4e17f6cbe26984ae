package tercio.domain.eu.world.natives.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.JointMarch;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.world.natives.Conquistador;
import tercio.domain.eu.world.natives.ConquistadorLeaders;
import tercio.domain.eu.world.natives.ConquistadorOutcome;
import tercio.domain.eu.world.natives.play.NativeCommand.ConvertNatives;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesConverted;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/**
 * The table of the conquistadors (EU-CONQUISTADOR): a leader tries to bring the natives of the province that his stack has entered to his
 * side, before any test of them. Readings: any conquistador or explorer with the stack may try, its commander or not; natives who follow
 * a leader already count among the LD of the stack, and never as an ARMY counter.
 */
public final class Conversions {

    static final String RULE = "EU-CONQUISTADOR";
    static final String WHO = "EU-CONQUISTADOR-WHO";

    /** The countries whose minimum of conquistadors is bound to Asia in the last period. */
    private static final Set<String> BOUND_TO_ASIA = Set.of("england", "france");

    private Conversions() {}

    /** The leaders with the stack who may use the table in the province. */
    static List<Leader> ableLeaders(WarView board, Stack stack, SpaceId province) {
        if (!board.state().world().natives().isQuiet(province)) {
            return List.of();
        }
        return JointMarch.of(board.state(), stack).stream().flatMap(each -> each.leaders().stream()).map(id -> board.state().leaders().get(id).leader())
                .filter(leader -> leader.category().servesOnlyOverseas() && ConquistadorLeaders.mayUseTable(candidate(board.state(), leader), board.province(province)))
                .toList();
    }

    private static ConquistadorLeaders.Candidate candidate(EuState state, Leader leader) {
        boolean unnamedOfAsia = leader.anonymous() && Period.of(state.scenario().period()) == Period.VII && BOUND_TO_ASIA.contains(leader.country().value());
        return new ConquistadorLeaders.Candidate(leader.id(), LeaderKind.of(leader.category().word()).orElseThrow(), leader.maneuver(), leader.fire(), leader.shock(), unnamedOfAsia);
    }

    static List<Option> options(WarView board, Stack stack, SpaceId province) {
        return ableLeaders(board, stack, province).stream()
                .map(leader -> new Option(Sentence.of("eu.natives.to-convert").with("leader", SentenceNames.leader(leader)).with("where", SentenceNames.place(province)),
                        new ConvertNatives(stack.id(), leader.id())))
                .toList();
    }

    /** Tries the table. Refused unless the stack was just asked, and for a leader who may not. */
    static Execution convert(EuCommandRun play, ConvertNatives command) {
        var asked = NativeEncounters.openDuty(play.state(), command.stack());
        if (asked.isEmpty()) {
            return EuCommandRun.refuse(NativeEncounters.notAskedRefusal(play, command.stack()));
        }
        var duty = asked.get();
        var board = play.board();
        var attempt = attempt(board, duty, command.leader());
        if (attempt.isEmpty()) {
            return EuCommandRun.refuse(WHO, Sentence.of("eu.natives.refused-no-conversion").with("where", SentenceNames.place(duty.province())),
                    NativeEncounters.options(board, duty));
        }
        var recorder = StepRecorder.recording();
        var dice = play.dice("natives of " + duty.province() + " meeting " + command.leader());
        return switch (Conquistador.of(attempt.get(), play.tables()).start(Conquistador.start(), dice, recorder)) {
            case Run.MissingDie<Conquistador.Result> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<Conquistador.Result> waiting -> throw new IllegalStateException("natives wait for no choice");
            case Run.Finished<Conquistador.Result> done -> {
                play.addRolls(done.rolls());
                var outcome = ConquistadorOutcome.of(attempt.get(), done.state());
                play.emit(new NativesConverted(duty.country(), duty.stack(), command.leader(), duty.province(), outcome.joining(),
                        outcome.resisting(), outcome.vanished()), recorder.steps());
                if (outcome.hasBattle()) {
                    NativeEncounters.intercept(play, duty);
                } else {
                    NativeEncounters.goOnInPeace(play);
                }
                yield EuCommandRun.success();
            }
        };
    }

    /** The attempt of a leader; empty for one who may not try. */
    public static Optional<Conquistador.Attempt> attempt(WarView board, Duty.NativesMet duty, LeaderId leader) {
        var stack = board.state().stacks().get(duty.stack());
        return ableLeaders(board, stack, duty.province()).stream().filter(each -> each.id().equals(leader)).findFirst()
                .map(each -> attempt(board.state(), stack, duty.province(), each));
    }

    private static Conquistador.Attempt attempt(EuState state, Stack stack, SpaceId province, Leader leader) {
        var natives = state.world().natives();
        var company = JointMarch.of(state, stack);
        var with = company.stream().flatMap(each -> each.leaders().stream()).toList();
        int thirds = company.stream().mapToInt(each -> each.units().thirds()).sum() + with.stream().mapToInt(natives::followers).sum();
        return new Conquistador.Attempt(candidate(state, leader).sum(), natives.uses(province), hasMissionary(state, with.stream()),
                thirds / Thirds.LD, company.stream().anyMatch(each -> each.units().hasArmy()), natives.forceIn(province).thirds());
    }

    /** Whether a missionary is with them. */
    private static boolean hasMissionary(EuState state, Stream<LeaderId> leaders) {
        return leaders.anyMatch(id -> state.leaders().get(id).leader().category() == LeaderCategory.MISSIONARY);
    }
}
