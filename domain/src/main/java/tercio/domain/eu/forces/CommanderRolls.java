package tercio.domain.eu.forces;

import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.forces.LeaderCasualty.Tested;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;

/** The rolls about the commander of one side that battles and assaults share, as stages over their own states. */
public final class CommanderRolls {

    private CommanderRolls() {}

    /**
     * A side without leader draws one, never modified (EU-BATTLE-REPLACEMENT).
     *
     * @param drawn the leader that a die brings
     * @param put what the die makes of the state
     */
    public static <S> Stage<S> replacement(String side, Predicate<S> needed, IntFunction<Leader> drawn, BiFunction<S, Integer, S> put) {
        var name = DieName.d10(side, "replacementLeader");
        return new Stage.Throw<>("replacement leader", needed, state -> name, (state, die, recorder) -> {
            recorder.tell(() -> {
                var leader = drawn.apply(die);
                return Step.of("replacement leader", "EU-BATTLE-REPLACEMENT").side(side).die(die)
                        .cell("replacement-leaders", die, leader.country()).result(leader.values());
            });
            return put.apply(state, die);
        });
    }

    /** Whether the commander is among the casualties (EU-BATTLE-CASUALTY). */
    public static <S> Stage<S> casualty(String side, LeaderCasualty rule, Predicate<S> needed, Function<S, Tested> of,
            BiFunction<S, Casualty, S> put) {
        var name = DieName.d10(side, "leaderCasualty");
        return new Stage.Throw<>("leader casualty", needed, state -> name, (state, die, recorder) -> {
            var tested = of.apply(state);
            var casualty = rule.of(tested, die);
            recorder.tell(() -> Step.of("leader casualty", LeaderCasualty.MODIFIERS.rule()).side(side).die(die)
                    .tally(LeaderCasualty.MODIFIERS.on(tested)).result(casualty));
            return put.apply(state, casualty);
        });
    }

    /** Of one who is hit, whether he lives (EU-BATTLE-FATE). */
    public static <S> Stage<S> fate(String side, Function<S, Casualty> so, BiFunction<S, Casualty, S> put) {
        var name = DieName.d10(side, "leaderFate");
        return new Stage.Throw<>("fate of the leader", state -> so.apply(state).fateOpen(), state -> name, (state, die, recorder) -> {
            var casualty = Casualty.byFate(die);
            recorder.tell(() -> Step.of("fate of the leader", "EU-BATTLE-FATE").side(side).die(die).result(casualty));
            return put.apply(state, casualty);
        });
    }
}
