package tercio.domain.eu.common.forces;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.LeaderCasualty.CasualtyTest;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** The stages for the commander of one side, shared by battles and assaults. Each works on its own state type. */
public final class CommanderRolls {

    /** The rule and the step of the values of a Vizier whose counter has none. */
    public static final String VIZIER_RULE = "EU-CMD-6";
    public static final String VIZIER = "values of the Vizier";

    private CommanderRolls() {}

    /**
     * The stage in which a side without a leader draws one with an unmodified die (EU-BATTLE-REPLACEMENT), and a Vizier without printed
     * values gets his (EU-CMD-6).
     *
     * @param drawn the leader for a die
     * @param put the state after the die
     */
    public static <S> Stage<S> replacement(String side, Predicate<S> needed, IntFunction<Leader> drawn, BiFunction<S, Integer, S> put) {
        var name = DieName.d10(side, "replacementLeader");
        return new Stage.Throw<>("replacement leader", needed, state -> name, (state, die, recorder) -> {
            recorder.record(() -> {
                var leader = drawn.apply(die);
                boolean vizier = leader.category() == LeaderCategory.VIZIER;
                return Step.of(vizier ? VIZIER : "replacement leader", vizier ? VIZIER_RULE : "EU-BATTLE-REPLACEMENT").side(side).die(die)
                        .cell("replacement-leaders", die, vizier ? ReplacementLeaders.VIZIER : leader.country()).result(leader.values());
            });
            return put.apply(state, die);
        }, state -> 0);
    }

    /** The test whether the commander is among the casualties (EU-BATTLE-CASUALTY). */
    public static <S> Stage<S> casualty(String side, LeaderCasualty rule, Predicate<S> needed, Function<S, CasualtyTest> of,
            BiFunction<S, Casualty, S> put) {
        var name = DieName.d10(side, "leaderCasualty");
        return new Stage.Throw<>("leader casualty", needed, state -> name, (state, die, recorder) -> {
            var tested = of.apply(state);
            var casualty = rule.of(tested, die);
            recorder.record(() -> Step.of("leader casualty", LeaderCasualty.MODIFIERS.rule()).side(side).die(die)
                    .tally(LeaderCasualty.MODIFIERS.on(tested)).result(casualty));
            return put.apply(state, casualty);
        });
    }

    /** The roll whether a leader who is hit survives (EU-BATTLE-FATE). */
    public static <S> Stage<S> fate(String side, Function<S, Casualty> so, BiFunction<S, Casualty, S> put) {
        var name = DieName.d10(side, "leaderFate");
        return new Stage.Throw<>("fate of the leader", state -> so.apply(state).isFateOpen(), state -> name, (state, die, recorder) -> {
            var casualty = Casualty.ofFateDie(die);
            recorder.record(() -> Step.of("fate of the leader", "EU-BATTLE-FATE").side(side).die(die).result(casualty));
            return put.apply(state, casualty);
        });
    }
}
