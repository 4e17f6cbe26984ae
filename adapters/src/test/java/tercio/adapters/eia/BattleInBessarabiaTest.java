package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import tercio.adapters.demo.DemonstrationRun;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.domain.eia.EmpiresInArms;
import tercio.projections.sentence.Language;

/** The rulebook's field combat (7.5.2.15) as the command line tells it. */
class BattleInBessarabiaTest {

    @Test
    void theExampleIsToldWithItsNumbersAndVerified() {
        var told = new StringWriter();
        try (var backend = GameBackend.inMemory(RulebookModules.all().rulebooks())) {
            boolean verified = DemonstrationRun.playAndPrint(backend, new EmpiresInArms(), BattleInBessarabia.DEMONSTRATION, Language.EN, new PrintWriter(told, true));

            assertThat(verified).as(told.toString()).isTrue();
        }
        assertThat(told.toString())
                .as("final morale levels").contains("2.3").contains("3.0")
                .as("the combat tables of both rounds").contains("4-1").contains("4-3").contains("2-1")
                .as("60% of 18 feudal cavalry factors").contains("60%").contains("11")
                .contains("Anna takes the pursuit back").contains("The game is verified.");
    }
}
