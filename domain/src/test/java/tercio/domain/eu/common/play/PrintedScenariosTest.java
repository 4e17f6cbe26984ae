package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavyAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;

/** The scenarios that come with the program. */
class PrintedScenariosTest {

    private static final int MOST_COMMANDS = 6000;
    private static final int BEGINNING = 20;

    static Stream<String> names() {
        return War.RULES.scenarios().keySet().stream();
    }

    static Stream<String> played() {
        return Tier.some(names().toList(), 2).stream();
    }

    @ParameterizedTest
    @MethodSource("names")
    void eachFitsTheRulesOfEachEdition(String name) {
        var scenario = War.RULES.scenario(name).orElseThrow();
        for (var rules : List.of(War.RULES, War.FAST, War.RAPID)) {
            assertThat(rules.faults(scenario)).as(rules.id()).isEmpty();
        }
        assertThat(War.RULES.roster(name)).containsAll(War.RULES.parties(scenario));
    }

    /**
     * One game of each: the small ones are played many times elsewhere, by the main edition and by the older ones. The short tier plays the beginning
     * of each, the thorough one plays every second to its end, and two runs all.
     */
    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("played")
    void eachIsPlayedAtRandom(String name) {
        var scenario = War.RULES.scenario(name).orElseThrow();

        var turns = Chance.game(scenario, Tier.seed(0), Tier.times(BEGINNING, MOST_COMMANDS));

        assertThat(turns).hasSizeGreaterThan(10).hasSizeLessThan(MOST_COMMANDS);
    }

    @Tag(Tier.BOTH)
    @Test
    void theSidesOf1492AreChosenAmongAllItsPowers() {
        var roster = War.RULES.roster("europe-1492");
        assertThat(roster).contains("england", "france", "spain", "poland", "portugal", "russia", "turkey", "venice", "hongrie");
        var sides = List.of(List.of("turkey", "crimee"), List.of("hongrie", "venice"), List.of("poland", "ukraine"));
        var scenario = War.RULES.scenario("europe-1492", sides).orElseThrow();

        assertThat(War.RULES.faults(scenario)).isEmpty();
        assertThat(War.RULES.parties(scenario)).containsExactlyInAnyOrder("turkey", "crimee", "hongrie", "venice", "poland", "ukraine");
        var war = War.of(scenario);
        assertThat(war.board().stacks().values()).extracting(stack -> stack.country()).doesNotContain(new CountryId("france"), new CountryId("spain"));
        assertThat(war.board().countries().get(new CountryId("turkey")).treasuryLeft()).as("the treasury of 1492").isEqualTo(400);
        assertThat(war.board().fortress(new SpaceId("bosna")).owner().value()).isEqualTo("turkey");
        assertThat(war.board().fortress(new SpaceId("serbia")).owner().value()).isEqualTo("hongrie");
        assertThat(Chance.game(scenario, 7, Tier.times(BEGINNING, MOST_COMMANDS))).hasSizeLessThan(MOST_COMMANDS);
    }

    @Test
    void everyTwoPowersOf1492CanFightEachOther() {
        var roster = War.RULES.roster("europe-1492").stream().sorted().toList();
        for (int at = 1; at < roster.size(); at++) {
            var sides = List.of(List.of(roster.get(at - 1)), List.of(roster.get(at)));
            assertThat(War.RULES.faults(War.RULES.scenario("europe-1492", sides).orElseThrow())).as("%s", sides).isEmpty();
        }
    }

    @Test
    void franceAgainstSpainHasFourSquadronsOfVeterans() {
        var scenario = War.RULES.scenario("france-spain").orElseThrow();
        assertThat(scenario.fleets().orElseThrow()).allMatch(FleetAtStart::veteran)
                .extracting(FleetAtStart::id, FleetAtStart::country, FleetAtStart::at, FleetAtStart::ships).containsExactly(
                        tuple(new StackId("fra-5"), new CountryId("france"), new SpaceId("provence"), new Ships(0, 1, 2, 0, 1, 0, 0)),
                        tuple(new StackId("fra-6"), new CountryId("france"), new SpaceId("finistere"), new Ships(0, 0, 2, 0, 0, 0, 0)),
                        tuple(new StackId("his-5"), new CountryId("spain"), new SpaceId("vlaanderen"), new Ships(0, 1, 2, 0, 1, 0, 0)),
                        tuple(new StackId("his-6"), new CountryId("spain"), new SpaceId("catalunya"), new Ships(0, 1, 0, 4, 1, 0, 0)));
        assertThat(scenario.countries().values()).extracting(Belligerent::navy)
                .containsOnly(Optional.of(new NavyAtStart(NavalTechnology.GALLEON_FLUYT, 24)));
        assertThat(War.of(scenario).board().navies().stacks().values()).allMatch(stack -> stack.veteranThirds() == stack.ships().thirds());
    }

    /** It is read from the same lists as the war with the squadrons. */
    @Test
    void theMarchOnArtoisIsAWarOnLand() {
        var artois = War.RULES.scenario("artois").orElseThrow();
        assertThat(artois.fleets()).isEmpty();
        assertThat(artois.countries().values()).extracting(Belligerent::navy).containsOnly(Optional.empty());
    }

    @Test
    void aSessionBeginsInItsMiddle() {
        var vienna = War.of("vienna-1529").board();
        assertThat(vienna.allianceAt(0)).isEqualTo(vienna.allianceOf(new CountryId("turkey")));
        assertThat(vienna.stacks().get(new StackId("aut-1")).besieged()).isTrue();
        assertThat(vienna.fortress(new SpaceId("osterreich")).works()).isEqualTo(new Siegeworks(1, 0));
        assertThat(vienna.leaders().get(new LeaderId("hongrie_lajos_ii")).fate()).isEqualTo(Fate.KILLED);
        assertThat(vienna.countries().get(new CountryId("turkey")).treasuryLeft()).as("350 - 20 - 100").isEqualTo(230);
        var landau = War.of("landau-1704").board();
        assertThat(landau.marks().continued()).containsExactly(new SpaceId("pfalz"));
        assertThat(landau.countries()).hasSize(6);
    }
}
