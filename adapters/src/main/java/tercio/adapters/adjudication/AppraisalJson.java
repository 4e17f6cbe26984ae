package tercio.adapters.adjudication;

import java.math.BigInteger;
import tercio.domain.game.ForecastComparison;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * An appraisal as JSON: {@code odds}, and once it is over {@code actual} and {@code luck}. Luck stands under the burden
 * that it is about: {@code meanMinusActual} is greater than 0 where less came than was to be expected, and
 * {@code asBadlyOrWorse} is the chance of as much or more.
 */
public final class AppraisalJson {

    private AppraisalJson() {}

    /** @param fractions whether each probability is also written as a fraction in lowest terms */
    public static ObjectNode of(ForecastComparison appraisal, boolean fractions, Language language) {
        var json = JsonNodeFactory.instance.objectNode();
        put(json, appraisal.expected(), fractions, language);
        appraisal.actual().ifPresent(actual -> {
            var came = json.putObject("actual");
            actual.figures().forEach((path, figure) -> FieldOdds.put(came, "/" + path, FieldOdds.value(certainValue(figure))));
            var luck = json.putObject("luck");
            appraisal.burdens().forEach(path -> FieldOdds.put(luck, "/" + path, luck(path, appraisal.expected(), actual)));
        });
        return json;
    }

    /**
     * Puts the odds into a body: {@code odds}; where there are sides, {@code parties}, who is meant by each of them; and {@code assumes}
     * where the odds assume anything.
     *
     * @param language of what they assume
     */
    public static void put(ObjectNode json, Forecast forecast, boolean fractions, Language language) {
        if (!forecast.parties().isEmpty()) {
            var parties = json.putObject("parties");
            forecast.parties().forEach(parties::put);
        }
        if (!forecast.assumptions().isEmpty()) {
            var assumes = json.putArray("assumes");
            forecast.assumptions().forEach(sentence -> assumes.add(Texts.in(language).text(sentence)));
        }
        json.set("odds", new FieldOdds().with(forecast).json(fractions));
    }

    private static ObjectNode luck(String path, Forecast expected, Forecast actual) {
        var distribution = expected.figures().get(path);
        int came = (Integer) certainValue(actual.figures().get(path));
        var above = BigInteger.ZERO;
        for (var entry : distribution.weights().entrySet()) {
            above = above.add(entry.getValue().multiply(BigInteger.valueOf((Integer) entry.getKey() - came)));
        }
        var worse = distribution.weightOf(value -> (Integer) value >= came);
        return JsonNodeFactory.instance.objectNode()
                .put("meanMinusActual", DistributionJson.mean(above, distribution.whole()))
                .put("asBadlyOrWorse", DistributionJson.withoutZeros(DistributionJson.decimal(worse, distribution.whole())));
    }

    private static Object certainValue(Distribution<?> figure) {
        return figure.weights().keySet().iterator().next();
    }
}
