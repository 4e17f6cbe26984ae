package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.OfferedOrLegal;
import tercio.domain.eu.given.War;
import tercio.domain.given.Tier;

/** Every legal answer is offered: a command built at random is legal exactly if it is listed or fits a form. */
@Tag(Tier.BOTH)
class OfferedAndLegalTest {

    private static final int GAMES = Tier.times(1, 2);
    private static final int COMMANDS = 18;
    /** Mutated commands for each position. */
    private static final int BUILT = 22;

    private final TreeMap<String, Integer> legal = new TreeMap<>();
    private int refused;

    @Test
    void whatIsLegalIsListedOrFitsAForm() {
        play(War.RULES, GAMES);

        assertThat(refused).isGreaterThan(3_000);
        assertThat(legal.keySet()).contains("MoveStack", "SplitStack", "MergeStacks", "AttemptInterception", "TakeLosses",
                "ReturnAfterInterception", "WithdrawIntoFortress", "AttemptEvasion", "Retreat", "ChooseFighters", "MakeSortie", "PlaceGarrison");
    }

    @Test
    void soItIsByTheOlderRules() {
        play(War.FAST, 1);
        play(War.RAPID, 1);

        assertThat(refused).isGreaterThan(3_000);
        assertThat(legal.keySet()).contains("MoveStack", "AttemptInterception", "TakeLosses", "WithdrawIntoFortress", "AttemptEvasion",
                "Retreat", "ChooseFighters", "MakeSortie", "PlaceGarrison");
    }

    private void play(EuMilitary edition, int games) {
        var compared = new OfferedOrLegal(edition, BUILT, legal);
        for (var board : ContestedBoards.all(edition)) {
            for (int game = 0; game < games; game++) {
                var random = new Random(game);
                Chance.game(edition, board, Tier.seed(100 + game), COMMANDS).forEach(turn -> compared.check(turn.before(), random));
            }
        }
        refused += compared.refused();
    }
}
