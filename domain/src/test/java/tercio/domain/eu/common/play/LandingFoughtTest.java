package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engagement;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.Crossing;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.StayInside;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Landings that enemies meet at sea, on the beach and before a fortress (EU-SEA-TRANSPORT). */
class LandingFoughtTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static Situation aboard(int ld) {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "finistere", SIX, "duc").stack("troops", "france", "finistere", 0, 0, ld);
    }

    private static War sailing(Situation situation, NavalAction action, String... path) {
        return situation.war().declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))))
                .plays(new SailOn(new StackId("west"), Id.all(List.of(path), SpaceId::new), Optional.of(action)));
    }

    private static NavalStack fleet(War war) {
        return war.board().fleet(new StackId("west")).orElseThrow();
    }

    @Test
    void whoIsBeatenAtSeaLandsInThePortOfTheRetreatAndMayMarchOn() {
        var war = sailing(aboard(3).fleet("armada", "spain", "s_manche", SIX, "conde"), NavalAction.landing(new SpaceId("vlaanderen")), "s_celtique", "s_manche");
        var landed = Optional.<TroopsLanded>empty();
        for (int commands = 0; landed.isEmpty(); commands++) {
            assertThat(commands).isLessThan(30);
            var decision = war.decisions().getFirst();
            var intercepts = decision.options().stream().map(option -> (EuCommand) option.command()).filter(InterceptAtSea.class::isInstance).findFirst();
            if (intercepts.isPresent()) {
                war.plays(intercepts.get(), 10);
            } else {
                war.plays(decision.options().isEmpty() ? (EuCommand) decision.optionalForm().orElseThrow().example() : (EuCommand) decision.options().getFirst().command(),
                        decision.kind().contains("Attrition") ? name -> java.util.OptionalInt.of(1) : War.luck(Side.NON_PHASING));
            }
            landed = war.events().stream().filter(TroopsLanded.class::isInstance).map(TroopsLanded.class::cast).findFirst();
        }
        assertThat(fleet(war).at().value()).isEqualTo(landed.get().province().value());
        assertThat(war.board().fortress(fleet(war).at()).controller().value()).isEqualTo("france");
        assertThat(((Movement) war.board().phase()).move().orElseThrow().stack().value()).as("the troops have lost no battle").isEqualTo("troops");
        assertThat(((Movement) war.board().phase()).voyage()).isEmpty();
    }

    @Test
    void shipsThatLandTroopsMayBlockadeAndSupplyThem() {
        var war = sailing(aboard(2), NavalAction.invasion(new SpaceId("vlaanderen")), "s_celtique", "s_manche").plays(new RollNavalAttrition(new StackId("west")), 1);
        assertThat(fleet(war).action()).isEqualTo(NavalAction.invasion(new SpaceId("vlaanderen")));
        assertThat(fleet(war).action().isLasting()).isTrue();
        assertThat(fleet(war).action().supplies(new SpaceId("vlaanderen"))).isTrue();
        assertThat(fleet(war).action().blockadedPort()).contains(new SpaceId("vlaanderen"));
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().province().value()).isEqualTo("vlaanderen");
    }

    @Test
    void aLandingThatIsInterceptedOnTheBeachHasTheMalus() {
        var war = sailing(aboard(3).stack("watch", "spain", "flandre", 1, 0, 0), NavalAction.landing(new SpaceId("vlaanderen")), "s_celtique", "s_manche")
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new AttemptInterception(List.of(new StackId("watch"))), 10);
        war.plays(new FightBattle(new SpaceId("vlaanderen")), War.luck(Side.PHASING));
        var joined = war.events().stream().filter(BattleJoined.class::isInstance).map(BattleJoined.class::cast).findFirst();
        assertThat(joined.map(BattleJoined::crossed).orElseGet(() -> ((Movement) war.board().phase()).engagement().map(Engagement::crossed).orElse(Crossing.NONE))).isEqualTo(Crossing.SEA);
    }

    @Test
    void troopsComeIntoABesiegedPort() {
        var war = sailing(aboard(1).level("armor", 2).stack("siege", "spain", "armor", 1, 0, 0), NavalAction.landing(new SpaceId("armor")), "s_celtique", "armor")
                .plays(new RollNavalAttrition(new StackId("west")), 1);
        var troops = war.board().stack(new StackId("troops")).orElseThrow();
        assertThat(troops.besieged()).isTrue();
        assertThat(troops.province().value()).isEqualTo("armor");
        assertThat(((Movement) war.board().phase()).move()).isEmpty();
    }

    /** A French LD lands in besieged Saint-Malo, and an army comes to its relief in the same impulse: one force that has landed. */
    @Test
    void aSortieOfTroopsThatHaveJustLandedHasTheMalus() {
        assertThat(relief(true).last(BattleFought.class).battle().crossed()).isEqualTo(Crossing.SEA);
    }

    @Test
    void whoStaysInsideAndWhoDidNotLandTodayHasNone() {
        assertThat(relief(false).last(BattleFought.class).battle().crossed()).isEqualTo(Crossing.NONE);
    }

    private static War relief(boolean sortie) {
        var war = sailing(aboard(1).level("armor", 2).stack("siege", "spain", "armor", 1, 0, 0).stack("relief", "france", "normandie", 1, 1, 0),
                NavalAction.landing(new SpaceId("armor")), "s_celtique", "armor").plays(new RollNavalAttrition(new StackId("west")), 1)
                .marches("relief", "armor").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("armor"))).plays(new StandAndFight(new SpaceId("armor")));
        return war.plays(sortie ? new MakeSortie(new SpaceId("armor")) : new StayInside(new SpaceId("armor")), War.luck(Side.PHASING));
    }

    @Test
    void noMoreTroopsComeInThanTheFortressHolds() {
        var war = aboard(3).level("armor", 2).stack("siege", "spain", "armor", 1, 0, 0).war().declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        var refusal = war.refuses(new SailOn(new StackId("west"), List.of(new SpaceId("s_celtique"), new SpaceId("armor")), Optional.of(NavalAction.landing(new SpaceId("armor")))));
        assertThat(Told.of(refusal.detail())).contains("eu.transport.refused-no-room");
        assertThat(refusal.legal()).isNotEmpty();
    }
}
