package tercio.domain.eu.play.interception;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.game.Announcement;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.game.Refusal;

/**
 * Who is asked about the move under way: whether they intercept, or come to its help. Each country of the alliance
 * announces for its own stacks or lets the mover pass; when all have, the dice are thrown (EU-INT-LAND).
 *
 * @param alliance the alliance that may intercept, empty where the mover's own may counter-intercept
 * @param eligible all stacks that may try, those of countries that have announced already among them
 */
record Inquiry(EuState state, Move move, Optional<Integer> alliance, List<Stack> eligible) {

    Inquiry {
        eligible = List.copyOf(eligible);
    }

    /** What is asked now; empty where nobody may try. */
    static Optional<Inquiry> of(Board board) {
        return Interceptions.underWay(board.state()).flatMap(move -> of(board, move));
    }

    static Optional<Inquiry> of(Board board, Move move) {
        var alliance = Interceptions.asked(board, move);
        var eligible = alliance.map(asked -> Interceptions.eligible(board, move, asked))
                .orElseGet(() -> Interceptions.counters(board, move));
        return eligible.isEmpty() ? Optional.empty() : Optional.of(new Inquiry(board.state(), move, alliance, eligible));
    }

    boolean counter() {
        return alliance.isEmpty();
    }

    /** The rule by which they may try. */
    String rule() {
        return counter() ? Attempts.COUNTER : Attempts.RULE;
    }

    private List<String> countries() {
        return eligible.stream().map(Stack::country).distinct().toList();
    }

    /** Whether several countries are asked, so that none throws a die before the others have spoken. */
    boolean several() {
        return countries().size() > 1;
    }

    /** The countries that have still to speak. */
    List<String> open() {
        return countries().stream()
                .filter(country -> move.announced().stream().map(Announcement::country).noneMatch(country::equals))
                .toList();
    }

    /** Why a country may not announce these, after what its allies have announced, or empty: a siege must be kept up. */
    Optional<Refusal> forbids(Board board, List<String> stacks) {
        var all = Announcing.all(this, stacks);
        return SiegesLeft.forbids(board, move, eligible.stream().filter(stack -> all.contains(stack.id())).toList());
    }

    /** How a stack is called. */
    String title(String stack) {
        return StackTitle.of(state, stack);
    }

    List<Stack> of(String country) {
        return eligible.stream().filter(stack -> stack.country().equals(country)).toList();
    }
}
