package tercio.application.game;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict.Ruled;

/** What a game makes of a command, before anything is stored. */
public sealed interface Judgement {

    /** It is carried out. */
    record Accepted(List<Ruled<? extends Event>> events, List<Roll> rolls) implements Judgement {
        public Accepted {
            events = List.copyOf(events);
            rolls = List.copyOf(rolls);
        }

        static Accepted of(Event fact) {
            return new Accepted(List.of(new Ruled<>(fact, List.of())), List.of());
        }
    }

    /** The rules forbid it. */
    record Forbidden(Refusal refusal) implements Judgement {}

    /** A die is wanted that was not given. */
    record DieWanted(DieName die, String words) implements Judgement {}

    /** It is for others to decide. */
    record NotYours(String detail) implements Judgement {}
}
