package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.ImportedGame;
import tercio.adapters.http.Served;
import tercio.adapters.http.ToldSheets;
import tercio.domain.eia.given.CombatSheetCheck;
import tercio.domain.ruling.FightSheet;

/** Each combat and each siege of the recorded campaign has its sheet beside its ruling, and each line of it is repeated by hand. */
class CombatSheetServiceTest {

    @Test
    void eachLineIsRepeatedFromThePrintedTables() throws IOException {
        var sheets = ToldSheets.of(ImportedGame.of(Served.installed(), "turks-and-russians"));

        assertThat(sheets).extracting(FightSheet::fight).contains("field-combat", "assault-attempt");
        sheets.forEach(CombatSheetCheck::check);
    }
}
