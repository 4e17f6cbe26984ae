package tercio.adapters.eu;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.adapters.rulebook.Demonstration;
import tercio.adapters.rulebook.Demonstration.Order;
import tercio.application.game.NewGame;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptRetreat;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.StayAfterVictory;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.GrantWarHonours;
import tercio.domain.eu.land.siege.play.SiegeCommand.ManFortress;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.KeepLeaders;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderCommand.RedeployLeaders;
import tercio.domain.eu.turn.levy.play.LevyCommand.EndLevies;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.map.SpaceId;

/**
 * The rulebook's example of battles and sieges as one game with physical dice: the French march from Ile-de-France into
 * Artois, the two-day battle, the four-round siege of Arras, war honours, and the manning of the fortress.
 */
final class MarchOnArtois {

    private static final CountryId FRANCE = new CountryId("france");
    private static final CountryId SPAIN = new CountryId("spain");

    private static final List<NewGame.SeatRequest> SEATS = List.of(
            new NewGame.SeatRequest("Anna", List.of(FRANCE.value()), Optional.empty()),
            new NewGame.SeatRequest("Ben", List.of(SPAIN.value()), Optional.empty()));

    /** The demonstration. Its game for players has secret first lines at sea; at an open table each seat may still fork and amend it. */
    static final Demonstration DEMONSTRATION = new Demonstration("The rulebook's example, played",
            new Demonstration.Game("The march on Artois", "artois", SEATS),
            upToTheLastSiegeRound(), order(FRANCE, new Undermine(new SpaceId("artois")), 8), "the last siege round", fallOfArras(),
            new Demonstration.Game("France against Spain", "france-spain", SEATS, true));

    private MarchOnArtois() {}

    private static List<Order> upToTheLastSiegeRound() {
        var marchAndBattle = List.of(
                order(FRANCE, new DeclareCampaign(FRANCE, Campaign.MAJOR)),
                order(FRANCE, new MoveStack(new StackId("fra-1"), List.of(new SpaceId("artois")))),
                order(SPAIN, new PassInterception(SPAIN)),
                order(FRANCE, new RollMarchAttrition(new StackId("fra-1")), 2),
                order(FRANCE, new EndMovement(FRANCE)),
                order(FRANCE, new FightBattle(new SpaceId("artois"))),
                order(SPAIN, new StandAndFight(new SpaceId("artois")), 8, 6, 4, 7),
                order(SPAIN, new AttemptRetreat(new SpaceId("artois")), 7),
                order(FRANCE, new HoldTheField(new SpaceId("artois")), 2, 9, 6, 5, 9, 2),
                order(FRANCE, new StayAfterVictory(new SpaceId("artois")), 3, 6, 4),
                order(FRANCE, new TakeLosses(new StackId("fra-1"), Counters.of(Units.of(1, 1, 0)))));
        var firstSiegeRound = List.of(
                order(SPAIN, new DeclareCampaign(SPAIN, Campaign.PASSIVE)),
                order(SPAIN, new EndMovement(SPAIN)),
                order(FRANCE, new Undermine(new SpaceId("artois")), 10));
        return join(List.of(
                marchAndBattle,
                firstSiegeRound,
                join(List.of(nextRound(List.of(order(SPAIN, new EndLevies(SPAIN)), order(FRANCE, new KeepLeaders(FRANCE)),
                                order(SPAIN, new RedeployLeaders(SPAIN, List.of(new Posting(new LeaderId("spanish-general"), new StackId("his-2"))))))),
                        List.of(order(FRANCE, new Undermine(new SpaceId("artois")), 5)))),
                join(List.of(nextRound(leadersStay()), List.of(order(FRANCE, new Undermine(new SpaceId("artois")), 7)))),
                nextRound(leadersStay())));
    }

    private static List<Order> leadersStay() {
        return List.of(order(FRANCE, new KeepLeaders(FRANCE)), order(SPAIN, new KeepLeaders(SPAIN)));
    }

    private static List<Order> fallOfArras() {
        return List.of(
                order(FRANCE, new GrantWarHonours(new SpaceId("artois"))),
                order(SPAIN, new PlaceGarrison(new StackId("garrison-artois.1"), new SpaceId("brabant"))),
                order(FRANCE, new ManFortress(new SpaceId("artois"))),
                order(FRANCE, new TakeLosses(new StackId("fra-1"), Counters.of(Units.of(1, 0, 1)))));
    }

    /** A summer follows: the continuation die is 6, Spain declares no levies after its defeat, its general takes over another
     * stack, both countries choose passive campaigns, and the besiegers, a massed force, lose nobody to attrition. */
    private static List<Order> nextRound(List<Order> betweenRounds) {
        return join(List.of(
                List.of(order(FRANCE, new RollContinuation(), 6)),
                betweenRounds,
                List.of(order(FRANCE, new DeclareCampaign(FRANCE, Campaign.PASSIVE)),
                        order(FRANCE, new EndMovement(FRANCE)),
                        order(FRANCE, new RollMarchAttrition(new StackId("fra-1")), 2),
                        order(SPAIN, new DeclareCampaign(SPAIN, Campaign.PASSIVE)),
                        order(SPAIN, new EndMovement(SPAIN)))));
    }

    private static List<Order> join(List<List<Order>> parts) {
        return parts.stream().flatMap(List::stream).toList();
    }

    private static Order order(CountryId country, EuCommand command, int... dice) {
        return new Order(country.equals(FRANCE) ? "Anna" : "Ben", command, IntStream.of(dice).boxed().toList());
    }
}
