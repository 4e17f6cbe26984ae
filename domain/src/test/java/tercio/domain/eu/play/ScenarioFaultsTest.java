package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;

/** What keeps a scenario from being played, each fault at its place. */
class ScenarioFaultsTest {

    private static Set<String> faults(Situation situation) {
        return War.RULES.faults(situation.scenario()).keySet();
    }

    private static Situation situation() {
        return Situation.franceAgainstSpain();
    }

    @Test
    void whatTheTestsLayOutIsPlayable() {
        assertThat(faults(situation().stack("army", "france", "artois", 1, 0, 0).under(1, 1, 1, 0))).isEmpty();
    }

    @Test
    void periodsRoundsAndLevelsAreWithinThePrintedOnes() {
        assertThat(faults(situation().period(8))).containsExactly("/period");
        assertThat(faults(situation().startingIn("S6"))).containsExactly("/startRound");
        assertThat(faults(situation().startingIn("End"))).containsExactly("/startRound");
        assertThat(faults(situation().level("artois", 6))).containsExactly("/fortresses/artois");
        assertThat(faults(situation().level("artois", 0))).containsExactly("/fortresses/artois");
        assertThat(faults(situation().technologyLevel("spain", 71))).containsExactly("/countries/spain/landTechnologyLevel");
    }

    @Test
    void aWarTakesTwoAlliancesOfKnownCountries() {
        assertThat(faults(situation().alliances(List.of("france", "spain"), List.of()))).contains("/alliances");
        assertThat(faults(situation().alliances(List.of("france", "spain"), List.of("spain")))).contains("/alliances");
        assertThat(faults(situation().alliances(List.of("france", "atlantis"), List.of("spain")))).contains("/countries/atlantis");
    }

    @Test
    void stacksStandInKnownLandThatIsNotNeutral() {
        assertThat(faults(situation().stack("army", "france", "atlantis", 1, 0, 0))).containsExactly("/stacks/0/province");
        assertThat(faults(situation().stack("army", "france", "lorraine", 1, 0, 0))).containsExactly("/stacks/0/province");
        assertThat(faults(situation().stack("army", "england", "artois", 1, 0, 0))).containsExactly("/stacks/0/country");
        assertThat(faults(situation().stack("army", "france", "artois", 0, 0, 0))).containsExactly("/stacks/0/units");
        assertThat(faults(situation().stack("army", "france", "artois", 1, 0, 0).stack("army", "france", "artois", 1, 0, 0)))
                .containsExactly("/stacks/1/id");
    }

    @Test
    void leadersHaveValuesFromZeroToSix() {
        assertThat(faults(situation().stack("army", "france", "artois", 1, 0, 0).under(7, 1, 1, 0))).containsExactly("/leaders/0/maneuver");
    }

    @Test
    void ownersAndControllersAreNamedForKnownLand() {
        assertThat(faults(situation().owner("atlantis", "spain"))).containsExactly("/owners/atlantis");
        assertThat(faults(situation().controller("atlantis", "spain"))).containsExactly("/controllers/atlantis");
    }
}
