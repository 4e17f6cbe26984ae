package tercio.application.game;

import java.util.Optional;
import java.util.stream.Stream;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.text.LookAlikes;
import tercio.domain.sentence.Sentence;

/** Checks that the name of a new person in a game cannot be mistaken for another name there. Recorded games keep their names. */
final class PersonNames {

    private PersonNames() {}

    /** The fault of the name in a command of a caller who may give it; empty if it has none. */
    static Optional<Sentence> fault(Game<?, ?, ?, ?> game, GameCommand.Execute command) {
        return command.command() instanceof KernelCommand.GrantPlace grant && grant.person() != null && !grant.person().isBlank()
                && game.rights().permissionDenial(command.caller(), grant).isEmpty() ? fault(game, grant.person()) : Optional.empty();
    }

    private static Optional<Sentence> fault(Game<?, ?, ?, ?> game, String person) {
        var names = Stream.concat(game.opening().seats().stream().map(GameOpened.Seat::name), game.places().persons().stream()).distinct().toList();
        return names.contains(person) ? Optional.empty() : LookAlikes.fault(person, names);
    }
}
