package tercio.adapters.store;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.DiceMode;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;

/**
 * After any sequence of playing, undo, redo, amendments, adjustments, forks, exports and imports: the board is a plain
 * fold of the events in effect, every view of a copy is that of the original, and verification finds nothing.
 */
@Tag(Tier.BOTH)
@OnBothDatabases
class AmendedGamesTest {

    private static final int ACTS = 70;

    /** Each game under the name of its seed. They are no properties of jqwik, which would play them one by one after all other tests. */
    static IntStream seeds() {
        return Tier.seeds(1, 2).mapToInt(Math::toIntExact);
    }

    private static void played(PlayedTable.Kindred kind, DiceMode dice, int seed) {
        try (var backend = TestStores.inMemory(RulebookModules.all().rulebooks())) {
            var table = PlayedTable.of(backend, kind, dice, seed);
            for (int act = 0; act < ACTS; act++) {
                table.act();
            }
            table.isWhole();
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aWarOfEuropaWithDiceOfTheServer(int seed) {
        played(PlayedTable.WAR, DiceMode.SERVER, seed);
    }

    @Thorough("In the short tier a war is amended with dice of the service, and a campaign with those of the players.")
    @ParameterizedTest
    @MethodSource("seeds")
    void aWarOfEuropaWithDiceOfThePlayers(int seed) {
        played(PlayedTable.WAR, DiceMode.PHYSICAL, seed);
    }

    @Thorough("In the short tier a war is amended with dice of the service, and a campaign with those of the players.")
    @ParameterizedTest
    @MethodSource("seeds")
    void aCampaignOfEmpiresInArmsWithDiceOfTheServer(int seed) {
        played(PlayedTable.CAMPAIGN, DiceMode.SERVER, seed);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aCampaignOfEmpiresInArmsWithDiceOfThePlayers(int seed) {
        played(PlayedTable.CAMPAIGN, DiceMode.PHYSICAL, seed);
    }
}
