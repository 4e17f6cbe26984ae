package tercio.domain.eu.turn.round.play;

import static tercio.domain.eu.common.game.SpokenNames.alliance;

import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.turn.campaign.ErsLine;

/** Describes the events of rounds in words. */
record RoundNarration(EuState board) {

    String of(RoundEvent event) {
        return switch (event) {
            case RoundEvent.InitiativeRolled e -> "The order of play is "
                    + e.order().stream().map(number -> alliance(board, number)).collect(Collectors.joining(", then ")) + ".";
            case RoundEvent.StartingRoundRolled e -> "The die shows " + e.die() + ": the turn starts with " + e.box() + ".";
            case RoundEvent.RoundBegan e -> "Round " + e.box() + " begins" + (e.extended() ? ", an extended campaign" : "")
                    + (e.badWeather() ? ", in bad weather" : "") + ".";
            case RoundEvent.WinteringBegan e -> "Winter falls on troops in "
                    + PlaceName.of(e.due().stream().map(AttritionDue::province).toList()) + ".";
            case RoundEvent.SundFreezing e -> "The Sund will freeze.";
            case RoundEvent.SundFroze e -> "The Sund is frozen in this round: land troops may cross it from shore to shore.";
            case RoundEvent.ImpulseBegan e -> "Impulse of " + alliance(board, e.alliance()) + ".";
            case RoundEvent.ContinuationRolled e -> "Continuation roll " + e.die()
                    + (e.modified() == e.die() ? "" : ", modified " + e.modified()) + ": after " + e.from() + " comes " + e.next() + ".";
            case RoundEvent.TurnEnded e -> "The turn is over. Campaigns cost "
                    + e.costs().entrySet().stream()
                            .map(cost -> Nation.of(cost.getKey()) + " "
                                    + cost.getValue().entrySet().stream().filter(line -> line.getKey() != ErsLine.B44)
                                            .mapToInt(Map.Entry::getValue).sum() + " D")
                            .collect(Collectors.joining(", ")) + "." + levies(e);
        };
    }

    /** The costs of exceptional levies; nothing where there were none. */
    private static String levies(RoundEvent.TurnEnded ended) {
        var paid = ended.costs().entrySet().stream().filter(cost -> cost.getValue().containsKey(ErsLine.B44))
                .map(cost -> Nation.of(cost.getKey()) + " " + cost.getValue().get(ErsLine.B44) + " D").collect(Collectors.joining(", "));
        return paid.isEmpty() ? "" : " Exceptional recruitments cost " + paid + ".";
    }
}
