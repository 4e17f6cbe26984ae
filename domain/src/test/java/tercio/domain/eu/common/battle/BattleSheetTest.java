package tercio.domain.eu.common.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.LandSheetCheck;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.given.SheetReader;

/** Each line of the sheet of a battle on land or at sea can be repeated with the printed tables (EU-BATTLE, EU-SEA). */
class BattleSheetTest {

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void eachLineOfAnyBattleIsRepeatedByHand(long seed) {
        var random = new Random(seed);
        int checked = 0;
        int atSea = 0;
        for (int number = 0; number < 60; number++) {
            var sampled = VariedBattles.one(seed * 1000 + number);
            var run = (Run.Finished<BattleState>) sampled.procedure().start(sampled.start(), (Dice) name -> OptionalInt.of(1 + random.nextInt(10)), StepRecorder.SILENT);
            var sheet = sampled.sheet().apply(run.state(), run.rolls()).orElseThrow();
            new SheetReader(sheet).addsUp();
            if (sampled.tables() == EuTables.PRINTED) {
                LandSheetCheck.check(sheet);
                if (sheet.fight().equals("naval-battle")) {
                    atSea++;
                } else {
                    checked++;
                }
            }
        }
        assertThat(checked).isPositive();
        assertThat(atSea).isPositive();
    }
}
