package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Naval stacks that supply troops on a coast when the game begins (EU-SUP-SHIPS). */
class ShipsThatSupplyAtStartTest {

    /** One FLEET counter on its smaller side and four ships: enough for a small land stack, up to 5 LD. */
    private static final Ships SMALL_FLEET = new Ships(0, 1, 4, 0, 0, 0, 0);

    /** A French army before Palermo, where it has no source of supply on land, and ships in the zone off its coast. */
    private static Situation beforePalermo(int ld, Ships ships) {
        return franceAgainstSpain().owner("palermo", "spain").owner("campania", "france").stack("army", "france", "palermo", 1, 0, ld).fleet("west", "france", "s_thyrrenienne", ships);
    }

    private static Map<String, String> faults(Situation situation) {
        return Told.of(War.RULES.faults(situation.scenario()));
    }

    private static War started(Situation situation) {
        return situation.war();
    }

    @Test
    void besiegersWhomNobodySuppliesRoll() {
        assertThat(started(beforePalermo(1, SMALL_FLEET)).decisions()).extracting(Decision::id).contains("supply-palermo");
    }

    @Test
    void besiegersWhomShipsSupplyDoNotRoll() {
        var war = started(beforePalermo(1, SMALL_FLEET).supplying("palermo"));
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().action()).isEqualTo(NavalAction.supply(new SpaceId("palermo")));
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("supply-palermo");
    }

    @Test
    void theSameShipsBlockadeAndSupply() {
        var war = started(beforePalermo(1, SMALL_FLEET).blockading("palermo").supplying("palermo"));
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().action()).isEqualTo(NavalAction.blockadeAndSupply(new SpaceId("palermo")));
    }

    @Test
    void whatShipsCannotSupplyIsRefused() {
        // 6 LD are no small stack: it takes a FLEET on its larger side.
        assertThat(faults(beforePalermo(2, SMALL_FLEET).supplying("palermo"))).containsOnly(entry("/fleets/0/supplies",
                "eu.fault.nobody-to-supply: who france, where palermo, sea Mer Tyrrhénienne."));
        assertThat(faults(beforePalermo(1, SMALL_FLEET).supplying("corsica"))).as("nobody stands there").containsOnlyKeys("/fleets/0/supplies");
        assertThat(faults(beforePalermo(1, SMALL_FLEET).supplying("bohemia"))).as("no coast of the zone").containsOnlyKeys("/fleets/0/supplies");
        assertThat(faults(beforePalermo(1, SMALL_FLEET).supplying("nowhere"))).as("no place").containsOnlyKeys("/fleets/0/supplies");
        assertThat(faults(beforePalermo(1, SMALL_FLEET).supplying("x".repeat(100)))).as("too long").containsOnlyKeys("/fleets/0/supplies");
        assertThat(faults(beforePalermo(1, SMALL_FLEET).blockading("palermo").supplying("corsica"))).containsOnly(entry("/fleets/0/supplies",
                "eu.fault.blockaders-supply."));
    }

    @Test
    void theTurkishFleetBeforeCyprusFeedsTheSiege() {
        var war = War.of("lepanto");
        assertThat(war.board().fleet(new StackId("tur-f3")).orElseThrow().action()).isEqualTo(NavalAction.blockadeAndSupply(new SpaceId("chypre")));
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("supply-chypre");
    }
}
