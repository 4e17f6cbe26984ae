package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tercio.adapters.rulebook.RulebookModules;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.JsonNode;

/** Asks the adjudicator of tests for odds; requests may be written with single quotes. */
public final class AskedOdds {

    private static final Adjudicator ADJUDICATOR = RulebookModules.all().adjudicator();

    private AskedOdds() {}

    /** The odds of each field of the answer. */
    public static JsonNode of(String request) {
        var answer = ADJUDICATOR.odds(Asked.quoted(request).getBytes(StandardCharsets.UTF_8), false);
        assertThat(answer).as(String.valueOf(answer.json())).isInstanceOf(AdjudicationResult.Ruled.class);
        return answer.json().get("odds");
    }

    /** The chance of a value of a field. */
    public static BigDecimal chance(JsonNode field, Object value) {
        return field.get("values").valueStream().filter(entry -> entry.get("value").asString().equals(String.valueOf(value)))
                .map(entry -> entry.get("probability").decimalValue()).findFirst().orElse(BigDecimal.ZERO);
    }

    /** Everything that is wrong with a request for odds: the place, a colon, and what is said of it. */
    public static List<String> refusal(String request) {
        var answer = ADJUDICATOR.odds(Asked.quoted(request).getBytes(StandardCharsets.UTF_8), false);
        assertThat(answer).as(String.valueOf(answer.json())).isInstanceOf(AdjudicationResult.Refused.class);
        return ((AdjudicationResult.Refused) answer).problem().errors().stream().map(fault -> fault.pointer() + ": " + Texts.englishPhrase(fault.message())).toList();
    }
}
