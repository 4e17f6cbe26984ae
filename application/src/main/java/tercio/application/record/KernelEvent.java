package tercio.application.record;

import tercio.domain.game.Course;
import tercio.domain.game.Event;
import tercio.domain.game.Timeline;
import tercio.domain.game.Vocabulary;

/** What can happen to every game, whatever its rulebook. */
public sealed interface KernelEvent extends Event permits GameOpened, DiceCommitted, Undone, Redone {

    /**
     * A history with one fact more, whatever is folded over it.
     *
     * @param played what the fold is given where the fact belongs to the ruleset
     */
    static <S, E> Timeline<S, E> follow(Timeline<S, E> timeline, Event fact, E played) {
        return fact instanceof KernelEvent event
                ? switch (event) {
                    case GameOpened opened -> timeline.noted();
                    case DiceCommitted committed -> timeline.noted();
                    case Undone undone -> timeline.undone(undone.to());
                    case Redone redone -> timeline.redone();
                }
                : timeline.played(played);
    }

    /** Writes a course on by one fact. */
    static void follow(Course.Pen course, Event fact) {
        switch (fact) {
            case GameOpened opened -> course.noted();
            case DiceCommitted committed -> course.noted();
            case Undone undone -> course.undone(undone.to());
            case Redone redone -> course.redone();
            default -> course.played();
        }
    }

    /** The words of these events, with the upcasters of their older versions. */
    static Vocabulary<KernelEvent> words() {
        return Vocabulary.of(KernelEvent.class)
                .word("GameOpened", GameOpened.class, GameOpened::named)
                .word("Undone", Undone.class)
                .word("Redone", Redone.class)
                .word("DiceCommitted", DiceCommitted.class);
    }
}
