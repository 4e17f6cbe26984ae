package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.given.Tier;

/**
 * Any position of a recorded game of the Europa rules is written out as a scenario that the reader accepts, or something is under way there. By older
 * rules too many ships may be in a stack.
 */
@Tag(Tier.BOTH)
class RecordedPositionsTest {

    /** One of this number of positions, and in another thorough run another one. */
    private static final int EVERY = Tier.times(7, 3);
    private static final String UNDER_WAY = "(?s).*(The turn is over|A question waits|A roll for attrition waits|is under way|in the middle of what one command|\\(EU-STACK-3\\)|\\(EU-STACK-2\\)).*";

    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war", "artois-by-consent", "artois-by-consent-fork", "lepanto", "armada", "armada-landing", "colonial-convoy"})
    void itIsWrittenOutOrSomethingIsUnderWay(String record) throws IOException {
        var game = ImportedGame.of(Served.installed(), record);
        int newest = game.read("").path("position").asInt();
        int written = 0;
        for (int at = Tier.run(EVERY); at <= newest; at += EVERY) {
            var reply = game.get("/set-up?at=" + at);
            if (reply.status() == 200) {
                written++;
                var checked = game.client().post("/api/rulesets/eu-military/scenarios/check", null, reply.body().path("scenario").toString());
                assertThat(checked.status()).as("position %d: %s", at, checked.raw().body()).isEqualTo(200);
            } else {
                assertThat(reply.status()).as("position %d", at).isEqualTo(422);
                assertThat(reply.body().path("detail").asString()).as("position %d", at).matches(UNDER_WAY);
            }
        }
        assertThat(written).isPositive();
    }
}
