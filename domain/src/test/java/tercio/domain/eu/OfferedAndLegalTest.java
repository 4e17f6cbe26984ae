package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.OfferedOrLegal;
import tercio.domain.eu.given.War;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/** Every legal answer is offered: a command built at random is legal exactly if it is listed or fits a form. */
@Tag(Tier.BOTH)
class OfferedAndLegalTest {

    private static final int COMMANDS = Tier.times(12, 18);
    /** Mutated commands for each position. */
    private static final int BUILT = Tier.times(15, 22);

    private final TreeMap<String, Integer> legal = new TreeMap<>();
    private int refused;

    @Test
    void whatIsLegalIsListedOrFitsAForm() {
        var wanted = List.of("MoveStack", "SplitStack", "MergeStacks", "AttemptInterception", "TakeLosses", "ReturnAfterInterception", "WithdrawIntoFortress",
                "AttemptEvasion", "Retreat", "ChooseFighters", "MakeSortie", "PlaceGarrison");
        Tier.play(1, 1, legal.keySet(), wanted, game -> play(War.RULES, game));

        assertThat(refused).isGreaterThan(Tier.times(1_300, 3_000));
        assertThat(legal.keySet()).containsAll(wanted);
    }

    @Thorough("The same boards by one of two more editions; EditionGamesTest plays each edition in the short tier.")
    @Test
    void soItIsByTheOlderRules() {
        var wanted = List.of("MoveStack", "AttemptInterception", "TakeLosses", "WithdrawIntoFortress", "AttemptEvasion", "Retreat", "ChooseFighters", "MakeSortie",
                "PlaceGarrison");
        Tier.play(1, 1, legal.keySet(), wanted, game -> {
            Tier.some(List.of(War.FAST, War.RAPID), 2).forEach(edition -> play(edition, game));
        });

        assertThat(refused).isGreaterThan(1_000);
        assertThat(legal.keySet()).containsAll(wanted);
    }

    private void play(EuMilitary edition, long game) {
        var compared = new OfferedOrLegal(edition, BUILT, legal);
        for (var board : ContestedBoards.all(edition)) {
            var random = new Random(game);
            Chance.game(edition, board, 100 + game, COMMANDS).forEach(turn -> compared.check(turn.before(), random));
        }
        refused += compared.refused();
    }
}
