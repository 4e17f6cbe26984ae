package tercio.adapters.http.request;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.adapters.http.problem.Problem;
import tercio.domain.game.EndAction;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.PieceMoves;

/**
 * Reads the action that a piece announces for the end of a move from a query parameter: {@code battle:ID},
 * {@code supply}.
 */
public final class EndActionParameter {

    private static final String POINTER = "/action";
    private static final char COLON = ':';

    private EndActionParameter() {}

    /**
     * Reads the action. Refused are an action that the piece does not know, and a target that is missing or that the action
     * does not have.
     */
    public static EndAction of(PieceMoves<?> moves, String piece, String written) {
        var kinds = moves.actions(piece);
        if (kinds.isEmpty()) {
            throw Problem.malformed(POINTER, Sentence.of("kernel.sent.no-end-action").with("piece", new Text(Problem.shorten(piece))));
        }
        int colon = written.indexOf(COLON);
        var word = colon < 0 ? written : written.substring(0, colon);
        var target = Optional.of(written.substring(colon + 1)).filter(named -> colon >= 0 && !named.isBlank());
        var kind = kinds.stream().filter(each -> each.word().equals(word)).findFirst()
                .orElseThrow(() -> Problem.malformed(POINTER, Sentence.of("kernel.sent.end-actions").with("known", new Text(formsOf(kinds)))));
        if (target.isEmpty() && kind.target() == EndAction.Target.NAMED || colon >= 0 && (target.isEmpty() || kind.target() == EndAction.Target.NONE)) {
            throw Problem.malformed(POINTER, Sentence.of("kernel.sent.end-action").with("form", new Text(form(kind))));
        }
        return new EndAction(word, target);
    }

    private static String formsOf(List<EndAction.Kind> kinds) {
        return kinds.stream().map(EndActionParameter::form).collect(Collectors.joining(", "));
    }

    private static String form(EndAction.Kind kind) {
        return switch (kind.target()) {
            case NONE -> kind.word();
            case OPTIONAL -> kind.word() + " or " + kind.word() + COLON + "ID";
            case NAMED -> kind.word() + COLON + "ID";
        };
    }
}
