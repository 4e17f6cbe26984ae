package tercio.projections.eu;

import static tercio.projections.eu.EventNarrator.alliance;
import static tercio.projections.eu.EventNarrator.verb;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.MoveEvent;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.ruling.Step;

/** The events of movements and interceptions in words. */
record MoveNarration(EuState board) {

    String of(MoveEvent event, List<Step> explanation) {
        return switch (event) {
            case MoveEvent.MovementBegan e -> alliance(board, e.alliance()) + " " + verb(board, e.alliance(), "moves its", "move their")
                    + " stacks.";
            case MoveEvent.StackSplit e -> e.taken() + led(e) + " leaves " + stack(e.stack()) + ".";
            case MoveEvent.StacksMerged e -> stack(e.stack()) + " joins " + stack(e.into()) + ".";
            case MoveEvent.MoveBegan e -> stack(e.stack()) + " marches from " + PlaceName.of(e.from()) + ".";
            case MoveEvent.ProvinceEntered e -> stack(e.stack()) + " enters " + PlaceName.of(e.province()) + " for " + e.mp() + " MP"
                    + (e.active() ? ", an active move" : "") + ".";
            case MoveEvent.InterceptionAnnounced e -> announced(e);
            case MoveEvent.InterceptionAttempted e -> stack(e.stack()) + " tries to intercept " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + rolled(explanation) + (e.success() ? " and catches it." : " and fails.");
            case MoveEvent.InterceptionPassed e -> alliance(board, e.alliance()) + " "
                    + verb(board, e.alliance(), "makes", "make") + " no further attempt to intercept " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + ".";
            case MoveEvent.CounterInterceptionAttempted e -> stack(e.stack()) + " comes to the help of " + stack(e.moving()) + " in "
                    + PlaceName.of(e.province()) + rolled(explanation) + (e.success() ? " and arrives in time." : " and comes too late.");
            case MoveEvent.CounterInterceptionPassed e -> "Nobody else comes to the help of " + stack(e.moving()) + ".";
            case MoveEvent.InterceptionPressed e -> "The interceptors fight " + stack(e.moving()) + " at once in "
                    + PlaceName.of(e.province()) + ".";
            case MoveEvent.InterceptionPutOff e -> "All forces in " + PlaceName.of(e.province())
                    + " will fight together when the movements are over.";
            case MoveEvent.MoveRedirected e -> stack(e.stack()) + " turns towards " + PlaceName.of(e.path().getLast()) + ".";
            case MoveEvent.MoveResumable e -> stack(e.stack()) + " has won and may go on from " + PlaceName.of(e.province()) + ".";
            case MoveEvent.MoveEnded e when board.stack(e.stack()).isEmpty() -> "The move is over: the stack was lost in "
                    + PlaceName.of(e.province()) + ".";
            case MoveEvent.MoveEnded e -> stack(e.stack()) + " ends its move in " + PlaceName.of(e.province()) + ".";
            case MoveEvent.CountryEndedMovement e -> Nation.of(e.country()) + " has ended its movements.";
            case MoveEvent.ReturnOffered e -> e.surplus() + " LD too many stand in " + PlaceName.of(e.province()) + ": " + Nation.of(e.country())
                    + " may send back " + StackTitle.of(board, e.stacks()) + ".";
            case MoveEvent.StackReturned e -> stack(e.stack()) + " goes back from " + PlaceName.of(e.from()) + " to " + PlaceName.of(e.to()) + ".";
            case MoveEvent.ReturnDeclined e -> Nation.of(e.country()) + " sends nobody back from " + PlaceName.of(e.province()) + ".";
            case MoveEvent.MovementEnded e -> alliance(board, e.alliance()) + " "
                    + verb(board, e.alliance(), "has ended its", "have ended their") + " movements"
                    + (e.provinces().isEmpty() ? "." : "; battle in " + PlaceName.of(e.provinces()) + ".");
        };
    }

    /** A country of the mover's alliance comes to its help, any other intercepts. */
    private String announced(MoveEvent.InterceptionAnnounced event) {
        boolean helps = board.stack(event.moving()).filter(mover -> board.allianceOf(mover) == board.allianceOf(event.country())).isPresent();
        var doing = (event.stacks().isEmpty() ? "not to " : "to ") + (helps ? "help " : "intercept ") + stack(event.moving());
        return Nation.of(event.country()) + " decides " + doing + " in " + PlaceName.of(event.province())
                + (event.stacks().isEmpty() ? "" : " with " + StackTitle.of(board, event.stacks())) + ".";
    }

    /** {@code , rolls 7 modified to 9} */
    private static String rolled(List<Step> explanation) {
        return explanation.stream().filter(step -> step.dice().size() == 1).findFirst()
                .map(step -> ", rolls " + step.dice().getFirst()
                        + (step.modified() == null || step.modified().equals(step.dice().getFirst())
                                ? "" : " modified to " + step.modified()))
                .orElse("");
    }

    private String led(MoveEvent.StackSplit e) {
        var leaders = e.leaders() ? board.stacks().get(e.stack()).leaders() : e.some();
        return leaders.isEmpty() ? "" : " under " + leaders.stream().map(id -> EventNarrator.leader(board, id)).collect(Collectors.joining(" and "));
    }

    private String stack(String id) {
        return StackTitle.of(board, id);
    }
}
