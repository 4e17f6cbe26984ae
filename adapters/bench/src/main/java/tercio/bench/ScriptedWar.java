package tercio.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import tercio.domain.dice.Roll;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;

/**
 * The commands and dice of a war by a ruleset whose player chooses at random among the legal answers. The same seed gives the same war,
 * so that many games can play it with physical dice.
 */
record ScriptedWar(Ruleset<?, ?, ?, ?> rules, Scenario scenario, List<Turn> turns) {

    /** One command and its dice. */
    record Turn(Command command, List<Integer> dice) {}

    /** The war of a printed scenario. */
    static <S, C extends Command, E extends Event, N extends Scenario> ScriptedWar of(Ruleset<S, C, E, N> rules, String printed, int most, long seed) {
        return of(rules, rules.scenario(printed).orElseThrow(() -> new IllegalArgumentException(rules.id() + " has no scenario " + printed)), most, seed);
    }

    private static <S, C extends Command, E extends Event, N extends Scenario> ScriptedWar of(
            Ruleset<S, C, E, N> rules, N scenario, int most, long seed) {
        var random = new Random(seed);
        var turns = new ArrayList<Turn>();
        S state = rules.start(scenario, Readings.STANDARD);
        while (turns.size() < most && !rules.isOver(state)) {
            C command = choose(rules, state, random);
            var verdict = rules.decide(state, command, die -> OptionalInt.of(1 + random.nextInt(die.die().sides())));
            if (!(verdict instanceof Verdict.Accepted<E> accepted)) {
                throw new IllegalStateException(command + " was offered and is refused: " + verdict);
            }
            for (var ruled : accepted.events()) {
                state = rules.evolve(state, ruled.event());
            }
            turns.add(new Turn(command, accepted.rolls().stream().map(Roll::value).toList()));
        }
        return new ScriptedWar(rules, scenario, List.copyOf(turns));
    }

    @SuppressWarnings("unchecked") // a ruleset offers its own commands
    private static <S, C extends Command> C choose(Ruleset<S, C, ?, ?> rules, S state, Random random) {
        var decisions = rules.decisions(state);
        return (C) rules.sample(state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
    }
}
