package tercio.adapters.http.answer;

import java.util.LinkedHashMap;
import java.util.List;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.http.problem.ReaderText;
import tercio.domain.game.Refusal;
import tercio.domain.sentence.Sentence;

/** The problem of a command that is against the rules: the rule, the legal alternatives, and the parts that are at fault. */
public final class RefusedCommand {

    private RefusedCommand() {}

    /** The problem of a refusal. */
    public static Problem problem(Refusal refusal) {
        var more = new LinkedHashMap<String, Object>();
        more.put("rule", refusal.rule().id());
        more.put("legal", OptionBody.all(refusal.legal()));
        if (!refusal.faults().isEmpty()) {
            more.put("errors", refusal.faults().stream().map(RefusedPart::of).toList());
        }
        return Problem.unprocessable(title(refusal.rule().id()), refusal.detail(), more);
    }

    /** A part of a refused command, with what would do. */
    private record RefusedPart(String pointer, String message, List<String> legal) {

        static RefusedPart of(Refusal.Fault fault) {
            return new RefusedPart(fault.pointer(), ReaderText.phrase(fault.message()), fault.legal());
        }
    }

    /** The title of a refusal. Refusals about the history have their own, because they are no moves against the rules. */
    private static Sentence title(String rule) {
        return Sentence.of(switch (rule) {
            case "TERCIO-UNDO" -> "kernel.problem.not-undone-title";
            case "TERCIO-REDO" -> "kernel.problem.not-redone-title";
            case "TERCIO-CONSENT" -> "kernel.problem.consent-title";
            default -> "kernel.problem.rules-title";
        });
    }
}
