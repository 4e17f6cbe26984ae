package tercio.adapters.rulebook;

import tercio.domain.sentence.Sentence;
import tools.jackson.databind.node.ObjectNode;

/** The adjudication request for the ruling of an event of a game, or the reason why there is none. */
public sealed interface GameQuestion {

    /** @param request with the dice that fell */
    record Asked(ObjectNode request) implements GameQuestion {}

    /** @param why a sentence for the person who asks */
    record None(Sentence why) implements GameQuestion {}

    /** The event rests on no procedure. */
    GameQuestion NO_PROCEDURE = new None(Sentence.of("kernel.question.no-procedure"));

    static GameQuestion of(ObjectNode request) {
        return new Asked(request);
    }

    static GameQuestion none(Sentence why) {
        return new None(why);
    }
}
