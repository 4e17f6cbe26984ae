package tercio.domain.eu.land.interception.play;

import static tercio.domain.eu.common.game.SpokenNames.alliance;
import static tercio.domain.eu.common.game.SpokenNames.verb;

import java.util.List;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.common.tables.CommonFigures;
import tercio.domain.ruling.Step;

/** Describes the events of interceptions in words. */
record InterceptionNarration(EuState board) {

    String of(InterceptionEvent event, List<Step> explanation) {
        return switch (event) {
            case InterceptionEvent.OverrunOfMoverOffered e -> Nation.of(e.country()) + " may overrun " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + " with " + StackTitle.of(board, e.stacks()) + ".";
            case InterceptionEvent.MoverSpared e -> Nation.of(e.country()) + " does not overrun " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + ".";
            case InterceptionEvent.MoverOverrun e -> StackTitle.of(board, e.stacks()) + (e.stacks().size() == 1 ? " overruns " : " overrun ")
                    + stack(e.moving()) + " in " + PlaceName.of(e.province()) + (e.stacks().size() == 1 ? e.destroys() ? " and destroys " + it(e.moving()) + "." : " and fights " + it(e.moving()) + " at once."
                    : e.destroys() ? " and destroy " + it(e.moving()) + "." : " and fight " + it(e.moving()) + " at once.");
            case InterceptionEvent.InterceptionAnnounced e -> announced(e);
            case InterceptionEvent.InterceptionAttempted e -> stack(e.stack()) + " tries to intercept " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + rolled(explanation) + (e.success() ? " and catches " + it(e.moving()) + "." : " and fails.");
            case InterceptionEvent.InterceptionPassed e -> alliance(board, e.alliance()) + " "
                    + verb(board, e.alliance(), "makes", "make") + (tried(e) ? " no further attempt to intercept " : " no attempt to intercept ") + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + ".";
            case InterceptionEvent.CounterInterceptionAttempted e ->
                    stack(e.stack()) + " tries to help " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + rolled(explanation) + (e.success() ? " and arrives in time." : " and comes too late.");
            case InterceptionEvent.CounterInterceptionPassed e -> "No other stack helps " + stack(e.moving()) + ".";
            case InterceptionEvent.InterceptionPressed e -> "The interceptors fight " + stack(e.moving()) + " at once in "
                    + PlaceName.of(e.province()) + ".";
            case InterceptionEvent.InterceptionPutOff e -> "All forces in " + PlaceName.of(e.province())
                    + " will fight together when the movements are over.";
        };
    }

    /** A country of the mover's alliance helps it; any other country intercepts. */
    private String announced(InterceptionEvent.InterceptionAnnounced event) {
        boolean helps = board.stack(event.moving()).filter(mover -> board.allianceOf(mover) == board.allianceOf(event.country())).isPresent();
        var doing = (event.stacks().isEmpty() ? "not to " : "to ") + (helps ? "help " : "intercept ") + stack(event.moving());
        return Nation.of(event.country()) + " decides " + doing + " in " + PlaceName.of(event.province())
                + (event.stacks().isEmpty() ? "" : " with " + StackTitle.of(board, event.stacks())) + ".";
    }

    /** {@code , rolls 7 modified to 9, needs 8 or a natural 10,} */
    private static String rolled(List<Step> explanation) {
        return explanation.stream().filter(step -> step.dice().size() == 1).findFirst()
                .map(step -> ", rolls " + step.dice().getFirst()
                        + (step.modified() == null || step.modified().equals(step.dice().getFirst())
                                ? "" : " modified to " + step.modified())
                        + ", needs " + CommonFigures.INTERCEPTION_SUCCESS + " or a natural " + CommonFigures.NATURAL_SUCCESS + ",")
                .orElse("");
    }

    /** Whether a stack of the alliance has tried to intercept this move. */
    private boolean tried(InterceptionEvent.InterceptionPassed event) {
        return Interceptions.moveUnderWay(board).stream().flatMap(move -> move.attempted().stream()).flatMap(id -> board.stack(id).stream())
                .anyMatch(stack -> board.allianceOf(stack) == event.alliance());
    }

    /** A leader alone is a person. */
    private String it(String id) {
        return board.stack(id).filter(stack -> stack.units().isEmpty() && stack.leaders().size() == 1).isPresent() ? "him" : "it";
    }

    private String stack(String id) {
        return StackTitle.of(board, id);
    }
}
