package tercio.application.record;

import java.util.List;
import java.util.Optional;

/**
 * One change of a line of play that is worked out again.
 *
 * @param command the new command as it is written down, with its {@code type}; empty where the kind has none
 * @param dice that the players threw for the new command or for one that wants a die; only with physical dice
 */
public record Correction(Kind kind, Optional<String> command, List<Integer> dice) {

    /** The kinds of changes. */
    public enum Kind {
        /** Another command stands in the place of one. */
        REPLACE,
        /** A command is put before one. */
        INSERT,
        /** A command is left out. */
        DROP,
        /** A command is given dice that the players threw. */
        DICE,
        /** A command and all later ones that were played so far are left out. */
        END
    }

    public Correction {
        command = command == null ? Optional.empty() : command;
        dice = dice == null ? List.of() : List.copyOf(dice);
    }

    /** A correction that brings a command. */
    public static Correction of(Kind kind, String command, List<Integer> dice) {
        return new Correction(kind, Optional.of(command), dice);
    }

    /** A correction without a command and without dice. */
    public static Correction of(Kind kind) {
        return new Correction(kind, Optional.empty(), List.of());
    }

    /** Whether it brings a command. */
    public boolean bringsCommand() {
        return kind == Kind.REPLACE || kind == Kind.INSERT;
    }
}
