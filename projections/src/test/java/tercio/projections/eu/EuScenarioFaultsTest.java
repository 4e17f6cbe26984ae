package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Faults of a scenario of Europa read in English and in French. */
class EuScenarioFaultsTest {

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(franceAgainstSpain().stack("army", "england", "artois", 1, 0, 0), "/stacks/0/country", "england is not at war", "l’Angleterre n’est pas en guerre"),
                Arguments.of(franceAgainstSpain().stack("army", "france", "atlantis", 1, 0, 0), "/stacks/0/province", "there is no European province atlantis",
                        "il n’y a pas de province d’Europe atlantis"),
                Arguments.of(franceAgainstSpain().stack("army", "france", "artois", 999, 999, 999), "/stacks/0/units",
                        "the troops of one alliance in Artois are 6985 LD more than can stand there (EU-STACK-3)",
                        "les troupes d’une même alliance en Artois comptent 6985 LD de plus qu’il ne peut y en avoir (EU-STACK-3)"),
                Arguments.of(franceAgainstSpain().initiative("france", 1_000_000), "/countries/france/initiative", "1000000 is not within 0..99", "1000000 n’est pas entre 0 et 99"),
                Arguments.of(franceAgainstSpain().stack("x".repeat(300), "france", "artois", 1, 0, 0), "/stacks/0/id", "has 300 characters; at most 64 are allowed",
                        "a 300 caractères\u00a0; 64 au plus sont permis"),
                Arguments.of(franceAgainstSpain().fleet("brest", "france", "champagne", new Ships(0, 0, 2, 0, 0, 0, 0)), "/fleets/0/at", "there is no sea zone or port champagne",
                        "il n’y a ni zone de mer ni port champagne"),
                Arguments.of(franceAgainstSpain().printed("angleterre_blake", "france").printed("angleterre_blake_2", "france"), "/printedLeaders/1/id",
                        "Blake and Blake (angleterre_blake) are the two sides of one counter: only one of them is in play",
                        "Blake et Blake (angleterre_blake) sont les deux faces d’un même pion\u00a0: un seul est en jeu"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aFaultReadsInBothLanguages(Situation situation, String pointer, String english, String french) {
        var faults = War.RULES.faults(situation.scenario());

        assertThat(faults).containsOnlyKeys(pointer);
        assertThat(Texts.in(Language.EN).phrase(faults.get(pointer))).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(faults.get(pointer))).isEqualTo(french);
    }
}
