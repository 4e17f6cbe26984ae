package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;

/** A player who knows no rule plays wars to their end by sending back what decisions and moves offer. */
class RandomPlayerTest {

    private static final int GAMES = 200;
    /** More than any turn of at most 11 rounds takes; a game that goes on beyond does not end. */
    private static final int MOST_COMMANDS = 6000;

    @Test
    void everyOfferIsLegalEveryGameEndsAndEachIsVerified() {
        IntStream.range(0, GAMES).forEach(RandomPlayerTest::play);
    }

    private static void play(int game) {
        var turns = Chance.game(War.RULES.scenario(game % 2 == 0 ? "france-spain" : "artois").orElseThrow(), game, MOST_COMMANDS);

        assertThat(turns).as("commands of game %d", game).hasSizeLessThan(MOST_COMMANDS);
        turns.forEach(RandomPlayerTest::verify);
        EuState end = turns.getLast().before();
        for (var event : turns.getLast().events()) {
            end = War.RULES.evolve(end, event);
        }
        assertThat(War.RULES.decisions(end)).isEmpty();
    }

    /** Decided again with the dice on record, a command gives the same events. */
    private static void verify(Chance.Turn turn) {
        var recorded = turn.outcome().rolls().stream().map(Roll::value).toList();
        var again = War.RULES.decide(turn.before(), turn.command(), Dice.inOrder(recorded));

        assertThat(again).as("%s", turn.command()).isEqualTo(turn.outcome());
    }
}
