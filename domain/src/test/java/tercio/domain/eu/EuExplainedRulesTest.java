package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.edition.Edition;
import tercio.domain.eu.common.edition.EuReadings;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.ExplainedRules;

/** The paragraphs of the Europa rules. */
class EuExplainedRulesTest extends ExplainedRules {

    EuExplainedRulesTest() {
        super(new EuMilitary().rulebook(), List.of(Edition.FAST, Edition.RAPID),
                Stream.of(EuReadings.ALL, EditionReadings.FAST, EditionReadings.RAPID).flatMap(List::stream).toList());
    }

    @Test
    void anEntryWithoutALineOfItsOwnIsExplainedByItsList() {
        var explanations = new EuMilitary().rulebook().explanations();
        assertThat(explanations.find(Citation.of("EU-SIEGE-BREACH-7"))).isEqualTo(explanations.find(Citation.of("EU-SIEGE-BREACH"))).isPresent();
    }

    /** The die is at most the sum in the main edition and below it in the older ones. */
    @Test
    void anEditionThatDoesOtherwiseSaysSo() {
        var attempt = new EuMilitary().rulebook().explanations().find(Citation.of("EU-BATTLE-RETREAT-ATTEMPT")).orElseThrow();
        assertThat(attempt.text()).contains("at most");
        assertThat(attempt.inEdition(Edition.MILITARY)).isEmpty();
        assertThat(attempt.inEdition(Edition.FAST)).hasValueSatisfying(text -> assertThat(text).contains("below"));
        assertThat(attempt.inEdition(Edition.RAPID)).hasValueSatisfying(text -> assertThat(text).contains("below"));
    }
}
