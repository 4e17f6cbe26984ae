package tercio.domain.eu.sequence;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.OptionsOnDemand;
import tercio.domain.game.Refusal;

/** Adds the legal answers to a refusal where answers are listed. */
public final class LegalAnswers {

    private LegalAnswers() {}

    /**
     * The refusal with the listed answers that are legal now, unless the refusing rule has named some: those of the decisions
     * that this type of command answers, or else of every decision of the country that gave it. They are computed when they
     * are first read.
     */
    public static Refusal withLegalAnswers(WarView board, EuCommand command, Refusal refusal) {
        return refusal.withLegal(new OptionsOnDemand(() -> refusal.legal().isEmpty() ? legalOptions(board, command) : refusal.legal()));
    }

    private static List<Option> legalOptions(WarView board, EuCommand command) {
        var decisions = EuChapters.awaitedDecisions(board);
        var alike = decisions.stream()
                .filter(decision -> decision.options().stream().anyMatch(option -> option.command().getClass() == command.getClass()))
                .toList();
        var givers = CommandParties.parties(board, command);
        var own = decisions.stream().filter(decision -> givers.contains(new CountryId(decision.party()))).toList();
        return options(!alike.isEmpty() ? alike : !own.isEmpty() ? own : decisions);
    }

    private static List<Option> options(List<Decision> decisions) {
        return decisions.stream().flatMap(decision -> decision.options().stream()).distinct().toList();
    }
}
