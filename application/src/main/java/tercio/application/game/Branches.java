package tercio.application.game;

import java.util.List;
import java.util.Optional;
import tercio.application.amendment.Amendments;
import tercio.application.amendment.EvaluatedAmendment;
import tercio.application.record.Caller;
import tercio.application.record.EventLog;
import tercio.application.record.RecordCodec;

/**
 * Previews of other lines of play of stored games: amendments with their branches, and undo and redo before they are sent. It changes nothing
 * and blocks no command.
 */
public final class Branches {

    private final Games games;
    private final EventLog log;
    private final RecordCodec notation;

    public Branches(Games games, EventLog log, RecordCodec notation) {
        this.games = games;
        this.log = log;
        this.notation = notation;
    }

    /** The amendments of a game in the order of their numbers; none if no game has this id. */
    public List<Amendments.AmendmentStatus> all(String game) {
        return games.find(game).map(known -> known.amendments().all()).orElse(List.of());
    }

    /** The position that a game has reached, 0 where there is none. */
    public int position(String game) {
        return games.find(game).map(Game::position).orElse(0);
    }

    /**
     * An amendment of a game with its branch, computed now; empty if there is no such amendment. The computation can be
     * cancelled.
     */
    public Optional<EvaluatedAmendment> of(String game, int number) {
        return games.find(game).flatMap(known -> known.amendments().find(number)
                .map(amendment -> evaluate(amendment, known, past(game, known))));
    }

    private static EvaluatedAmendment evaluate(Amendments.AmendmentStatus amendment, Game<?, ?, ?, ?> known, StoredEventHistory past) {
        int number = amendment.draft().number();
        var lines = known.otherLines(past);
        return new EvaluatedAmendment(amendment, known.position(), lines.branch(number), lines.changedOrders(number), lines.awaitedForAmendment(number));
    }

    /**
     * Previews an undo or a redo. Nothing changes.
     *
     * @param sender the host, or the person who asks
     * @return empty if no game has this id
     */
    public Optional<HistoryQuestion.Answer> ask(String game, Caller sender, HistoryQuestion question) {
        return games.find(game).map(known -> known.otherLines(past(game, known)).ask(sender, question));
    }

    private StoredEventHistory past(String game, Game<?, ?, ?, ?> known) {
        return new StoredEventHistory(log, notation, game, known.opening().ruleset(), known.position());
    }
}
