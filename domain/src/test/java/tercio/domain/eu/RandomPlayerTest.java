package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.game.Command;
import tercio.domain.game.Option;
import tercio.domain.game.Timeline;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Readings;

/** A player who knows no rule plays wars to their end by sending back what decisions and moves offer. */
class RandomPlayerTest {

    private static final EuMilitary RULES = new EuMilitary();
    private static final int GAMES = 200;
    /** More than any turn of at most 11 rounds takes; a game that goes on beyond does not end. */
    private static final int MOST_COMMANDS = 6000;

    @Test
    void everyOfferIsLegalAndEveryGameEnds() {
        IntStream.range(0, GAMES).forEach(RandomPlayerTest::play);
    }

    private static void play(int game) {
        var random = new Random(game);
        Dice dice = name -> OptionalInt.of(1 + random.nextInt(name.die().sides()));
        var scenario = RULES.scenario(game % 2 == 0 ? "france-spain" : "artois").orElseThrow();
        var timeline = Timeline.<EuState, EuEvent>from(RULES.start(scenario, Readings.STANDARD), RULES::evolve);
        int commands = 0;
        while (!RULES.over(timeline.state())) {
            var command = offer(timeline.state(), random);
            var verdict = RULES.decide(timeline.state(), (EuCommand) command, dice);
            assertThat(verdict).as("game %d, command %d: %s", game, commands, command).isInstanceOf(Verdict.Accepted.class);
            for (var ruled : ((Verdict.Accepted<EuEvent>) verdict).events()) {
                timeline = timeline.played(ruled.event());
            }
            assertThat(++commands).as("commands of game %d", game).isLessThan(MOST_COMMANDS);
        }
        assertThat(RULES.decisions(timeline.state())).isEmpty();
    }

    /** Any option of any decision, or any move of any stack that may move. */
    private static Command offer(EuState state, Random random) {
        var offers = new ArrayList<Option>();
        for (var decision : RULES.decisions(state)) {
            offers.addAll(decision.options());
            if (!decision.movers().isEmpty() && random.nextInt(4) > 0) {
                var mover = decision.movers().get(random.nextInt(decision.movers().size()));
                offers.clear();
                offers.addAll(RULES.moves(state, mover).orElseThrow());
                break;
            }
        }
        assertThat(offers).as("what is offered in %s", state.phase()).isNotEmpty();
        return offers.get(random.nextInt(offers.size())).command();
    }
}
