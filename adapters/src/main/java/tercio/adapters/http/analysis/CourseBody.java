package tercio.adapters.http.analysis;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import tercio.adapters.archive.GameCourse;
import tercio.adapters.archive.SchemaTexts;
import tercio.projections.sentence.Language;

/** The course of a game, its measures and units in the language of the caller beside their names. */
@Schema(name = "GameCourse")
record CourseBody(List<LineBody> lines, List<TurningBody> turningPoints) {

    /**
     * A measure of a party.
     *
     * @param measure in a word that never changes: {@code strength}
     * @param unit in words that never change
     * @param measureText the measure for a reader
     * @param unitText the unit for a reader
     */
    @Schema(name = "CourseLine")
    record LineBody(String party, String measure, String unit, String measureText, String unitText, List<GameCourse.CoursePoint> points) {}

    /**
     * One of the largest changes of a measure of a party.
     *
     * @param position the position where the box began in which it changed
     * @param till the position where that box ended
     * @param measureText the measure for a reader
     * @param unitText the unit for a reader
     */
    @Schema(name = "TurningPoint")
    record TurningBody(int position, int till, Integer turn, String round, String party, String measure, double change, String unit, String measureText, String unitText) {}

    static CourseBody of(GameCourse course, Language language) {
        var texts = new SchemaTexts(language);
        return new CourseBody(
                course.lines().stream().map(line -> new LineBody(line.party(), line.measure(), line.unit(), texts.measure(line.measure()), texts.unit(line.unit()),
                        line.points())).toList(),
                course.turningPoints().stream().map(change -> new TurningBody(change.position(), change.till(), change.turn(), change.round(), change.party(), change.measure(),
                        change.change(), change.unit(), texts.measure(change.measure()), texts.unit(change.unit()))).toList());
    }
}
