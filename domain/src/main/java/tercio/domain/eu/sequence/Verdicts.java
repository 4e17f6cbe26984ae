package tercio.domain.eu.sequence;

import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Execution;
import tercio.domain.game.Verdict;

/** The verdict on a command: a refusal with what would be legal, the die that is needed, or everything that follows from it. */
public final class Verdicts {

    private Verdicts() {}

    /** @param play on the board before the command; it must not be used afterwards */
    public static Verdict<EuEvent> on(EuCommandRun play, EuCommand command) {
        var before = play.state();
        var lacking = Sequence.rollMissingValues(play, command);
        if (lacking.isDeclined()) {
            return play.toVerdict(lacking);
        }
        var execution = EuChapters.carryOut(play, command);
        if (execution instanceof Execution.Declined(Verdict.Refused<?>(var refusal))) {
            return new Verdict.Refused<>(LegalAnswers.withLegalAnswers(new WarView(before, play.map(), play.tables()), command, refusal));
        }
        if (!execution.isDeclined()) {
            Sequence.continueAutomatically(play, before);
            Sequence.forgetValues(play);
        }
        return play.toVerdict(execution);
    }
}
