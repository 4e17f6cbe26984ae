package tercio.adapters.archive;

import java.util.Objects;

/**
 * Follows one game through the boxes of its sequence of play: a row for each box, and the measures of the parties at its beginning.
 *
 * @param <S> the board
 */
final class BoxRows<S> {

    private final RulebookFold<S> rulebook;
    private final Seated seated;
    private final ArchiveRows rows;
    private RulebookFold.Box box;
    private int from;
    private int last;

    BoxRows(RulebookFold<S> rulebook, Seated seated, ArchiveRows rows) {
        this.rulebook = rulebook;
        this.seated = seated;
        this.rows = rows;
    }

    /** The next event in effect is about to change the board: the first one begins the first box. */
    void before(S board, int position) {
        if (from == 0) {
            begin(board, position);
        }
    }

    /** An event in effect has changed the board. */
    void after(S board, int position) {
        if (!Objects.equals(rulebook.box(board).orElse(null), box)) {
            end();
            begin(board, position);
        }
        last = position;
    }

    /** The game is folded: its last box ends with its last event. */
    void end() {
        if (box != null) {
            rows.add(KernelTables.MOMENT, from, box.turn(), box.round(), box.phase(), box.party(), from, Math.max(from, last));
        }
    }

    private void begin(S board, int position) {
        box = rulebook.box(board).orElse(null);
        from = position;
        if (box != null) {
            rulebook.figures(board).forEach(figure -> rows.add(KernelTables.FIGURE, position, figure.party(), seated.person(position, figure.party()),
                    figure.measure(), figure.value(), figure.unit()));
        }
    }
}
