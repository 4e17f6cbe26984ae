package tercio.adapters.http.play;

import org.springframework.stereotype.Component;
import tercio.adapters.http.access.PositionReader;
import tercio.adapters.http.problem.Problem;
import tercio.application.record.Caller;
import tercio.domain.game.Command;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Checks that a caller tries out only commands of its own: those of the parties of its seats, for the host those of all. */
@Component
class OwnCommands {

    /** Refuses a command of a party that the caller does not control. A command that names nothing that exists is left to the rules. */
    void requireOwnCommand(PositionReader.Page page, Caller caller, Command command) {
        if (caller.host()) {
            return;
        }
        var parties = page.rules().parties(command);
        if (!parties.isEmpty() && page.history().places().seatsOf(caller.name()).stream()
                .flatMap(seat -> page.history().openingEvent().partiesOf(seat).stream()).noneMatch(parties::contains)) {
            throw Problem.notYours(Sentence.of("kernel.refusal.for-another").with("seat", new Text(String.join(", ", parties))));
        }
    }
}
