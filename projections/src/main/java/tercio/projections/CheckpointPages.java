package tercio.projections;

import java.time.Instant;
import java.util.List;
import tercio.domain.game.Course;

/** The pages of one game that are taken from the shelf. */
record CheckpointPages(List<CheckpointStore.Page> pages) {

    /** Those that tell of this history: of another one under the same name nothing is taken. */
    static CheckpointPages of(String game, CheckpointStore shelf, LoadedEvents entries) {
        var pages = shelf.pages(game).stream().takeWhile(page -> page.to() <= entries.size()).toList();
        if (pages.isEmpty()) {
            return new CheckpointPages(pages);
        }
        int last = pages.getLast().to();
        entries.read(last, last);
        return new CheckpointPages(entries.get(last - 1).hash().equals(pages.getLast().head()) ? pages : List.of());
    }

    /** The last position on them, 0 where there are none. */
    int to() {
        return pages.size() * CheckpointStore.PAGE;
    }

    /** The course of the game up to there. */
    Course.Pen course() {
        var pen = Course.START.onward();
        int position = 0;
        for (var page : pages) {
            for (var turn : page.turns()) {
                position = played(pen, position, turn.position() - 1);
                turn.write(pen);
                position++;
            }
            position = played(pen, position, page.to());
        }
        return pen;
    }

    private static int played(Course.Pen pen, int position, int to) {
        for (int next = position + 1; next <= to; next++) {
            pen.played();
        }
        return to;
    }

    /** The first position of the page on which another stands, where all on it happened after an instant; else 0. */
    int allAfter(Instant instant, int position) {
        int number = (position - 1) / CheckpointStore.PAGE;
        return number < pages.size() && pages.get(number).earliest().isAfter(instant) ? pages.get(number).from() : 0;
    }
}
