package tercio.adapters.eu.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.battle.BattleSide;
import tercio.domain.eu.battle.Crossing;
import tercio.domain.eu.battle.Fray;
import tercio.domain.eu.battle.LandBattle;
import tercio.domain.eu.battle.LandBattleProcedure;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.concept.Period;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.forces.ArmyClass;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.ruling.Account;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Run;
import tools.jackson.databind.json.JsonMapper;

/** A battle that waits for a player is kept as JSON. */
class FrayJsonTest {

    @Test
    void aWaitingBattleComesBackAsItWasKept() {
        var side = new BattleSide("france", Units.of(2, 0, 0), ArmyClass.IV, true, LandTechnology.MUSKETS, false,
                Optional.empty(), false, false);
        var battle = new LandBattle(Period.III, Theatre.EUROPE, Terrain.PLAIN, false, Crossing.NONE, false, side, side,
                Readings.STANDARD);
        var run = LandBattleProcedure.of(battle, EuTables.PRINTED)
                .start(LandBattleProcedure.start(battle, EuTables.PRINTED), Dice.inOrder(List.of(4, 5, 6, 6, 6, 6)), Account.SILENT);
        assertThat(run).isInstanceOf(Run.Waiting.class);
        var fray = ((Run.Waiting<Fray>) run).at().state();

        var json = new JsonMapper();
        assertThat(json.readValue(json.writeValueAsString(fray), Fray.class)).isEqualTo(fray);
    }
}
