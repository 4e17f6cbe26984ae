package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.WarAtStart;
import tercio.domain.ruling.Readings;

/** The alliances in the order of their impulses, and who is at war with whom. */
class SequenceViewTest {

    private static SequenceView seen(WarAtStart... wars) {
        var rules = new EuMilitary();
        var printed = rules.scenario("artois").orElseThrow();
        var country = new Belligerent(1, LandTechnology.MUSKETS, 30, false, 0);
        var countries = Map.of(new CountryId("france"), printed.countries().get(new CountryId("france")),
                new CountryId("spain"), printed.countries().get(new CountryId("spain")), new CountryId("england"), country);
        return SequenceView.of(rules.start(new EuScenario(printed.name(), printed.period(), printed.turn(), printed.startRound(), false,
                List.of(List.of(new CountryId("france")), List.of(new CountryId("spain")), List.of(new CountryId("england"))), countries, List.of(), printed.owners(), printed.controllers(),
                printed.fortresses(), List.of(), List.of(), Optional.of(List.of(wars)), Optional.empty(), Optional.empty()), Readings.STANDARD));
    }

    @Test
    void everyPairOfAlliancesAtWarIsNamed() {
        var all = seen();
        assertThat(all.wars()).containsExactly(war("france", "spain"), war("france", "england"), war("spain", "england"));
        assertThat(all.order()).containsExactlyInAnyOrder(List.of(new CountryId("france")), List.of(new CountryId("spain")), List.of(new CountryId("england")));

        var one = seen(new WarAtStart(List.of(List.of(new CountryId("england")), List.of(new CountryId("spain")))));
        assertThat(one.wars()).containsExactly(war("spain", "england"));
    }

    private static SequenceView.Opponents war(String one, String other) {
        return new SequenceView.Opponents(List.of(new CountryId(one)), List.of(new CountryId(other)));
    }
}
