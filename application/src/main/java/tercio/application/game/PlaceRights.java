package tercio.application.game;

import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Role;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;

/**
 * The commands that the place of a sender does not permit, whatever they are for.
 *
 * @param secrets whether the game has secrets that are kept
 */
record PlaceRights(GameOpened opened, Places places, boolean secrets) {

    /** The reason why the place of the sender does not permit this command; empty if it does. */
    Optional<String> permissionDenial(Caller caller, Command command) {
        if (caller.isHost()) {
            return Optional.empty();
        }
        var person = caller.person();
        if (caller.acting().filter(as -> as.role() == Role.OBSERVER).isPresent()) {
            return Optional.of(person + " is an observer of this game: an observer looks on and gives no command.");
        }
        if (!places.holds(caller)) {
            return Optional.of(person + " does not hold " + (caller.host() ? "the place of a referee" : "the seat " + caller.name())
                    + " in this game. Its places: " + places.inWords() + ".");
        }
        return caller.isReferee() ? refereeDenial(person, command) : Optional.empty();
    }

    private Optional<String> refereeDenial(String person, Command command) {
        return switch (command) {
            case KernelCommand.Undo undo -> Optional.empty();
            case KernelCommand.Redo redo -> Optional.empty();
            case KernelCommand.AnswerRequest answer -> Optional.empty();
            case KernelCommand.CommitDice byTheService -> Optional.empty();
            // What an adjustment meets with tells of the board.
            case Adjustment adjustment -> secrets && !places.viewer(person).all()
                    ? Optional.of(person + " is a referee who sees what is public: to adjust a game that keeps secrets, a referee must see everything.")
                    : Optional.empty();
            default -> Optional.of(person + " is a referee of this game and plays nobody: a referee takes back, brings back, answers requests "
                    + "and adjusts. Places are for the host, moves for the seats.");
        };
    }
}
