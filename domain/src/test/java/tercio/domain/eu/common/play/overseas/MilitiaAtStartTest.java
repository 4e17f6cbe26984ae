package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.TAMPICO;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.VERACRUZ;
import static tercio.domain.eu.common.play.overseas.MilitiaTest.enters;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.militia.play.MilitiaCommand.SendOutMilitia;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Losses of a militia before a game (EU-UNIT-11). */
class MilitiaAtStartTest {

    /** A Portuguese colony of level 3 with a mission has 4 detachments. */
    private static Situation portuguese(int lost) {
        return franceAgainstSpain().charted().establishment("portugal", Kind.COLONY, 3, TAMPICO).militiaLost(lost).establishment("portugal", Kind.MISSION, 0, TAMPICO);
    }

    private static Map<String, String> faults(Situation situation) {
        return Told.of(ScenarioFaults.of(situation.scenario(), Readings.STANDARD, EuMap.PRINTED, EuTables.PRINTED));
    }

    @Test
    void aMilitiaHasLostWhatTheScenarioSays() {
        assertThat(faults(portuguese(4))).isEmpty();
        assertThat(portuguese(4).war().board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(4);
        assertThat(portuguese(0).war().board().world().militia().lost()).isEmpty();
    }

    @Test
    void itLosesNoMoreThanItHas() {
        var at = "/overseas/establishments/0/militiaLost";
        assertThat(faults(portuguese(5))).containsEntry(at, "eu.fault.militia-lost: most 4.");
        assertThat(faults(portuguese(-1))).containsKey(at);
        assertThat(faults(franceAgainstSpain().establishment("spain", Kind.TRADING_POST, 3, TAMPICO).militiaLost(1))).containsEntry(at, "eu.fault.no-militia.");
    }

    @Test
    void theRestComesOutToFight() {
        var war = enters(franceAgainstSpain().charted().initiative("france", 20).establishment("france", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("spain", Kind.COLONY, 6, TAMPICO).militiaLost(2).stack("la", "france", VERACRUZ, 0, 0, 3));
        war.plays(new SendOutMilitia(new SpaceId(TAMPICO)));
        assertThat(war.board().stacks().get(new StackId("militia." + TAMPICO)).units()).as("3 detachments, of which 2 are lost").hasToString("1 LDE");
        assertThat(Told.of(war.step("militia").said())).isEqualTo("eu.militia.result-strength: size 3, level 6, mission no, veteran no, lost 2, left 1.");
    }
}
