package tercio.domain.eu.land.interception.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.stacks;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells the events of interceptions. The catalogs of {@code eu.interception} say how they read. */
record InterceptionNarration(EuState board) {

    Sentence of(InterceptionEvent event, List<Step> explanation) {
        return switch (event) {
            case InterceptionEvent.OverrunOfMoverOffered e -> say("overrun-offered", e.moving(), e.province()).with("who", country(e.country()))
                    .with("stacks", stacks(board, e.stacks()));
            case InterceptionEvent.MoverSpared e -> say("mover-spared", e.moving(), e.province()).with("who", country(e.country()));
            case InterceptionEvent.MoverOverrun e -> say("mover-overrun", e.moving(), e.province()).with("stacks", stacks(board, e.stacks())).with("destroyed", e.destroys())
                    .with("person", isPerson(e.moving()));
            case InterceptionEvent.InterceptionAnnounced e -> announcement(e);
            case InterceptionEvent.InterceptionAttempted e -> attempt(say("attempt", e.moving(), e.province()).with("stack", stack(board, e.stack()))
                    .with("success", e.success()).with("person", isPerson(e.moving())), explanation);
            case InterceptionEvent.InterceptionPassed e -> say("passed", e.moving(), e.province()).with("who", alliance(board, e.alliance())).with("further", hasTried(e));
            case InterceptionEvent.CounterInterceptionAttempted e -> attempt(say("help", e.moving(), e.province()).with("stack", stack(board, e.stack()))
                    .with("success", e.success()), explanation);
            case InterceptionEvent.CounterInterceptionPassed e -> Sentence.of("eu.interception.nobody-helps").with("moving", stack(board, e.moving()));
            case InterceptionEvent.InterceptionPressed e -> say("pressed", e.moving(), e.province());
            case InterceptionEvent.InterceptionPutOff e -> Sentence.of("eu.interception.put-off").with("where", place(e.province()));
        };
    }

    private Keyed say(String key, StackId moving, SpaceId province) {
        return Sentence.of("eu.interception." + key).with("moving", stack(board, moving)).with("where", place(province));
    }

    /** The die with its sum, and what was needed. */
    private static Sentence attempt(Keyed attempt, List<Step> explanation) {
        return withRoll(attempt, explanation).with("needed", CommonFigures.INTERCEPTION_SUCCESS).with("natural", CommonFigures.NATURAL_SUCCESS);
    }

    /** A country of the mover's alliance helps it; any other country intercepts. */
    private Sentence announcement(InterceptionEvent.InterceptionAnnounced event) {
        boolean helps = board.stack(event.moving()).filter(mover -> board.allianceOf(mover) == board.allianceOf(event.country())).isPresent();
        return say("announced", event.moving(), event.province()).with("who", country(event.country())).with("doing", helps ? "help" : "intercept")
                .with("nobody", event.stacks().isEmpty()).with("stacks", stacks(board, event.stacks()));
    }

    /** Whether a stack of the alliance has tried to intercept this move. */
    private boolean hasTried(InterceptionEvent.InterceptionPassed event) {
        return Interceptions.moveUnderWay(board).stream().flatMap(move -> move.attempted().stream()).flatMap(id -> board.stack(id).stream())
                .anyMatch(stack -> board.allianceOf(stack) == event.alliance());
    }

    /** A leader alone is a person. */
    private boolean isPerson(StackId id) {
        return board.stack(id).filter(stack -> stack.units().isEmpty() && stack.leaders().size() == 1).isPresent();
    }
}
