package tercio.domain.eu.world.natives.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;

/** EU-NAT-ACTIVATION: the stacks that are tested by the natives of the province that they enter. */
class NativeEncountersTest {

    private static final String EAST = "r_cotedor_e";

    /** A stack of Spain in its trading post on the Gold Coast; the natives of each of the two provinces have 4 LD and tolerance 7. */
    private static Situation goldCoast() {
        return franceAgainstSpain().charted().establishment("spain", Kind.TRADING_POST, 2, "r_cotedor_w").stack("s", "spain", "r_cotedor_w", 0, 0, 3);
    }

    private static boolean isTested(Situation situation, String province) {
        var board = new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
        var stack = board.state().stack(new StackId("s")).orElseThrow();
        return NativeEncounters.wouldMeet(board, stack, new SpaceId(province)) && NativeEncounters.mayRise(board, new SpaceId(province));
    }

    @Test
    void quietNativesTestTroops() {
        assertThat(isTested(goldCoast(), EAST)).isTrue();
        assertThat(isTested(goldCoast(), "r_cotedor_w")).as("in a trading post of their own").isTrue();
        assertThat(isTested(goldCoast(), "tejo")).as("Europe").isFalse();
        assertThat(isTested(goldCoast().area("cotedor", "gujarat"), EAST)).as("natives of a country that is at peace").isFalse();
    }

    @Test
    void nativesWhoHaveRisenOrAreDeadTestNobody() {
        assertThat(isTested(goldCoast().risen(EAST, "spain"), EAST)).isFalse();
        assertThat(isTested(goldCoast().risen(EAST, "spain"), "r_cotedor_w")).as("of the province only").isTrue();
        assertThat(isTested(goldCoast().nativesLeft(EAST, 0, 0), EAST)).isFalse();
    }

    @Test
    void anOwnColonyIsExempt() {
        assertThat(isTested(goldCoast().establishment("spain", Kind.COLONY, 2, EAST), EAST)).isFalse();
        assertThat(isTested(goldCoast().establishment("spain", Kind.COLONY, 2, EAST).heldBy("france"), EAST)).isTrue();
        assertThat(isTested(goldCoast().establishment("spain", Kind.COLONY, 6, EAST).heldBy("france"), EAST)).as("a province of Europe").isFalse();
    }
}
