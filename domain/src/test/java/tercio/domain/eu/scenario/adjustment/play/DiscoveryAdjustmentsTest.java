package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.game.Id;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Discoveries as the host grants or takes them (EU-DISCOVERY). */
class DiscoveryAdjustmentsTest {

    /** All know the Acores; France knows the Canaries beside, and its ships carry the Banc d'Arguin. */
    private static EuState board() {
        return franceAgainstSpain().allKnow("s_acores").knows("france", "s_canarias").fleet("ships", "france", "s_arguin", new Ships(0, 0, 2, 0, 0, 0, 0))
                .carries("ships", "s_arguin").war().board();
    }

    private static Discoveries after(EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(board(), changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        return ((EuState) ((Verdict.Accepted<EuEvent>) verdict).boards().getLast()).world().discoveries();
    }

    private static String refused(EuChange change) {
        var verdict = AdjustedWarTest.adjusted(board(), change);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal().faults().stream().map(fault -> Told.of(fault.message())).findFirst().orElse("");
    }

    private static WorldChange.DiscoveriesSet set(boolean known, String... zones) {
        return new WorldChange.DiscoveriesSet(new CountryId("france"), Id.all(List.of(zones), SpaceId::new), known);
    }

    @Test
    void theHostGrantsProvincesAndSeas() {
        var now = after(set(true, "r_cuba_e", "s_guinee"));
        assertThat(now.knows(new CountryId("france"), new SpaceId("r_cuba_e"))).isTrue();
        assertThat(now.knows(new CountryId("france"), new SpaceId("s_guinee"))).isTrue();
        assertThat(now.knows(new CountryId("spain"), new SpaceId("r_cuba_e"))).isFalse();
        assertThat(now.knows(new StackId("ships"), new CountryId("france"), new SpaceId("r_cuba_e"))).as("a stack that is away hears of it at home").isFalse();
    }

    @Test
    void andTakesThem() {
        var now = after(set(false, "s_canarias"));
        assertThat(now.knows(new CountryId("france"), new SpaceId("s_canarias"))).isFalse();
        assertThat(now.knows(new StackId("ships"), new CountryId("france"), new SpaceId("s_arguin"))).as("what a stack carries stays its own").isTrue();
        assertThat(after(set(false, "s_canarias"), set(true, "s_canarias")).knows(new CountryId("france"), new SpaceId("s_canarias"))).isTrue();
    }

    @Test
    void whatAllKnowIsTakenFromNone() {
        assertThat(refused(set(false, "s_canarias", "s_acores"))).startsWith("eu.adjustment.fault-known-to-all: where ");
        assertThat(refused(set(true))).isEqualTo("eu.adjustment.fault-no-zone.");
        assertThat(refused(set(true, "guyenne"))).as("Europe is known").isNotEmpty();
    }

    @Test
    void eachIsSaid() {
        assertThat(Told.of(new EuChangeResults(board()).of(set(true, "r_cuba_e", "r_cuba_w")))).isEqualTo("eu.adjustment.result-discoveries: country France, known yes, zones [Cuba E + Cuba W].");
        assertThat(Told.of(new EuChangeResults(board()).of(set(false, "r_cuba_e")))).isEqualTo("eu.adjustment.result-discoveries: country France, known no, zones [Cuba E].");
    }
}
