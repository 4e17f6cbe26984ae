package tercio.adapters.http.access;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import org.springframework.stereotype.Component;
import tercio.adapters.http.problem.Problem;
import tercio.adapters.store.DamagedGames;
import tercio.application.record.Caller;
import tercio.application.record.MessageRegistry;
import tercio.application.remark.RemarkReader;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Viewer;
import tercio.domain.sentence.Sentence;
import tercio.projections.GameHistories;
import tercio.projections.GameHistory;
import tercio.projections.LoadedHistory;
import tercio.projections.RulesAtPosition;

/** Opens the history of a game for a caller who may see it, without the parts hidden from the caller. */
@Component
public class PositionReader {

    /** A game at a position. */
    public record Page(GameHistory history, int position) {

        /** The rulebook of the game at the position. */
        public RulesAtPosition<?, ?, ?, ?> rules() {
            return RulesAtPosition.of(history, position);
        }
    }

    private final DamagedGames damaged;
    private final GameHistories histories;
    private final GameAccess gate;
    private final MessageRegistry dictionary;

    PositionReader(DamagedGames damaged, GameHistories histories, GameAccess gate, MessageRegistry dictionary) {
        this.dictionary = dictionary;
        this.damaged = damaged;
        this.histories = histories;
        this.gate = gate;
    }

    /** Reads a game at its newest position, as the caller may see it. */
    public GameHistory read(String game, String authorization) {
        gate.requireReadable(game, authorization);
        return damaged.readOrSetAside(game, () -> histories.of(game).map(history -> visibleHistory(history, game, authorization)))
                .orElseThrow(() -> Problem.noGame(game));
    }

    /** The rules of a game, also of one that is set aside. */
    public Ruleset<?, ?, ?, ?> rules(String game) {
        return histories.openingAlone(game).orElseThrow(() -> Problem.noGame(game)).ruleset();
    }

    /** The history as the caller may see it. */
    public GameHistory visibleHistory(LoadedHistory history, String game, String authorization) {
        return history.opening().keepsSecrets() ? history.seenBy(viewer(history, game, authorization)) : history;
    }

    /**
     * The viewer of a history. The host sees everything, and everybody does after the end; a person sees what its places allow
     * now.
     */
    private Viewer viewer(LoadedHistory history, String game, String authorization) {
        if (RulesAtPosition.of(history, history.position()).isOver()) {
            return Viewer.ALL;
        }
        return gate.caller(game, authorization).map(caller -> caller.host() ? Viewer.ALL : history.places().viewer(caller.name()))
                .orElse(Viewer.PUBLIC);
    }

    /**
     * The viewer for whom the record of a game is written. It is unknown whether a game that is set aside is over, so everybody but
     * the host sees only its open parts.
     */
    public Viewer viewer(String game, String authorization) {
        if (dictionary.rulesets().stream().noneMatch(Ruleset::hasSecrets)) {
            return Viewer.ALL;
        }
        gate.requireInspectable(game, authorization);
        if (damaged.reason(game).isPresent()) {
            return gate.caller(game, authorization).filter(Caller::host).isPresent() ? Viewer.ALL : Viewer.PUBLIC;
        }
        return read(game, authorization).viewer();
    }

    /** The reader of the remarks on a game. The places of a game that is set aside are unknown. */
    public RemarkReader remarkReader(String game, String authorization) {
        gate.requireInspectable(game, authorization);
        return gate.caller(game, authorization).map(caller -> caller.isHost() ? RemarkReader.HOST : damaged.reason(game).isPresent()
                ? RemarkReader.PUBLIC : RemarkReader.of(caller, read(game, authorization).places())).orElse(RemarkReader.PUBLIC);
    }

    /** Whether nothing of the game is hidden from the caller. A game that is set aside counts as one with secrets. */
    public boolean maySeeAll(String game, String authorization) {
        return dictionary.rulesets().stream().noneMatch(Ruleset::hasSecrets)
                || gate.caller(game, authorization).filter(Caller::host).isPresent()
                || damaged.reason(game).isEmpty() && read(game, authorization).viewer().all();
    }

    /**
     * Requires a caller from whom nothing of the game is hidden.
     *
     * @param what would show it, a word of the catalogs
     */
    public void requireFullView(String game, String authorization, String what) {
        if (!read(game, authorization).viewer().all()) {
            throw Problem.notYours(Sentence.of("kernel.refusal.full-view").with("what", what));
        }
    }

    /**
     * Reads a game at a position.
     *
     * @param at a position or an instant; empty for the newest position
     */
    public Page read(String game, String authorization, Optional<String> at) {
        var history = read(game, authorization);
        return new Page(history, at.map(text -> position(history, text)).orElse(history.position()));
    }

    private static int position(GameHistory history, String at) {
        if (!at.isEmpty() && at.chars().allMatch(Character::isDigit)) {
            return positionWithin(history, at);
        }
        try {
            return history.positionAt(Instant.parse(at));
        } catch (DateTimeException neither) {
            throw Problem.malformed("/at", Sentence.of("kernel.sent.position-or-instant"));
        }
    }

    private static int positionWithin(GameHistory history, String at) {
        int newest = history.position();
        int position = at.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(at);
        if (position > newest) {
            throw Problem.malformed("/at", Sentence.of("kernel.sent.position-to").with("last", newest));
        }
        return position;
    }
}
