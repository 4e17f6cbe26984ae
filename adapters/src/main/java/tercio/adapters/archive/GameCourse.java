package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tercio.application.record.KernelEvent;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.Cancellation;
import tercio.projections.GameHistory;

/**
 * The course of one game up to a position: its measures from box to box of the sequence of play, and the largest changes of each. It is worked
 * out from the boards that a viewer sees, without the database of the archive.
 */
public record GameCourse(List<CourseLine> lines, List<TurningPoint> turningPoints) {

    /** The number of changes of each measure of a party that are told. */
    private static final int LARGEST = 3;

    /**
     * A measure of a party.
     *
     * @param measure in a word that never changes: {@code strength}
     */
    public record CourseLine(String party, String measure, String unit, List<CoursePoint> points) {
        public CourseLine {
            points = List.copyOf(points);
        }
    }

    /**
     * A measure at the beginning of a box.
     *
     * @param turn {@code null} where the rules have none
     * @param round as the rules call it; empty where they have none
     */
    public record CoursePoint(int position, Integer turn, String round, double value) {}

    /**
     * One of the largest changes of a measure of a party.
     *
     * @param position the position where the box began in which it changed
     * @param till the position where that box ended
     */
    public record TurningPoint(int position, int till, Integer turn, String round, String party, String measure, double change, String unit) {}

    /** The key of a line: party, measure and unit. */
    private record Measured(String party, String measure, String unit) {}

    public GameCourse {
        lines = List.copyOf(lines);
        turningPoints = List.copyOf(turningPoints);
    }

    /** The course of a game as the viewer of a history sees its boards. Events undone at the position are left out. */
    static GameCourse of(GameHistory history, RulebookArchive archive, int at) {
        return of(history, history.opening().ruleset(), archive, at);
    }

    @SuppressWarnings("unchecked") // a ruleset is given its own
    private static <S> GameCourse of(GameHistory history, Ruleset<S, ?, ?, ?> rules, RulebookArchive archive, int at) {
        var rulebook = (RulebookFold<S>) archive.begin(history.opening());
        var points = new LinkedHashMap<Measured, List<CoursePoint>>();
        Optional<RulebookFold.Box> box = Optional.empty();
        boolean begun = false;
        for (int position : history.undoHistory().inEffectAt(at)) {
            Cancellation.check();
            if (history.events().get(position - 1).fact() instanceof KernelEvent) {
                continue;
            }
            // The first event begins the first box, with the board before it.
            if (!begun) {
                begun = true;
                var start = history.board(rules, history.undoHistory().predecessorOf(position));
                box = rulebook.box(start);
                box.ifPresent(first -> measure(rulebook, start, first, position, points));
            }
            var board = history.board(rules, position);
            var now = rulebook.box(board);
            if (!now.equals(box)) {
                now.ifPresent(next -> measure(rulebook, board, next, position, points));
            }
            box = now;
        }
        var lines = points.entrySet().stream().map(each -> new CourseLine(each.getKey().party(), each.getKey().measure(), each.getKey().unit(), each.getValue()))
                .sorted(Comparator.comparing(CourseLine::measure).thenComparing(CourseLine::party)).toList();
        return new GameCourse(lines, lines.stream().flatMap(line -> largest(line).stream()).toList());
    }

    private static <S> void measure(RulebookFold<S> rulebook, S board, RulebookFold.Box box, int position, Map<Measured, List<CoursePoint>> points) {
        rulebook.figures(board).forEach(figure -> points.computeIfAbsent(new Measured(figure.party(), figure.measure(), figure.unit()), first -> new ArrayList<>())
                .add(new CoursePoint(position, box.turn(), Objects.requireNonNullElse(box.round(), ""), figure.value())));
    }

    private static List<TurningPoint> largest(CourseLine line) {
        var changes = new ArrayList<TurningPoint>();
        for (int at = 1; at < line.points().size(); at++) {
            var before = line.points().get(at - 1);
            var after = line.points().get(at);
            if (before.value() != after.value()) {
                changes.add(new TurningPoint(before.position(), after.position(), before.turn(), before.round(), line.party(), line.measure(), after.value() - before.value(), line.unit()));
            }
        }
        changes.sort(Comparator.comparingDouble((TurningPoint change) -> -Math.abs(change.change())).thenComparing(TurningPoint::position));
        return changes.subList(0, Math.min(LARGEST, changes.size()));
    }
}
