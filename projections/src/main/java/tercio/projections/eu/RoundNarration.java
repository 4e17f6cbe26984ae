package tercio.projections.eu;

import static tercio.projections.eu.EventNarrator.alliance;

import java.util.stream.Collectors;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.RoundEvent;
import tercio.domain.eu.game.StackTitle;

/** The events of rounds and campaigns in words. */
record RoundNarration(EuState board) {

    String of(RoundEvent event) {
        return switch (event) {
            case RoundEvent.InitiativeRolled e -> "The order of play is "
                    + e.order().stream().map(number -> alliance(board, number)).collect(Collectors.joining(", then ")) + ".";
            case RoundEvent.StartingRoundRolled e -> "The die shows " + e.die() + ": the turn starts with " + e.box() + ".";
            case RoundEvent.RoundBegan e -> "Round " + e.box() + " begins" + (e.extended() ? ", an extended campaign" : "")
                    + (e.badWeather() ? ", in bad weather" : "") + ".";
            case RoundEvent.LeaderReturned e -> EventNarrator.leader(board, e.leader()) + " is back and joins "
                    + StackTitle.of(board, e.stack()) + ".";
            case RoundEvent.LeaderPlaced e -> EventNarrator.leader(board, e.leader()) + " takes command of " + StackTitle.of(board, e.stack())
                    + " in " + PlaceName.of(board.stacks().get(e.stack()).province()) + ".";
            case RoundEvent.ImpulseBegan e -> "Impulse of " + alliance(board, e.alliance()) + ".";
            case RoundEvent.CampaignDeclared e -> Nation.of(e.country()) + " declares " + e.campaign() + " for " + e.price() + " D"
                    + (e.upgraded() == null ? "" : ", going on from " + e.upgraded()) + ".";
            case RoundEvent.ContinuationRolled e -> "Continuation roll " + e.die()
                    + (e.modified() == e.die() ? "" : ", modified " + e.modified()) + ": after " + e.from() + " comes " + e.next() + ".";
            case RoundEvent.TurnEnded e -> "The turn is over. Campaigns cost "
                    + e.costs().entrySet().stream()
                            .map(cost -> Nation.of(cost.getKey()) + " "
                                    + cost.getValue().values().stream().mapToInt(Integer::intValue).sum() + " D")
                            .collect(Collectors.joining(", ")) + ".";
        };
    }
}
