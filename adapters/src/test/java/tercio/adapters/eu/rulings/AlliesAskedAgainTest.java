package tercio.adapters.eu.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.eu.question.PlayedQuestion;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.node.ObjectNode;

/**
 * Battles, assaults and undermining of forces of several countries, of natives who follow a conquistador, and of the kinds of Turkish troops: asked
 * again at the adjudicator, whose request names the contingents, each is the same ruling.
 */
@Tag(Tier.BOTH)
class AlliesAskedAgainTest {

    private static final Set<String> NO_PROCEDURE = Set.of("StartingRoundRolled", "InitiativeRolled", "LeaderDrawn", "PrecedenceClaimed", "MarchAttritionRolled");

    /** The editions that have procedures of their own. */
    private enum Rules {
        MILITARY(Editions.military()), FAST(Editions.fast()), RAPID(Editions.rapid());

        private final Edition edition;

        Rules(Edition edition) {
            this.edition = edition;
        }
    }

    private final AskedAgain again = new AskedAgain();
    /** Requests whose sides have contingents, by procedure. */
    private int mixedBattles;
    private int mixedAssaults;
    private int mixedSieges;

    private static EuScenario allies() {
        return Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain", "genes"))
                .technology("venice", LandTechnology.ARQUEBUS, false).technology("spain", LandTechnology.MUSKETS, true)
                .level("artois", 1).level("flandre", 1).level("picardie", 1).startingIn(null).poorWeather()
                .owner("hainaut", "genes").owner("champagne", "venice")
                .stack("fra", "france", "picardie", 1, 0, 1).under(3, 3, 3, 1).stack("ven", "venice", "picardie", 0, 1, 0).under(2, 3, 3, 0)
                .stack("siege", "venice", "artois", 1, 0, 0).stack("camp", "france", "artois", 0, 1, 0).stack("rear", "france", "champagne", 0, 1, 1).underMonarch()
                .stack("spa", "spain", "flandre", 1, 0, 0).under(4, 2, 2, 0).stack("gen", "genes", "hainaut", 0, 1, 1).under(1, 1, 1, 1)
                .stack("spa2", "spain", "brabant", 1, 0, 0).scenario();
    }

    /** Janissaries, Timar and Pashas beside Crimean allies against Hungarians and Austrians who face the Ottomans. */
    private static EuScenario turks(TurkishReform... reforms) {
        return Situation.franceAgainstSpain().turn(8).alliances(List.of("turkey", "crimee"), List.of("hongrie", "austria"), List.of("france"), List.of("spain"))
                .war(List.of(List.of("turkey"), List.of("hongrie"))).war(List.of(List.of("france"), List.of("spain")))
                .technology("turkey", LandTechnology.MUSKETS, false).technology("austria", LandTechnology.ARQUEBUS, false).reforms(reforms).initiative("turkey", 30)
                .controller("banat", "turkey").controller("serbia", "turkey").level("banat", 3)
                .stack("sultan", "turkey", "serbia", 0, 1, 1).with(new Timar(1, 0, 0, 1, 0, 0)).veteran().under(3, 2, 3, 1)
                .stack("khan", "crimee", "serbia", 0, 0, 2)
                .stack("besieged", "turkey", "banat", 0, 0, 1).with(new Timar(0, 0, 0, 0, 1, 0)).inside()
                .stack("border", "turkey", "rumeli", 1, 0, 1).with(new Timar(0, 1, 1, 0, 0, 1)).underVizier()
                .stack("pasha", "turkey", "bosna", 0, 0, 0).with(Timar.pashas(3)).controller("bosna", "turkey")
                .stack("hungarians", "hongrie", "banat", 1, 0, 0).stack("hosts", "austria", "banat", 0, 1, 0)
                .stack("king", "hongrie", "magyarorszag", 1, 0, 2).under(4, 3, 3, 1)
                .stack("austrians", "austria", "osterreich", 1, 1, 0).stack("french", "france", "picardie", 1, 0, 0).scenario();
    }

    /** Conquistadors whom natives of the Amazon follow, French against Spanish. */
    private static EuScenario conquistadors() {
        return Situation.franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, "r_amazonia_nw")
                .establishment("france", Kind.COLONY, 3, "r_guyana_e").charted()
                .stack("s", "spain", "r_amazonia_nw", 0, 1, 1).ledBy("cortes").leader(conquistador("cortes", "spain")).followed("cortes", 2, 2)
                .stack("f", "france", "r_guyana_e", 0, 1, 1).ledBy("ribaut").leader(conquistador("ribaut", "france")).followed("ribaut", 1, 0).scenario();
    }

    private static LeaderAtStart conquistador(String id, String country) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId(country), "A", 4, 3, 3, 0, false, Optional.of(LeaderKind.CONQUISTADOR), Optional.empty(), Optional.empty());
    }

    private void play(Edition edition, EuScenario scenario, int games, int commands) {
        var rules = new EuMilitary(edition);
        for (int seed = 1; seed <= games; seed++) {
            var start = rules.start(scenario, Readings.STANDARD);
            var played = new PlayedGame(rules, start, Chance.game(rules, start, seed, commands));
            again.all(edition, played, "game " + seed);
            for (int position = 1; position <= played.position(); position++) {
                PlayedQuestion.of(edition, played, position).ifPresent(this::count);
            }
        }
    }

    private void count(ObjectNode request) {
        var mixed = request.valueStream().anyMatch(side -> side.has("contingents"));
        switch (request.path("procedure").asString()) {
            case "land-battle" -> mixedBattles += mixed ? 1 : 0;
            case "assault" -> mixedAssaults += mixed ? 1 : 0;
            case "undermining" -> mixedSieges += request.has("artilleryValue") ? 1 : 0;
            default -> { }
        }
    }

    /** The short tier asks by the main edition; by the older ones RulingsAskedAgainTest does. */
    static Stream<Rules> rules() {
        return Tier.thorough() ? Tier.some(List.of(Rules.values()), 3).stream() : Stream.of(Rules.MILITARY);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void forcesOfSeveralCountries(Rules rules) {
        play(rules.edition, allies(), 2, 200);

        assertThat(again.unasked()).isSubsetOf(NO_PROCEDURE);
        assertThat(mixedBattles).as("battles").isPositive();
        assertThat(mixedAssaults + mixedSieges).as("sieges").isPositive();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void turksAndThoseWhoFaceThem(Rules rules) {
        play(rules.edition, turks(), 1, 250);
        play(rules.edition, turks(TurkishReform.M1A, TurkishReform.M1B), 1, 250);
        play(rules.edition, turks(TurkishReform.M1A, TurkishReform.M1B, TurkishReform.M2), 1, 250);

        assertThat(again.unasked()).isSubsetOf(Set.of("MarchAttritionRolled", "AttritionRolled", "StartingRoundRolled", "InitiativeRolled", "LeaderDrawn", "PrecedenceClaimed"));
        assertThat(mixedBattles).as("battles").isPositive();
    }

    @Test
    void nativesWhoFollow() {
        play(Editions.military(), conquistadors(), Tier.times(2, 6), 200);

        assertThat(again.unasked()).isSubsetOf(NO_PROCEDURE);
        assertThat(mixedBattles).as("battles").isPositive();
    }
}
