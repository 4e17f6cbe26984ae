package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.sentence.given.Told;

/** Impossible statements of a scenario about Timar, Pashas and reforms, each fault with what would be legal (EU-TUR-1, EU-TUR-5, EU-TUR-7). */
class TurkishFaultsTest {

    private static Situation turks() {
        return Situation.franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain"));
    }

    private static Map<String, String> faults(Situation situation) {
        return Told.of(War.RULES.faults(situation.scenario()));
    }

    @Test
    void timarAreTurkish() {
        assertThat(faults(turks().stack("army", "hongrie", "magyarorszag", 0, 1, 0).with(Timar.of(0, 0, 1))))
                .containsEntry("/stacks/0/units/timar", "eu.fault.timar-of-turkey.");
    }

    @Test
    void aStackAndAProvinceHaveTwoPashas() {
        assertThat(faults(turks().stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.pashas(1, 1, 2))))
                .containsEntry("/stacks/0/units/timar", "eu.fault.many-pashas: most 2, count 3.");
        assertThat(faults(turks().stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.pashas(1, 1))
                .stack("other", "turkey", "rumeli", 0, 0, 0).with(Timar.pashas(1))))
                .containsEntry("/stacks/1/units/timar", "eu.fault.pashas-together: where Doğu Rumeli, most 2.");
    }

    @Test
    void theCountersArePrinted() {
        var situation = turks().stack("a", "turkey", "rumeli", 0, 0, 0).with(Timar.of(2, 0, 0)).stack("b", "turkey", "trakya", 0, 0, 0).with(Timar.of(2, 0, 0));

        assertThat(faults(situation)).isEmpty();
        assertThat(faults(situation.stack("c", "turkey", "kosovo", 0, 0, 0).with(Timar.of(0, 1, 0))))
                .containsEntry("/stacks/2/units/timar", "eu.fault.timar-not-printed: count 5, kind army, most 4.");
    }

    /** An A- of Timar that makes change while all ten LD of Timar stand takes LD of the Janissaries: Turkey has 20 LD counters of both kinds. */
    @Test
    void aGameMayHaveMoreLdOfTimarThanArePrintedWithTheMark() {
        assertThat(faults(turks().stack("a", "turkey", "rumeli", 0, 0, 0).with(Timar.of(0, 0, 6)).stack("b", "turkey", "trakya", 0, 0, 0).with(Timar.of(0, 0, 6))))
                .as("twelve are not too many counters, only too many in one province").doesNotContainKeys("/stacks/0/units/timar", "/stacks/1/units/timar");
        assertThat(faults(turks().stack("a", "turkey", "rumeli", 0, 0, 0).with(Timar.of(0, 0, 7)).stack("b", "turkey", "trakya", 0, 0, 0).with(Timar.of(0, 0, 7))
                .stack("c", "turkey", "kosovo", 0, 0, 0).with(Timar.of(0, 0, 7))))
                .containsEntry("/stacks/2/units/timar", "eu.fault.timar-not-printed: count 21, kind ld, most 20.");
    }

    @Test
    void timarAreNoVeterans() {
        assertThat(faults(turks().stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.of(0, 1, 0)).veterans(3)))
                .containsEntry("/stacks/0/veteranLd", "eu.fault.not-within: value 3, least 0, most 2.");
    }

    @Test
    void onlyTurkeyHasReformsAndTheLastOneEndsTimar() {
        assertThat(faults(turks().reforms(TurkishReform.M2).stack("army", "turkey", "rumeli", 0, 1, 0).with(Timar.of(0, 1, 0))))
                .containsEntry("/stacks/0/units/timar", "eu.fault.timar-after-reform.");
        assertThat(faults(turks().reforms(TurkishReform.M1A, TurkishReform.M1A)))
                .containsEntry("/countries/turkey/reforms", "eu.fault.reform-once.");
    }
}
