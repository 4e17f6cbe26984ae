package tercio.application.game;

import java.util.Optional;
import tercio.application.place.Places;
import tercio.application.record.Caller;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.Role;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The commands that the place of a sender does not permit, whatever they are for.
 *
 * @param secrets whether the game has secrets that are kept
 */
record PlaceRights(GameOpened opened, Places places, boolean secrets) {

    /** The reason why the place of the sender does not permit this command; empty if it does. */
    Optional<Sentence> permissionDenial(Caller caller, Command command) {
        if (caller.isHost()) {
            return Optional.empty();
        }
        var person = caller.person();
        if (caller.acting().filter(as -> as.role() == Role.OBSERVER).isPresent()) {
            return Optional.of(Sentence.of("kernel.place.looks-on").with("who", new Text(person)));
        }
        if (!places.holds(caller)) {
            return Optional.of(Sentence.of("kernel.place.not-held").with("who", new Text(person)).with("referee", caller.host()).with("seat", new Text(caller.name()))
                    .with("places", places.title()));
        }
        return caller.isReferee() ? refereeDenial(person, command) : Optional.empty();
    }

    private Optional<Sentence> refereeDenial(String person, Command command) {
        return switch (command) {
            case KernelCommand.Undo undo -> Optional.empty();
            case KernelCommand.Redo redo -> Optional.empty();
            case KernelCommand.AnswerRequest answer -> Optional.empty();
            case KernelCommand.CommitDice byTheService -> Optional.empty();
            // The refusal of an adjustment tells about the board.
            case Adjustment adjustment -> secrets && !places.viewer(person).all()
                    ? Optional.of(Sentence.of("kernel.place.referee-sees").with("who", new Text(person)))
                    : Optional.empty();
            default -> Optional.of(Sentence.of("kernel.place.referee-plays").with("who", new Text(person)));
        };
    }
}
