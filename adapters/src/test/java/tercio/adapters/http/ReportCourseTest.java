package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * The course of the march on Artois, as it was recorded. By hand: France begins with 2 A+ of 4 LD, two stacks of A- (2 LD) and 1 LD, and 1 LD: 15 LD.
 * Spain has A+ and 1 LD, A-, A- and 1 LD, and A-: 12 LD. The battle that ends the box of position 8 costs France 2 LD and Spain 5. Campaigns cost
 * France 50 and three times 10 ducats, Spain four times 10. Before the fortress falls at 79, nothing changes hands.
 */
class ReportCourseTest {

    private static ImportedGame game;

    @BeforeAll
    static void start() throws IOException {
        game = ImportedGame.of(Served.installed(), "march-on-artois");
    }

    /** The values of a measure, each once as long as it stays the same. */
    private static List<Double> values(JsonNode course, String party, String measure) {
        var line = course.path("lines").valueStream().filter(each -> each.path("party").asString().equals(party) && each.path("measure").asString().equals(measure)).findFirst().orElseThrow();
        var all = line.path("points").valueStream().map(point -> point.path("value").asDouble()).toList();
        return java.util.stream.IntStream.range(0, all.size()).filter(at -> at == 0 || !all.get(at).equals(all.get(at - 1))).mapToObj(all::get).toList();
    }

    @Test
    void eachMeasureIsALineFromBoxToBox() {
        var course = game.read("/report/course?at=78");

        assertThat(values(course, "france", "strength")).containsExactly(15.0, 13.0);
        assertThat(values(course, "spain", "strength")).containsExactly(12.0, 7.0);
        assertThat(values(course, "france", "money")).containsExactly(0.0, -50.0, -60.0, -70.0, -80.0);
        assertThat(values(course, "spain", "money")).containsExactly(0.0, -10.0, -20.0, -30.0, -40.0);
        assertThat(values(course, "france", "points")).containsExactly(0.0, 5.0);
        assertThat(values(course, "spain", "territory")).hasSize(1);
    }

    @Test
    void theLargestChangesAreThoseOfTheBattle() {
        var turns = game.read("/report/course?at=86").path("turningPoints").valueStream()
                .filter(turn -> turn.path("position").asInt() == 8).map(turn -> turn.path("party").asString() + " " + turn.path("measure").asString() + " " + turn.path("change").asInt()).toList();

        assertThat(turns).contains("spain strength -5", "france strength -2", "france points 5", "france stability 1", "spain stability -1");
    }

    @Test
    void atAnEarlierPositionNothingIsToldOfWhatCame() {
        var course = game.read("/report/course?at=7");

        assertThat(values(course, "spain", "strength")).containsExactly(12.0);
        assertThat(course.path("turningPoints").valueStream()).allMatch(turn -> turn.path("position").asInt() <= 7);
        assertThat(course.path("lines").valueStream().flatMap(line -> line.path("points").valueStream())).allMatch(point -> point.path("position").asInt() <= 7);
    }

    @Test
    void whoMayNotWatchIsToldNothing() {
        assertThat(Served.installed().get("/api/games/unknown/report/course", null).status()).isEqualTo(404);
    }
}
