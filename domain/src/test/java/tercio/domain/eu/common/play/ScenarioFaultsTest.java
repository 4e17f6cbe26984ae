package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.assertj.core.api.Condition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.common.game.Relations.PassageAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The faults that keep a scenario from being played, each at its place. */
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

    private static Situation threeParties() {
        return situation().alliances(List.of("france"), List.of("spain"), List.of("england"));
    }

    @Test
    void theSidesOfAWarAreKnownAndDifferent() {
        assertThat(faults(threeParties().warBetween("france", "spain"))).isEmpty();
        assertThat(faults(threeParties().warBetween("france", "venice"))).containsExactly("/wars/0/sides/1");
        assertThat(faults(situation().alliances(List.of("france", "venice"), List.of("spain")).warBetween("france", "venice")))
                .containsExactly("/wars/0/sides/1");
        assertThat(faults(threeParties().war(List.of(List.of("france"))))).containsExactly("/wars/0/sides");
        assertThat(faults(threeParties().war(List.of(List.of("france"), List.of())))).containsExactly("/wars/0/sides");
        assertThat(faults(threeParties().war(List.of(List.of("france"), Collections.nCopies(51, "spain"))))).containsExactly("/wars/0/sides/1");
    }

    private static Set<String> faults(Relations relations) {
        return faults(threeParties().relations(relations));
    }

    @Test
    void relationsAreOfKnownCountriesAndPlaces() {
        var sound = new Relations(List.of(List.of(new CountryId("france"), new CountryId("england"))), Map.of(new CountryId("england"), new MinorAtStart(new CountryId("france"), Optional.of(true))),
                Map.of(new CountryId("spain"), List.of(Campaign.MAJOR)), List.of(new PassageAtStart(List.of(new SpaceId("lorraine")), List.of(new RegionId("hre")), List.of(new CountryId("france")))));
        assertThat(faults(sound)).isEmpty();
        assertThat(faults(new Relations(List.of(List.of(new CountryId("france"), new CountryId("atlantis"))), Map.of(new CountryId("atlantis"), new MinorAtStart(new CountryId("england"), Optional.empty())),
                Map.of(new CountryId("atlantis"), List.of()), List.of(new PassageAtStart(List.of(new SpaceId("atlantis")), List.of(new RegionId("mars")), List.of(new CountryId("atlantis")))))))
                .containsExactlyInAnyOrder("/relations/allied/0", "/relations/minors/atlantis", "/relations/freeCampaigns",
                        "/relations/passage/0/provinces", "/relations/passage/0/regions", "/relations/passage/0/to");
        assertThat(faults(new Relations(null, Map.of(new CountryId("england"), new MinorAtStart(new CountryId("england"), null)), null, List.of(new PassageAtStart(null, null, null)))))
                .containsExactlyInAnyOrder("/relations/minors/england/patron", "/relations/passage/0");
        assertThat(faults(new Relations(Collections.nCopies(51, List.of(new CountryId("france"))), null, null, null))).containsExactly("/relations/allied");
    }

    @Test
    void nobodyStandsBesideAThirdPartyOrInItsLand() {
        var wars = threeParties().warBetween("france", "spain").owner("artois", "england");
        assertThat(faults(wars.stack("army", "france", "artois", 1, 0, 0))).containsExactly("/stacks/0/province");
        var common = threeParties().warBetween("france", "spain").warBetween("england", "spain").stack("army", "france", "flandre", 1, 0, 0);
        assertThat(faults(common.stack("eng", "england", "flandre", 1, 0, 0))).containsExactly("/stacks/1/province");
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

    private static LeaderAtStart leader(LeaderKind kind, String rank, boolean monarch) {
        return new LeaderAtStart(new LeaderId("x"), "X", new CountryId("france"), rank, 1, 1, 1, 0, monarch, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** The Vizier is Turkish alone: {@link VizierTest}. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VIZIER")
    void everyPrintedKindOfLeaderIsEnteredAndThoseOfTheLandLeadStacks(LeaderKind kind) {
        var leader = leader(kind, kind == LeaderKind.PASHA ? "Z" : "B", kind == LeaderKind.KING);

        assertThat(faults(situation().leader(leader))).isEmpty();
        var led = faults(situation().leader(leader).stack("army", "france", "artois", 1, 0, 0).ledBy("x"));
        // A leader of the rest of the world comes to Europe with troops (l.1655); those who serve at sea are never with them.
        assertThat(led.isEmpty()).isEqualTo(!Set.of(LeaderKind.ADMIRAL, LeaderKind.KING_ADMIRAL, LeaderKind.PRIVATEER).contains(kind));
    }

    @Test
    void aLeadersFaultSaysWhatIsWrong() {
        var army = situation().stack("army", "france", "artois", 1, 0, 0).ledBy("x");
        assertThat(Told.of(War.RULES.faults(army.scenario()))).containsEntry("/stacks/0/leaders", "eu.fault.no-leader: leader x.");
        assertThat(Told.of(War.RULES.faults(army.leader(leader(LeaderKind.ADMIRAL, "B", false)).scenario())))
                .containsEntry("/stacks/0/leaders", "eu.fault.kind-not-on-land: leader X, kind admiral.");
        var spanish = situation().leader(new LeaderAtStart(new LeaderId("x"), "Alba", new CountryId("spain"), "A", 1, 1, 1, 0, false))
                .stack("army", "france", "artois", 1, 0, 0).ledBy("x");
        assertThat(Told.of(War.RULES.faults(spanish.scenario()))).containsEntry("/stacks/0/leaders", "eu.fault.leads-stacks-of: leader Alba, own Spain, who France.");
        var twice = situation().leader(leader(LeaderKind.GENERAL, "B", false)).stack("army", "france", "artois", 1, 0, 0).ledBy("x")
                .stack("other", "france", "artois", 1, 0, 0).ledBy("x");
        assertThat(Told.of(War.RULES.faults(twice.scenario()))).containsEntry("/stacks/1/leaders", "eu.fault.leads-another: leader X.");
        assertThat(faults(situation().leader(leader(LeaderKind.KING, "A", false)))).containsExactly("/leaders/0/monarch");
        assertThat(faults(situation().leader(leader(LeaderKind.PASHA, "A", false)))).containsExactly("/leaders/0/rank");
    }

    /** Blake the general and Blake the admiral are two sides of one counter. */
    @Test
    void bothSidesOfOneCounterAreNotInPlayTogether() {
        assertThat(faults(situation().printed("angleterre_blake", "france").printed("angleterre_blake_2", "france"))).containsExactly("/printedLeaders/1/id");
        assertThat(faults(situation().printed("angleterre_blake_2", "france").printed("angleterre_monck", "france"))).isEmpty();
    }

    @Test
    void printedLeadersAreKnownAndAtWar() {
        assertThat(faults(situation().printed("nobody"))).containsExactly("/printedLeaders/0/id");
        assertThat(faults(situation().printed("angleterre_marlborough"))).containsExactly("/printedLeaders/0/country");
        assertThat(faults(situation().printed("angleterre_marlborough", "france"))).isEmpty();
        assertThat(faults(situation().printed("mercenaires_anonymous_g1"))).containsExactly("/printedLeaders/0/country");
        assertThat(faults(situation().printed("france_vauban").printed("france_vauban"))).containsExactly("/printedLeaders/1/id");
    }

    @Test
    void namesAndNumbersHaveABound() {
        var long300 = "x".repeat(300);
        assertThat(faults(situation().leader(new LeaderAtStart(new LeaderId(long300), long300, new CountryId("france"), "A", 1, 1, 1, 0, false))))
                .containsExactlyInAnyOrder("/leaders/0/id", "/leaders/0/name");
        assertThat(faults(situation().stack(long300, "france", "artois", 1, 0, 0))).containsExactly("/stacks/0/id");
        assertThat(faults(situation().stack("army.1", "france", "artois", 1, 0, 0))).as("so are split stacks called").containsExactly("/stacks/0/id");
        assertThat(faults(situation().stack("army", "france", "artois", Integer.MAX_VALUE, 0, 0))).containsExactly("/stacks/0/units");
        assertThat(faults(situation().initiative("france", 1_000_000))).containsExactly("/countries/france/initiative");
    }

    @Test
    void countersAreFewEnoughThatNoSumOfThemOverflows() {
        assertThat(Told.of(War.RULES.faults(situation().stack("army", "france", "artois", 999, 999, 999).scenario())))
                .containsExactly(Map.entry("/stacks/0/units", "eu.fault.crowd: where Artois, surplus 6985, rule EU-STACK-3."));
        assertThat(faults(situation().stack("army", "france", "artois", Integer.MAX_VALUE, 0, 0))).containsExactly("/stacks/0/units");
        assertThat(faults(situation().stack("army", "france", "artois", Integer.MAX_VALUE, Integer.MAX_VALUE, 3))).containsExactly("/stacks/0/units");
        assertThat(faults(situation().stack("army", "france", "artois", 1000, 0, 0))).containsExactly("/stacks/0/units");
    }

    @Test
    void everyTextAndEveryListHasABound() {
        var longText = "x".repeat(300_000);
        assertThat(faults(situation().stack(longText, "france", "artois", 1, 0, 0))).containsExactly("/stacks/0/id");
        assertThat(faults(situation().stack("army", longText, "artois", 1, 0, 0))).containsExactly("/stacks/0/country");
        assertThat(faults(situation().stack("army", "france", longText, 1, 0, 0))).containsExactly("/stacks/0/province");
        assertThat(faults(situation().alliances(List.of("france", longText), List.of("spain")))).containsExactlyInAnyOrder("/alliances", "/countries");
        var many = situation();
        for (int stack = 0; stack <= 1000; stack++) {
            many = many.stack("army" + stack, "france", "artois", 1, 0, 0);
        }
        assertThat(faults(many)).containsExactly("/stacks");
    }

    @Test
    void leadersOfLongNamesCannotBeMade() {
        var sound = War.RULES.scenario("france-spain").orElseThrow();
        var leader = sound.leaders().getFirst();
        var named = new EuScenario.LeaderAtStart(new LeaderId("x".repeat(300_000)), leader.name(), leader.country(), leader.rank(), leader.maneuver(),
                leader.fire(), leader.shock(), leader.siege(), leader.monarch());
        var scenario = new EuScenario(sound.name(), sound.period(), sound.turn(), sound.startRound(), sound.poorWeather(), sound.alliances(),
                sound.countries(), List.of(named), sound.owners(), sound.controllers(), sound.fortresses(), List.of());
        assertThat(Told.of(War.RULES.faults(scenario))).containsOnlyKeys("/leaders/0/id")
                .hasValueSatisfying(new Condition<>(text -> text.length() < 100, "a short message"));
    }
}
