package tercio.application.record;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.game.Command;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Secret;

/**
 * A command of every game, whatever its rulebook.
 *
 * <p>Undo, redo and the adoption of an amendment name the terms by which they are decided, so that a command of an older record comes out
 * as it did. The first terms, which no command names: an undo takes back whole commands, with consent whole orders, and only the undo rule
 * of the game says who is asked. The second: an undo is to a position exactly, and an order of another seat is inserted, replaced, changed
 * or brought back only with the agreement of that seat.
 */
public sealed interface KernelCommand extends Command {

    /** The terms of commands that are sent now. */
    int TERMS = 2;

    /** A command that was just sent, with the current terms whatever terms it names. */
    static Command withCurrentTerms(Command command) {
        return switch (command) {
            case Undo undo -> new Undo(undo.to(), undo.reason());
            case Redo redo -> new Redo(redo.reason());
            case AdoptAmendment adopted -> new AdoptAmendment(adopted.amendment());
            default -> command;
        };
    }

    private static boolean hasCurrentTerms(Optional<Integer> terms) {
        return terms.isPresent();
    }

    /** Begin the game; the event holds its scenario and terms. */
    record OpenGame() implements KernelCommand {}

    /**
     * Take the game back to its state at a position.
     *
     * @param terms by which it is decided; missing for the first
     */
    record Undo(int to, String reason, Optional<Integer> terms) implements KernelCommand {

        public Undo {
            terms = terms == null ? Optional.empty() : terms;
        }

        /** An undo that is sent now. */
        public Undo(int to, String reason) {
            this(to, reason, Optional.of(TERMS));
        }

        /** Whether the undo is to the position exactly. */
        public boolean isExact() {
            return hasCurrentTerms(terms);
        }
    }

    /**
     * Bring back what the last undo took away.
     *
     * @param terms by which it is decided; missing for the first
     */
    record Redo(String reason, Optional<Integer> terms) implements KernelCommand {

        public Redo {
            terms = terms == null ? Optional.empty() : terms;
        }

        /** A redo that is sent now. */
        public Redo(String reason) {
            this(reason, Optional.of(TERMS));
        }

        /** Whether the seats whose orders the redo brings back are asked. */
        public boolean asksSeats() {
            return hasCurrentTerms(terms);
        }
    }

    /** Commit the server to a new secret for its dice. The service does so by itself; nobody can ask for it. */
    record CommitDice() implements KernelCommand {}

    /**
     * Agree to a request of another seat, or refuse it.
     *
     * @param request the position of the request
     */
    record AnswerRequest(int request, boolean approve, Optional<String> reason) implements KernelCommand {}

    /**
     * Take back a request of the own seat that is not decided yet.
     *
     * @param request the position of the request
     */
    record WithdrawRequest(int request, Optional<String> reason) implements KernelCommand {}

    /**
     * Give the contribution of the own seat to the dice, or waive it.
     *
     * @param value any text; left out where the seat waives
     * @param waive whether the seat trusts the dice as they are
     */
    record Contribute(Optional<String> value, Optional<Boolean> waive) implements KernelCommand {}

    /**
     * Give a person a place in the game, or change it.
     *
     * @param seats that the person plays, is the deputy of, or sees as an observer
     * @param seesAll whether a referee sees what the host sees
     */
    record GrantPlace(String person, Role role, List<String> seats, Optional<Boolean> seesAll) implements KernelCommand {
        public GrantPlace {
            seats = List.copyOf(seats);
        }
    }

    /** Take the place of a person away, in every role. */
    record WithdrawPlace(String person, Optional<String> reason) implements KernelCommand {}

    /**
     * Work out on a branch what the game would be with one past command corrected.
     *
     * @param at a position of the command that is replaced or dropped, or before which one is inserted
     */
    record ProposeAmendment(int at, Correction.Kind kind, Optional<String> command, List<Integer> dice, String reason) implements KernelCommand {
        public ProposeAmendment {
            dice = dice == null ? List.of() : List.copyOf(dice);
        }

        /** The correction itself. */
        public Correction correction() {
            return new Correction(kind, command, dice);
        }

        /** In a game with secrets the corrections are visible to the host alone. */
        @Override
        public List<Secret> secrets() {
            return command.isPresent() ? List.of(new Secret(Set.of(), List.of("command"))) : List.of();
        }
    }

    /**
     * Correct the branch of an amendment further.
     *
     * @param at a position of the original command at which the branch is corrected
     * @param of the correction whose command is corrected, 0 for the original command
     */
    record ContinueAmendment(int amendment, int at, int of, Correction.Kind kind, Optional<String> command, List<Integer> dice)
            implements KernelCommand {
        public ContinueAmendment {
            dice = dice == null ? List.of() : List.copyOf(dice);
        }

        /** The correction itself. */
        public Correction correction() {
            return new Correction(kind, command, dice);
        }

        /** In a game with secrets the corrections are visible to the host alone. */
        @Override
        public List<Secret> secrets() {
            return command.isPresent() ? List.of(new Secret(Set.of(), List.of("command"))) : List.of();
        }
    }

    /** Throw the branch of an amendment away. */
    record DropAmendment(int amendment, Optional<String> reason) implements KernelCommand {}

    /**
     * Make the branch of an amendment the game.
     *
     * @param terms by which it is decided; missing for the first
     */
    record AdoptAmendment(int amendment, Optional<Integer> terms) implements KernelCommand {

        public AdoptAmendment {
            terms = terms == null ? Optional.empty() : terms;
        }

        /** An adoption that is sent now. */
        public AdoptAmendment(int amendment) {
            this(amendment, Optional.of(TERMS));
        }

        /** Whether the seats whose orders the branch changes are asked. */
        public boolean asksSeats() {
            return hasCurrentTerms(terms);
        }
    }

    static MessageTypes<KernelCommand> types() {
        return MessageTypes.of(KernelCommand.class)
                .with("OpenGame", OpenGame.class)
                .with("Undo", Undo.class)
                .with("Redo", Redo.class)
                .with("CommitDice", CommitDice.class)
                .with("Contribute", Contribute.class)
                .with("AnswerRequest", AnswerRequest.class)
                .with("WithdrawRequest", WithdrawRequest.class)
                .with("GrantPlace", GrantPlace.class)
                .with("WithdrawPlace", WithdrawPlace.class)
                .with("ProposeAmendment", ProposeAmendment.class)
                .with("ContinueAmendment", ContinueAmendment.class)
                .with("DropAmendment", DropAmendment.class)
                .with("AdoptAmendment", AdoptAmendment.class);
    }
}
