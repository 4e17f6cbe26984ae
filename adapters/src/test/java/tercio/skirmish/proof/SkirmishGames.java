package tercio.skirmish.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import tercio.domain.dice.Dice;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;
import tercio.skirmish.rules.SkirmishCommand;
import tercio.skirmish.rules.SkirmishEvent;
import tercio.skirmish.rules.SkirmishRules;
import tercio.skirmish.rules.SkirmishState;

/** Random games, played by answering any awaited decision with any sample. */
final class SkirmishGames {

    static final SkirmishRules RULES = new SkirmishRules();
    private static final int LONGEST = 500;

    /** One command and what came of it. */
    record Turn(SkirmishState before, SkirmishCommand command, Verdict.Accepted<SkirmishEvent> outcome, SkirmishState after) {}

    private SkirmishGames() {}

    static SkirmishState start(String scenario) {
        return RULES.start(RULES.scenario(scenario).orElseThrow(), Readings.STANDARD);
    }

    static Dice dice(Random random) {
        return name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
    }

    /** A game to its end. */
    static List<Turn> game(int seed) {
        var random = new Random(seed);
        var turns = new ArrayList<Turn>();
        var state = start(seed % 2 == 0 ? "duel" : "three-captains");
        while (!RULES.isOver(state)) {
            assertThat(turns.size()).as("commands of game %d", seed).isLessThan(LONGEST);
            var decisions = RULES.decisions(state);
            assertThat(decisions).isNotEmpty();
            var command = (SkirmishCommand) RULES.sample(state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            var turn = played(state, command, dice(random));
            turns.add(turn);
            state = turn.after();
        }
        return turns;
    }

    /** A command that is accepted. */
    static Turn played(SkirmishState state, SkirmishCommand command, Dice dice) {
        var verdict = RULES.decide(state, command, dice);
        assertThat(verdict).as("%s in %s", command, state.phase()).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<SkirmishEvent>) verdict;
        var after = state;
        for (var ruled : accepted.events()) {
            after = RULES.evolve(after, ruled.event());
        }
        return new Turn(state, command, accepted, after);
    }
}
