package tercio.application.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.application.record.RecordedEvent;

/**
 * Carries out written orders of a game: it gives the commands that they are made of for their players, one after the other, like those that
 * a player sends. It ends where the orders are silent, where a die is to be typed in, and where a command is refused.
 *
 * <p>Decided: orders are carried on with after a command of the rulebook, and not after an undo or a correction, which would be done again at once.
 */
public final class WrittenOrdersRun {

    /** The most commands that one run gives; the next command of anybody carries on. */
    private static final int MOST = 500;
    /** The most attempts where others give commands at the same time. */
    private static final int ATTEMPTS = 3;

    private final Games games;

    public WrittenOrdersRun(Games games) {
        this.games = games;
    }

    /**
     * Carries out the orders of a game, as far as they go now.
     *
     * @return the events of the commands that were given; none for an unknown game
     */
    public List<RecordedEvent> carryOut(String game) {
        var events = new ArrayList<RecordedEvent>();
        int missed = 0;
        for (int given = 0; given < MOST && missed < ATTEMPTS; given++) {
            var now = games.find(game);
            var next = now.flatMap(Game::nextOrder);
            if (next.isEmpty()) {
                return events;
            }
            var execute = new GameCommand.Execute(game, next.get().sender(), next.get().command(), List.of(), OptionalInt.of(now.get().position()), Optional.empty());
            switch (games.execute(execute)) {
                case CommandResult.Done done -> events.addAll(done.events());
                case CommandResult.StalePosition moved -> missed++;
                default -> {
                    return events;
                }
            }
        }
        return events;
    }
}
