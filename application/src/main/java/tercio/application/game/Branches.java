package tercio.application.game;

import java.util.List;
import java.util.Optional;
import tercio.application.amendment.Drafts;
import tercio.application.amendment.WorkedOut;
import tercio.application.record.Caller;
import tercio.application.record.EventLog;
import tercio.application.record.Notation;

/**
 * Previews of other lines of play of stored games: amendments with their branches, and undo and redo before they are sent. It changes nothing
 * and blocks no command.
 */
public final class Branches {

    private final Games games;
    private final EventLog log;
    private final Notation notation;

    public Branches(Games games, EventLog log, Notation notation) {
        this.games = games;
        this.log = log;
        this.notation = notation;
    }

    /** The amendments of a game in the order of their numbers; none if no game has this id. */
    public List<Drafts.Amendment> all(String game) {
        return games.look(game).map(known -> known.drafts().all()).orElse(List.of());
    }

    /** The position that a game has reached, 0 where there is none. */
    public int position(String game) {
        return games.look(game).map(Game::position).orElse(0);
    }

    /**
     * An amendment of a game with its branch, computed now; empty if there is no such amendment. The computation can be
     * cancelled.
     */
    public Optional<WorkedOut> of(String game, int number) {
        return games.look(game).flatMap(known -> known.drafts().of(number)
                .map(amendment -> workedOut(amendment, known, past(game, known))));
    }

    private static WorkedOut workedOut(Drafts.Amendment amendment, Game<?, ?, ?, ?> known, StoredPast past) {
        int number = amendment.draft().number();
        return new WorkedOut(amendment, known.position(), known.branch(number, past), known.changedOrders(number, past), known.awaitedForAmendment(number, past));
    }

    /**
     * Previews an undo or a redo. Nothing changes.
     *
     * @param sender the host, or the person who asks
     * @return empty if no game has this id
     */
    public Optional<HistoryQuestion.Answer> ask(String game, Caller sender, HistoryQuestion question) {
        return games.look(game).map(known -> known.ask(sender, question, past(game, known)));
    }

    private StoredPast past(String game, Game<?, ?, ?, ?> known) {
        return new StoredPast(log, notation, game, known.opened().ruleset(), known.position());
    }
}
