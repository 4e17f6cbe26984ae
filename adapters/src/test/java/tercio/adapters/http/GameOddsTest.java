package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The odds within the march on Artois, as it was recorded: battle joined at 9, first day over at 10, battle over at 13. */
class GameOddsTest {

    private static Client client;
    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        client = Served.installed();
        game = ImportedGame.of(client, "march-on-artois");
    }

    private static JsonNode odds(String of) {
        return game.read("/odds/" + of);
    }

    /** The probability of a value of a figure. */
    private static BigDecimal chance(JsonNode figure, String value) {
        return figure.path("values").valueStream()
                .filter(each -> each.path("value").asString().equals(value))
                .map(each -> each.path("probability").decimalValue())
                .findFirst().orElse(BigDecimal.ZERO);
    }

    @Test
    void eachAnswerOfAPausedBattleHasItsOdds() {
        var answer = odds("retreat-attempt?at=10");

        assertThat(answer.path("decision").asString()).isEqualTo("retreat-attempt");
        var options = answer.path("options");
        assertThat(options.valueStream().map(option -> option.path("command").path("type").asString()))
                .containsExactly("HoldTheField", "AttemptRetreat");
        for (var option : options) {
            var winner = option.path("odds").path("winner").path("values");
            assertThat(winner.valueStream().map(each -> each.path("probability").decimalValue()).reduce(BigDecimal::add).orElseThrow())
                    .isEqualByComparingTo("1");
        }
        assertThat(chance(options.path(0).path("odds").path("ended"), "day1-retreat")).isZero();
        assertThat(chance(options.path(1).path("odds").path("ended"), "day1-retreat")).as("manoeuvre 4 and morale 2: up to 6").isEqualByComparingTo("0.6");
    }

    @Test
    void answersWithoutDiceHaveNoOdds() {
        var options = odds("interception?at=5").path("options");

        assertThat(options.valueStream().map(option -> option.path("command").path("type").asString() + option.has("odds")))
                .contains("PassInterceptionfalse").anyMatch("AttemptInterceptiontrue"::equals);
    }

    @Test
    void theNextRoundHasItsChances() {
        var next = odds("continuation?fractions=true").path("options").path(0).path("odds").path("next").path("values");

        assertThat(next.valueStream().map(each -> each.path("value").asString() + " " + each.path("fraction").asString()))
                .as("from S4: 1 to 5 W4, 6 and more S5").containsExactly("W4 1/2", "S5 1/2");
    }

    @Test
    void aBattleThatIsOverTellsHowLuckyItWas() {
        assertThat(odds("9?at=10").has("actual")).as("it goes on").isFalse();

        var answer = odds("9");

        assertThat(answer.path("position").asInt()).isEqualTo(9);
        assertThat(answer.path("actual").path("winner").asString()).isEqualTo("phasing");
        assertThat(answer.path("actual").path("ended").asString()).isEqualTo("day2-shock");
        for (var side : List.of("phasing", "nonPhasing")) {
            var lost = answer.path("actual").path(side).path("lossesLd").decimalValue();
            assertThat(lost).isEqualByComparingTo(side.equals("phasing") ? "2" : "5");
            var expected = answer.path("odds").path(side).path("lossesLd");
            var luck = answer.path("luck").path(side).path("lossesLd");
            assertThat(luck.path("meanMinusActual").doubleValue())
                    .isCloseTo(expected.path("mean").doubleValue() - lost.doubleValue(), Offset.offset(1e-9));
            var worse = expected.path("values").valueStream()
                    .filter(each -> each.path("value").decimalValue().compareTo(lost) >= 0)
                    .map(each -> each.path("probability").decimalValue()).reduce(BigDecimal::add).orElseThrow();
            assertThat(luck.path("asBadlyOrWorse").decimalValue()).isEqualByComparingTo(worse);
        }
    }

    @Test
    void whatIsNotAwaitedAndWhereNothingBeganIsNotFound() {
        for (var of : List.of("retreat-attempt", "retreat-attempt?at=11000000", "nonsense?at=10", "8", "1", "0", "9?at=8", "999999999")) {
            assertThat(game.get("/odds/" + of).status()).as(of).isIn(400, 404);
        }
    }
}
