package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;

/** Naval stacks of allies: they are separate stacks, and those that are in one battle fight as one (EU-SEA, EU-STACK-7). */
class AlliesAtSeaTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships FOUR = new Ships(1, 0, 4, 0, 0, 0, 0);

    /** England and Holland are allies at war with France; their ships watch the Celtic Sea. */
    private static Situation allies() {
        return franceAgainstSpain().alliances(List.of("france"), List.of("england", "holland"), List.of("spain")).initiative("france", 12).initiative("spain", 5)
                .admiral("duc", "france", 2, 2, 2).fleet("english", "england", "s_celtique", FOUR).fleet("dutch", "holland", "s_celtique", TWO);
    }

    @Test
    void shipsOfTwoCountriesAreNotJoined() {
        var war = allies().war().declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france"))).declares("england", Campaign.PASSIVE).declares("holland", Campaign.PASSIVE);
        assertThat(war.refuses(new JoinFleets(new StackId("dutch"), new StackId("english"))).rule()).isEqualTo(Citation.of("EU-STACK-2"));
    }

    /** Both catch the four French ships: six ships fight them in one battle. */
    @Test
    void alliesThatCatchAStackTogetherFightAsOne() {
        var war = allies().fleet("west", "france", "finistere", FOUR, "duc").war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_celtique"))))
                .plays(new InterceptAtSea(List.of(new StackId("english")))).plays(new InterceptAtSea(List.of(new StackId("dutch"))), 10, 10);
        var joined = war.last(SeaBattleJoined.class);
        assertThat(joined.interception()).isTrue();
        assertThat(joined.nonPhasing()).containsExactlyInAnyOrder(new StackId("english"), new StackId("dutch"));
        war.plays(new FightAtSea(new StackId("west")), name -> OptionalInt.of(1));
        var allies = war.last(SeaBattleFought.class).battle().nonPhasing();
        assertThat(allies.units().nwd()).as("four English and two Dutch").isEqualTo(6);
        assertThat(allies.country().value()).as("without an admiral the country with most ships commands").isEqualTo("england");
    }

    /** The French attack the Dutch alone: the English in the same zone stay out of it, and are not attacked by it. */
    @Test
    void anAllyInTheSameZoneStaysApartFromADeclaredBattle() {
        var war = allies().fleet("west", "france", "s_celtique", FOUR, "duc").war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("dutch"))))).plays(new RollNavalAttrition(new StackId("west")), 1);
        while (war.decisions().getFirst().id().startsWith("sea-interception")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getLast().command());
        }
        war.plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("dutch")));
        var joined = war.last(SeaBattleJoined.class);
        assertThat(joined.nonPhasing()).containsExactly(new StackId("dutch"));
        assertThat(war.board().fleet(new StackId("english")).orElseThrow().at().value()).isEqualTo("s_celtique");
    }
}
