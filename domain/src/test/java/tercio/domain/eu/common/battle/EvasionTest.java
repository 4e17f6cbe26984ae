package tercio.domain.eu.common.battle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.ruling.Success;

/** EU-BATTLE-EVASION. */
class EvasionTest {

    @ParameterizedTest
    @CsvSource({"2,4,6,8,true", "2,4,5,7,false", "4,2,8,8,true", "4,2,7,7,false", "0,0,8,8,true"})
    void eightOrMoreWithTheManoeuvreDifferentialOnlyIfPositive(int phasing, int nonPhasing, int die, int modified, boolean evades) {
        var roll = EvasionProcedure.of("", EuTables.PRINTED);
        var run = roll.procedure().start(roll.start(new Evasion(phasing, nonPhasing)), Dice.inOrder(List.of(die)), StepRecorder.SILENT);

        assertThat(run).isInstanceOf(Run.Finished.class);
        SingleRoll.RollState<Evasion, Success> cast = ((Run.Finished<SingleRoll.RollState<Evasion, Success>>) run).state();
        assertThat(cast.modifiedDie()).isEqualTo(modified);
        assertThat(cast.result().isSuccess()).isEqualTo(evades);
    }
}
