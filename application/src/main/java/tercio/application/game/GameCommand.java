package tercio.application.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.application.record.Caller;
import tercio.application.record.Envelope;
import tercio.application.record.Envelope.IdempotencyKey;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Remark;
import tercio.application.record.Seal;
import tercio.domain.game.Command;

/** A command for the entity of a game. */
public sealed interface GameCommand {

    /** The game that the command is for. */
    String game();

    /**
     * Create a game.
     *
     * @param recorded the envelope of the opening, where it was recorded elsewhere before
     * @param seals of the opening, where it was sealed elsewhere before
     * @param history events that it takes over from another game or from a record, from position 2 on
     * @param keys its tokens and secret, kept apart from the record
     * @param told secrets of its dice that were told before, by their commitments, in hexadecimal
     * @param maker the hash of the token that asked for a fork; empty for other games
     * @param remarks the remarks that belong to the record that it takes over
     */
    record Create(
            String game,
            GameOpened opening,
            Optional<Envelope> recorded,
            List<Seal> seals,
            List<RecordedEvent> history,
            GameCredentials keys,
            Map<String, String> told,
            String maker,
            List<Remark> remarks)
            implements GameCommand {
        public Create {
            seals = List.copyOf(seals);
            history = List.copyOf(history);
            told = Map.copyOf(told);
            remarks = List.copyOf(remarks);
        }

        /** A new game: no secret of it was revealed before, and it has no remarks. */
        public Create(
                String game, GameOpened opening, Optional<Envelope> recorded, List<Seal> seals, List<RecordedEvent> history, GameCredentials keys) {
            this(game, opening, recorded, seals, history, keys, Map.of(), "", List.of());
        }
    }

    /** Find the game as it is; nothing changes. */
    record FindGame(String game) implements GameCommand {

        /** Its name on the bus. */
        static final String NAME = "game.Look";
    }

    /**
     * Execute a command of the ruleset, an undo or a redo.
     *
     * @param dice typed in, for a game with physical dice
     * @param expected the position the caller believes the game to be at
     * @param link of a person who gets a place by the command
     */
    record Execute(
            String game,
            Caller caller,
            Command command,
            List<Integer> dice,
            OptionalInt expected,
            Optional<IdempotencyKey> once,
            Optional<PlaceLink> link)
            implements GameCommand {
        public Execute {
            command = KernelCommand.withCurrentTerms(command);
            dice = List.copyOf(dice);
        }

        /** A command that gives no person a link. */
        public Execute(String game, Caller caller, Command command, List<Integer> dice, OptionalInt expected, Optional<IdempotencyKey> once) {
            this(game, caller, command, dice, expected, once, Optional.empty());
        }

        /** This command with the sender as the game knows it. */
        Execute withCaller(Caller known) {
            return new Execute(game, known, command, dice, expected, once, link);
        }
    }

    /**
     * Make a new link for a person who holds a place; its token and the link before end. It is no event.
     *
     * @param caller the host, or the player who gave all that the person holds
     */
    record Invite(String game, Caller caller, PlaceLink link) implements GameCommand {

        /** Its name on the bus. */
        static final String NAME = "game.Invite";
    }

    /**
     * Open the link of a person, who gets its token. It is no event.
     *
     * @param secret the hash of the secret in the link
     * @param token the hash of the token
     */
    record Take(String game, String secret, String token) implements GameCommand {

        /** Its name on the bus. */
        static final String NAME = "game.Take";
    }
}
