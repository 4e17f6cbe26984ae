package tercio.domain.eu.sea.ships;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Ledger;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightOn;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.sentence.given.Told;

/** The most ships of a country on the map (EU-FLEET-2). Spain may have 12 in period I. */
class MostShipsTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);
    private static final CaptureShips ONE = new CaptureShips(new StackId("armada"), List.of(FirstLine.NWD), Optional.empty());

    /** Spain may capture a French warship; it has six ships in the battle, and these elsewhere. */
    private static War pursuing(Ships elsewhere) {
        // As in SeaFightTest: the wind is of Spain, a rout in the boarding, and a star in the pursuit.
        return franceAgainstSpain().period(1).admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "s_gascogne", SIX, "duc").fleet("armada", "spain", "s_gascogne", SIX, "conde").fleet("levant", "spain", "s_lion", elsewhere)
                .war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")))
                .plays(new FightAtSea(new StackId("west")), 5, 6, 1, 6).plays(new FightOn(new StackId("armada")), 5, 6, 7);
    }

    private static NavalUnits armada(War war) {
        return war.board().fleet(new StackId("armada")).orElseThrow().ships();
    }

    @Test
    void capturedShipsThatAreTooManyAreDestroyedAtOnce() {
        var war = pursuing(SIX);
        assertThat(war.decision("captures").options()).extracting(option -> Told.of(option.label())).satisfiesExactly(
                capture -> assertThat(capture).startsWith("eu.seabattle.to-capture: ships [(eu.name.warships: count 1)]").endsWith("surplus yes, destroyed [(eu.name.warships: count 1)]."),
                nothing -> assertThat(nothing).isEqualTo("eu.seabattle.to-capture-nothing."));
        int afloat = Ledger.of(war.board()).ships();
        war.plays(ONE);
        assertThat(armada(war)).isEqualTo(SIX.units());
        assertThat(war.last(ShipsLost.class)).isEqualTo(new ShipsLost(new StackId("armada"), new NavalUnits(0, 0, 1, 0, 0, 0, 0), SIX.units()));
        // Three thirds of the captured ship, and three of the French one that is destroyed in the battle.
        assertThat(Ledger.of(war.board()).ships()).isEqualTo(afloat - 3 - 3);
        assertThat(Told.of(war.step("captured ships that are too many").said())).isEqualTo("eu.seabattle.result-limit: who Spain, most 12, ships [(eu.name.warships: count 1)].");
    }

    @Test
    void capturedShipsForWhichThereIsRoomStay() {
        assertThat(armada(pursuing(new Ships(1, 0, 5, 0, 0, 0, 0)).plays(ONE)).nwd()).isEqualTo(7);
        // Five warships and a galley elsewhere: half a ship has room, and a warship takes a whole one.
        assertThat(armada(pursuing(new Ships(1, 0, 5, 1, 0, 0, 0)).plays(ONE)).nwd()).isEqualTo(6);
    }

    private static NavalUnits surplus(NavalUnits has, NavalUnits captured) {
        return ShipLimits.surplus(12, has, captured);
    }

    @Test
    void warshipsAreKeptFirstThenGalleysThenTransports() {
        var eleven = new NavalUnits(0, 0, 11, 1, 0, 0, 0);
        assertThat(surplus(eleven, new NavalUnits(0, 0, 0, 2, 0, 0, 0))).as("room for one galley").isEqualTo(new NavalUnits(0, 0, 0, 1, 0, 0, 0));
        assertThat(surplus(eleven, new NavalUnits(0, 0, 0, 0, 2, 0, 0))).isEqualTo(new NavalUnits(0, 0, 0, 0, 2, 0, 0));
        var ten = new NavalUnits(0, 0, 10, 0, 0, 0, 0);
        assertThat(surplus(ten, new NavalUnits(0, 0, 1, 0, 2, 0, 0))).isEqualTo(new NavalUnits(0, 0, 0, 0, 1, 0, 0));
        assertThat(surplus(new NavalUnits(0, 0, 13, 0, 0, 0, 0), new NavalUnits(0, 0, 1, 0, 0, 0, 0))).as("too many before").isEqualTo(new NavalUnits(0, 0, 1, 0, 0, 0, 0));
        assertThat(ShipLimits.inHalves(new NavalUnits(0, 0, 1, 3, 2, 2, 1))).isEqualTo(2 + 3 + 4 + 2 + 2);
    }

    @Test
    void thePageOfACountryGivesItsNumber() {
        var most = ShipLimits.from(EuTables.PRINTED);
        assertThat(most.of(new CountryId("spain"), Period.I)).hasValue(12);
        assertThat(most.of(new CountryId("holland"), Period.IV)).as("32 in the summary").hasValue(34);
        assertThat(most.of(new CountryId("france"), Period.V)).as("6 more by an event").hasValue(26);
        assertThat(most.of(new CountryId("russia"), Period.I)).hasValue(1);
        assertThat(most.of(new CountryId("genoa"), Period.I)).isEmpty();
        assertThat(most.of(new CountryId("prussia"), Period.II)).isEmpty();
    }
}
