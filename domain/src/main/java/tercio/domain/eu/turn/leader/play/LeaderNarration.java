package tercio.domain.eu.turn.leader.play;

import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;

/** Describes the events of leaders in words. */
record LeaderNarration(EuState board) {

    String of(LeaderEvent event) {
        return switch (event) {
            case LeaderEvent.LeaderReturned e -> SpokenNames.leader(board, e.leader()) + (LeadersReturn.comesFirst(board, e.leader()) ? " comes" : " is back") + " and joins "
                    + StackTitle.of(board, e.stack()) + ".";
            case LeaderEvent.LeaderPlaced e -> SpokenNames.leader(board, e.leader()) + " takes command of " + StackTitle.of(board, e.stack())
                    + " in " + PlaceName.of(board.stacks().get(e.stack()).province()) + ".";
            case LeaderEvent.LeaderSettled e -> SpokenNames.leader(board, e.leader()) + " comes to " + PlaceName.of(e.province()) + " and stays there alone.";
            case LeaderEvent.LeadersMissing e -> (e.lost().size() == 1 ? "An unnamed leader comes for " : "Unnamed leaders come for ")
                    + SpokenNames.list(e.lost().stream().map(lost -> SpokenNames.leaderAndCountry(board, lost)).toList()) + ".";
            case LeaderEvent.LeaderDrawn e -> LeaderEvolution.drawnLeader(board, e).title() + " of rank " + e.rank() + " comes to " + Nation.of(e.country()) + " for "
                    + SpokenNames.leader(board, e.lost()) + ".";
            case LeaderEvent.LeaderWithdrawn e -> SpokenNames.leader(board, e.leader()) + " leaves the service of "
                    + Nation.of(board.leader(e.leader()).orElseThrow().leader().country()) + ".";
            case LeaderEvent.RedeploymentBegan e -> "The armies are in winter quarters, and leaders may be redeployed.";
            case LeaderEvent.LeadersRedeployed e -> Nation.of(e.country()) + " redeploys its leaders: " + e.postings().stream()
                    .map(posting -> SpokenNames.leader(board, posting.leader()) + " goes to " + WinterPosts.title(board, posting.stack())).collect(Collectors.joining(", ")) + ".";
            case LeaderEvent.HierarchyBroken e -> "Against the hierarchy of " + Nation.of(e.country()) + ": " + e.breaches().stream()
                    .map(below -> SpokenNames.leader(board, below.better()) + " commands " + below.ld() + " LD, less than "
                            + SpokenNames.leader(board, below.worse()) + " of worse rank with " + below.worseLd()).collect(Collectors.joining("; ")) + ".";
            case LeaderEvent.PashaFollowed e -> SpokenNames.leader(board, e.leader()) + " is with his troops in " + StackTitle.of(board, e.stack()) + ".";
            case LeaderEvent.VizierRolled e -> "The die gives " + SpokenNames.leader(board, e.leader()) + " manoeuvre " + e.maneuver() + ", fire " + e.fire()
                    + " and shock " + e.shock() + (e.siege() > 0 ? ", siege value " + e.siege() : "") + ".";
            case LeaderEvent.VizierForgotten e -> "The values of " + SpokenNames.leader(board, e.leader()) + " were for this time only.";
            case LeaderEvent.RedeploymentEnded e -> Nation.of(e.country()) + " leaves its leaders where they are.";
        };
    }
}
