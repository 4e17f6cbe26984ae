package tercio.adapters.http.history;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import tercio.adapters.http.answer.LaterChangeBody;
import tercio.adapters.http.problem.ReaderText;
import tercio.adapters.store.FindingText;
import tercio.application.record.CommitmentCause;
import tercio.application.verification.DiceFinding;
import tercio.application.verification.Divergence;
import tercio.application.verification.ExplainedDivergence;
import tercio.application.verification.ExplanationComparison;
import tercio.application.verification.VerificationReport;
import tercio.domain.ruling.Step;

/**
 * The result of the check of a game in the language of the caller.
 *
 * @param hashChain the finding as {@link VerificationReport} words it, for programs
 * @param hashChainText the same for a reader
 * @param diceProof the finding as {@link VerificationReport} words it, for programs
 * @param diceProofText the same for a reader
 */
@Schema(name = "VerificationReport")
record VerificationBody(int commands, int events, boolean verified, List<Difference> divergences, String hashChain, String hashChainText, String diceProof, String diceProofText, String edition,
        List<String> editions, List<ExplainedDifference> explained, List<DiceBody> dice, int boards) {

    /** A place where the record differs from what the rules make of its commands. */
    @Schema(name = "Divergence")
    record Difference(int position, String expected, String found, Optional<ExplanationComparison> explanations) {

        static Difference of(Divergence found) {
            return new Difference(found.position(), ReaderText.phrase(found.expected()), ReaderText.phrase(found.found()), found.explanations());
        }
    }

    /** A place where an earlier edition of the rules decided otherwise. */
    @Schema(name = "ExplainedDivergence")
    record ExplainedDifference(int position, String expected, String found, String edition, List<LaterChangeBody> changes, Optional<ExplanationComparison> explanations) {

        static ExplainedDifference of(ExplainedDivergence found) {
            return new ExplainedDifference(found.position(), ReaderText.phrase(found.expected()), ReaderText.phrase(found.found()), found.edition(), found.changes().stream().map(LaterChangeBody::of).toList(), found.explanations());
        }
    }

    /**
     * The check of the dice in a part of a game that one secret threw.
     *
     * @param finding as {@link DiceFinding} words it, for programs
     * @param findingText the same for a reader
     */
    @Schema(name = "DiceFinding")
    record DiceBody(int from, int to, CommitmentCause cause, String commitment, String game, int dice, String finding, String findingText) {

        static DiceBody of(DiceFinding part) {
            return new DiceBody(part.from(), part.to(), part.cause(), part.commitment(), part.game(), part.dice(), part.finding(), ReaderText.phrase(FindingText.of(part)));
        }
    }

    /** @param reader of the steps of explanations */
    static VerificationBody of(VerificationReport report, UnaryOperator<Step> reader) {
        return of(report.asReadBy(reader));
    }

    static VerificationBody of(VerificationReport report) {
        return new VerificationBody(report.commands(), report.events(), report.verified(), report.divergences().stream().map(Difference::of).toList(), report.hashChain(), ReaderText.phrase(FindingText.ofChain(report.hashChain())),
                report.diceProof(), ReaderText.phrase(FindingText.ofDice(report.diceProof())), report.edition(), report.editions(), report.explained().stream().map(ExplainedDifference::of).toList(), report.dice().stream().map(DiceBody::of).toList(), report.boards());
    }
}
