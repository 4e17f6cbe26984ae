package tercio.domain.eu.land.movement.play;

import static tercio.domain.eu.common.game.SpokenNames.alliance;
import static tercio.domain.eu.common.game.SpokenNames.verb;

import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;

/** Describes the events of movements in words. */
record MoveNarration(EuState board) {

    String of(MoveEvent event) {
        return switch (event) {
            case MoveEvent.MovementBegan e -> alliance(board, e.alliance()) + " " + verb(board, e.alliance(), "moves its", "move their")
                    + " stacks.";
            case MoveEvent.StackSplit e -> e.taken() + led(e) + (e.taken().counters() + e.taken().pashas() + e.taken().lde() == 1 ? " leaves " : " leave ") + stack(e.stack())
                    + " in " + PlaceName.of(board.stacks().get(e.stack()).province()) + remaining(e) + ".";
            case MoveEvent.StackingPostponed e -> "More counters stand in " + PlaceName.of(e.province()) + " than may stay: " + e.surplus()
                    + (e.surplus() == 1 ? " LD is" : " LD are") + " lost unless somebody has gone or is joined again when the movements are over.";
            case MoveEvent.StacksMerged e -> stack(e.stack()) + " joins " + stack(e.into()) + ".";
            case MoveEvent.MoveBegan e -> stack(e.stack()) + " marches from " + PlaceName.of(e.from())
                    + (e.along().isEmpty() ? "" : " with " + StackTitle.of(board, e.along())) + ".";
            case MoveEvent.StackPlacedUnder e -> stack(e.stack()) + " marches with " + stack(e.under()) + ".";
            case MoveEvent.StackOnItsOwn e -> stack(e.stack()) + " marches by itself.";
            case MoveEvent.ProvinceEntered e -> stack(e.stack()) + " enters " + PlaceName.of(e.province()) + " for " + e.mp() + " MP"
                    + (e.active() ? ", an active move" : "") + ".";
            case MoveEvent.LeaderRode e -> SpokenNames.leader(board, e.leader()) + " rides alone from " + stack(e.stack()) + " to " + stack(e.into())
                    + (e.path().isEmpty() ? " beside it." : " in " + PlaceName.of(e.path().getLast()) + " for " + e.mp() + " MP.");
            case MoveEvent.RideBegan e when e.path().isEmpty() -> SpokenNames.leader(board, e.leader()) + " leaves " + e.stack().map(this::stack).orElse("his place")
                    + " in " + PlaceName.of(e.from()) + ".";
            case MoveEvent.RideBegan e -> SpokenNames.leader(board, e.leader()) + " rides alone from " + e.stack().map(id -> stack(id) + " in ").orElse("")
                    + PlaceName.of(e.from()) + " towards " + e.into().map(id -> stack(id) + " in ").orElse("") + PlaceName.of(e.path().getLast()) + ".";
            case MoveEvent.RideEnded e -> SpokenNames.leader(board, e.leader()) + e.into().map(id -> " joins " + stack(id)).orElse(" stays alone") + " in "
                    + PlaceName.of(e.province()) + (e.mp() == 0 ? "." : " after " + e.mp() + " MP.");
            case MoveEvent.LeaderPutToSea e -> SpokenNames.leader(board, e.leader()) + " puts to sea from " + PlaceName.of(e.from()) + ".";
            case MoveEvent.LeaderLanded e -> SpokenNames.leader(board, e.leader()) + " lands in " + PlaceName.of(e.province()) + " for " + e.mp() + " MP.";
            case MoveEvent.LoneLeaderDied e when e.caught() && e.by().stream().allMatch(id -> board.fleet(id).isPresent()) -> SpokenNames.leader(board, e.leader())
                    + ", alone in " + PlaceName.of(e.province()) + ", is intercepted by " + FleetTitle.of(board, e.by()) + " and dies.";
            case MoveEvent.LoneLeaderDied e -> SpokenNames.leader(board, e.leader()) + ", alone in " + PlaceName.of(e.province())
                    + (e.caught() ? ", is intercepted by " + StackTitle.of(board, e.by()) + " and dies."
                    : e.by().isEmpty() ? ", dies among enemies." : ", falls into the hands of " + StackTitle.of(board, e.by()) + " and dies.");
            case MoveEvent.PauseAnnounced e -> stack(e.stack()) + (e.pauses() ? " will pause at the end of its path." : " will not pause at the end of its path.");
            case MoveEvent.MovePaused e -> stack(e.stack()) + " pauses in " + PlaceName.of(e.province()) + ".";
            case MoveEvent.MoveRedirected e -> stack(e.stack()) + " turns towards " + PlaceName.of(e.path().getLast()) + ".";
            case MoveEvent.MoveResumable e -> stack(e.stack()) + " has won and may go on from " + PlaceName.of(e.province()) + ".";
            case MoveEvent.MoveEnded e when board.stack(e.stack()).isEmpty() -> "The move is over: the stack was lost in "
                    + PlaceName.of(e.province()) + ".";
            case MoveEvent.MoveEnded e when !board.stacks().get(e.stack()).province().equals(e.province()) -> "The move of " + stack(e.stack())
                    + " is over, stopped in " + PlaceName.of(e.province()) + ".";
            case MoveEvent.MoveEnded e -> stack(e.stack()) + " ends its move in " + PlaceName.of(e.province()) + ".";
            case MoveEvent.CountryEndedMovement e when board.members(board.allianceOf(e.country())).size() == 1 -> Nation.of(e.country())
                    + " makes no more moves: what has stayed rolls for attrition.";
            case MoveEvent.CountryEndedMovement e -> Nation.of(e.country()) + " has ended its movements.";
            case MoveEvent.ReturnOffered e -> e.surplus() + " LD too many " + (e.surplus() == 1 ? "stands in " : "stand in ") + PlaceName.of(e.province()) + ": " + Nation.of(e.country())
                    + " may send back " + StackTitle.of(board, e.stacks()) + ".";
            case MoveEvent.StackReturned e -> stack(e.stack()) + " goes back from " + PlaceName.of(e.from()) + " to " + PlaceName.of(e.to()) + ".";
            case MoveEvent.ReturnDeclined e -> Nation.of(e.country()) + " sends nobody back from " + PlaceName.of(e.province()) + ".";
            case MoveEvent.MovementEnded e -> alliance(board, e.alliance()) + " "
                    + verb(board, e.alliance(), "has ended its", "have ended their") + " movements"
                    + (e.provinces().isEmpty() ? "." : "; battle in " + PlaceName.of(e.provinces()) + ".");
        };
    }

    /** {@code ; 1 LD remains} */
    private String remaining(MoveEvent.StackSplit e) {
        int thirds = board.stacks().get(e.stack()).units().thirds() - e.taken().thirds();
        return "; " + Thirds.format(thirds) + (thirds <= Thirds.LD ? " LD remains" : " LD remain");
    }

    private String led(MoveEvent.StackSplit e) {
        var leaders = e.leaders() ? board.stacks().get(e.stack()).leaders() : e.some();
        return leaders.isEmpty() ? "" : " under " + SpokenNames.list(leaders.stream().map(id -> SpokenNames.leader(board, id)).toList());
    }

    private String stack(String id) {
        return Riders.title(board, id);
    }
}
