package tercio.projections.eu;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Phase;

/**
 * The position of the game in the sequence of play.
 *
 * @param turn of the game
 * @param round the box of the round track, {@code null} before the first round
 * @param sundFrozen whether land troops may cross the frozen Sund in this round
 * @param segment {@code initiative}, {@code starting-round}, {@code wintering}, {@code leaders}, {@code supply}, {@code campaigns}, {@code movements}, {@code
 *     battles}, {@code siege-attrition}, {@code sieges}, {@code continuation}, {@code levies},
 *     {@code redeployment}, {@code over}
 * @param alliance the countries of the current impulse or sieges, empty if all countries are concerned
 * @param order all alliances, the first to act first
 * @param wars the pairs of alliances that are at war
 * @param voyage the movement at sea under way, {@code null} between voyages
 */
public record SequenceView(
        int turn, int period, String round, boolean extendedCampaign, boolean badWeather, boolean sundFrozen, String segment, List<CountryId> alliance,
        List<List<CountryId>> order, List<Opponents> wars, VoyageView voyage) {

    /** Two alliances at war with each other, by their countries. */
    public record Opponents(List<CountryId> one, List<CountryId> other) {}


    static SequenceView of(EuState board) {
        int turnOf = turnOf(board.phase());
        return new SequenceView(board.scenario().turn(), board.scenario().period(), board.box() == null ? null : board.box().label(),
                board.extended(), board.badWeather(), board.marks().ice().lies(), segment(board.phase()),
                turnOf < 0 ? List.of() : board.members(board.allianceAt(turnOf)),
                board.alliancesInOrder().stream().map(board::members).toList(), wars(board), VoyageView.of(board));
    }

    private static List<Opponents> wars(EuState board) {
        var wars = new ArrayList<Opponents>();
        for (var one : board.alliances()) {
            for (var other : board.alliances()) {
                if (one.compareTo(other) < 0 && board.areAtWar(one, other)) {
                    wars.add(new Opponents(board.members(one), board.members(other)));
                }
            }
        }
        return wars;
    }

    private static int turnOf(Phase phase) {
        return switch (phase) {
            case Phase.Supply supply -> supply.turnOf();
            case Phase.Campaigns campaigns -> campaigns.turnOf();
            case Movement movement -> movement.turnOf();
            case Phase.Exploration step -> step.turnOf();
            case Phase.Battles battles -> battles.turnOf();
            case Phase.Besiegers none -> -1;
            case Phase.Sieges sieges -> sieges.turnOf();
            case Phase.Initiative none -> -1;
            case Phase.StartingRound none -> -1;
            case Phase.Wintering none -> -1;
            case Phase.RoundStart none -> -1;
            case Phase.Continuation none -> -1;
            case Phase.Levies none -> -1;
            case Phase.Refit none -> -1;
            case Phase.Forts none -> -1;
            case Phase.Redeployment none -> -1;
            case Phase.Over none -> -1;
        };
    }

    private static String segment(Phase phase) {
        return switch (phase) {
            case Phase.Initiative initiative -> "initiative";
            case Phase.StartingRound start -> "starting-round";
            case Phase.Wintering winter -> "wintering";
            case Phase.RoundStart start -> "leaders";
            case Phase.Supply supply -> "supply";
            case Phase.Campaigns campaigns -> "campaigns";
            case Movement movement -> "movements";
            case Phase.Exploration step -> "exploration";
            case Phase.Battles battles -> "battles";
            case Phase.Besiegers besiegers -> "siege-attrition";
            case Phase.Sieges sieges -> "sieges";
            case Phase.Continuation continuation -> "continuation";
            case Phase.Levies levies -> "levies";
            case Phase.Refit refit -> "refit";
            case Phase.Forts forts -> "forts";
            case Phase.Redeployment winter -> "redeployment";
            case Phase.Over over -> "over";
        };
    }
}
