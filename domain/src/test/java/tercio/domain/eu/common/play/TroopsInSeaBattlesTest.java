package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.RetreatToPort;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.WithdrawWithWind;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.EngageRunner;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.RunBlockade;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/**
 * Troops aboard ships that fight (EU-SEA-TRANSPORT, EU-SEA-CAPTURE). Six French warships, 6 transport points, run the blockade of Brest; an LD needs 2.
 */
class TroopsInSeaBattlesTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static War running(int ld) {
        var board = franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2).fleet("brest", "france", "finistere", SIX, "duc")
                .fleet("galicia", "spain", "s_celtique", SIX, "conde").blockading("finistere").war().declares("france", Campaign.PASSIVE).board();
        var troops = Stack.atRest(new StackId("troops"), new CountryId("france"), new SpaceId("finistere"), Units.of(0, 0, ld), 0, List.of());
        return War.on(board.with(board.fleet(new StackId("brest")).orElseThrow().withCargo(List.of(troops), 0)))
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche")))).plays(new RunBlockade(new StackId("brest")), 3).plays(new EngageRunner(new StackId("brest")));
    }

    private static NavalStack fleet(War war) {
        return war.board().fleet(new StackId("brest")).orElseThrow();
    }

    /** Fire of Spain: 9 and 1 for the wind are a 10 on C: 1 2/3 and a rout. The pursuit, 10 + 2 + 1 + 1, brings 2 1/3 and three stars: four ships. */
    private static War routed(int ld) {
        return running(ld).plays(new FightAtSea(new StackId("brest")), 5, 6, 1, 9, 10);
    }

    /** Spain has the wind and fires 2/3, then withdraws: the French lose two thirds of a ship, and no soldier. */
    @Test
    void lossesOfTheBattleDoNotHarmTheTroops() {
        var war = running(2).plays(new FightAtSea(new StackId("brest")), 5, 6, 1, 6).plays(new WithdrawWithWind(new StackId("galicia")));
        assertThat(fleet(war).ships().thirds()).isEqualTo(18 - 2);
        assertThat(fleet(war).aboard().getFirst().ld()).isEqualTo(2);
        assertThat(war.events()).noneMatch(TroopsSunk.class::isInstance);
    }

    /** One captured warship has 1 point: the least loss of troops of as much is an LD. */
    @Test
    void whoIsAboardCapturedShipsIsLost() {
        var war = routed(2).plays(new CaptureShips(new StackId("galicia"), List.of(FirstLine.NWD), Optional.empty()));
        assertThat(war.last(TroopsSunk.class).lost()).as("thirds of an LD").isEqualTo(3);
        assertThat(fleet(war).ships().nwd()).as("one captured, one destroyed, two damaged of four lost").isEqualTo(2);
        assertThat(fleet(war).aboard().getFirst().ld()).as("2 points are left for it").isEqualTo(1);
    }

    /** Nothing is captured; 4 ships are lost, and the 2 that are left have room for 1 LD of 2. */
    @Test
    void whoFindsNoRoomInTheShipsLeftIsLost() {
        var war = routed(2).plays(new CaptureShips(new StackId("galicia"), List.of(), Optional.empty())).plays(new RetreatToPort(new StackId("brest"), new SpaceId("vendee")));
        assertThat(fleet(war).ships().nwd()).isEqualTo(2);
        assertThat(war.last(TroopsSunk.class).left()).isEqualTo(Units.of(0, 0, 1));
        var few = routed(1).plays(new CaptureShips(new StackId("galicia"), List.of(), Optional.empty())).plays(new RetreatToPort(new StackId("brest"), new SpaceId("vendee")));
        assertThat(few.events()).as("1 LD has room").noneMatch(TroopsSunk.class::isInstance);
    }
}
