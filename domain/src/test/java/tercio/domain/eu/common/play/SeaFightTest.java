package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.BreakOff;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.CaptureShips;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.ChooseFirstLine;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.EvadeAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightOn;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.LetFleetGo;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.WithdrawWithWind;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.FirstLinesFormed;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleAvoided;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;

/** Battles at sea in a game, from the declared battle to the losses (EU-SEA). Both sides have galleons, columns C and C, morale 2. */
class SeaFightTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    private static Situation admirals() {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2);
    }

    /** A French and a Spanish naval stack in the Bay of Biscay. */
    private static Situation biscay(Ships french, Ships spanish) {
        return admirals().fleet("west", "france", "s_gascogne", french, "duc").fleet("armada", "spain", "s_gascogne", spanish, "conde");
    }

    /** The French have declared a battle, and the movements are over. */
    private static War declared(Situation situation) {
        return situation.war().declares("france", Campaign.SIMPLE)
                .plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1)
                .plays(new EndMovement(new CountryId("france")));
    }

    private static War accepted(Situation situation) {
        return declared(situation).plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")));
    }

    private static NavalStack fleet(War war, String id) {
        return war.board().fleet(new StackId(id)).orElseThrow();
    }

    @Test
    void aDeclaredBattleIsFoughtAfterTheMovements() {
        var war = declared(biscay(SIX, SIX));
        assertThat(war.decision("sea-battles-france").options()).extracting(Option::command).containsExactly(new AttackFleet(new StackId("west")));
        assertThat(war.refuses(new AttackFleet(new StackId("armada"))).rule()).isEqualTo(Citation.of("EU-SEA"));
        war.plays(new AttackFleet(new StackId("west")));
        assertThat(war.decision("sea-evasion").party()).isEqualTo("spain");
        assertThat(war.decisions()).hasSize(1);
    }

    @Test
    void anEvadingStackGoesToAClosestPort() {
        var war = declared(biscay(SIX, SIX)).plays(new AttackFleet(new StackId("west")));
        assertThat(war.refuses(new EvadeAtSea(new StackId("armada"), new SpaceId("valencia"))).rule()).isEqualTo(Citation.of("EU-SEA-EVASION"));
        // Equal manoeuvre: an 8 is needed.
        war.plays(new EvadeAtSea(new StackId("armada"), new SpaceId("vizcaya")), 8).plays(new RollNavalAttrition(new StackId("armada")), 1);
        assertThat(fleet(war, "armada").at().value()).isEqualTo("vizcaya");
        assertThat(war.decision("follow-up").party()).isEqualTo("france");
        war.plays(new LetFleetGo(new StackId("west")));
        assertThat(war.last(SeaBattleAvoided.class).zone().value()).isEqualTo("s_gascogne");
        assertThat(fleet(war, "west").action()).isNull();
    }

    @Test
    void aFailedEvasionCostsNothing() {
        var war = declared(biscay(SIX, SIX)).plays(new AttackFleet(new StackId("west"))).plays(new EvadeAtSea(new StackId("armada"), new SpaceId("vizcaya")), 7);
        assertThat(war.decisions().getFirst().id()).isEqualTo("sea-battle");
    }

    @Test
    void theSideWithTheWindMayWithdrawAfterFire() {
        // Wind: 5 + 2 against 6 + 2. Fire: France a 1, nothing; Spain 6 + 1 for the wind = 7: 2/3 and a star.
        var war = accepted(biscay(SIX, SIX)).plays(new FightAtSea(new StackId("west")), 5, 6, 1, 6);
        assertThat(war.decision("withdrawal").party()).isEqualTo("spain");
        assertThat(war.refuses(new WithdrawWithWind(new StackId("west"))).rule()).isEqualTo(Citation.of("EU-SEA-WITHDRAW"));
        war.plays(new WithdrawWithWind(new StackId("armada")));
        var fought = war.last(SeaBattleFought.class);
        assertThat(fought.standing().rolls().winner().orElseThrow().side()).contains(Side.PHASING);
        assertThat(fought.standing().rolls().rolls()).noneMatch(roll -> roll.roll() == BattleRoll.PURSUIT);
        // The winner's first loss is damaged: two thirds of a warship.
        assertThat(fleet(war, "west").ships().thirds()).isEqualTo(18 - 2);
        assertThat(war.board().navies().damaged()).containsExactly(
                new DamagedShips(new CountryId("france"), new WatersId("atlantic_eu"), new NavalUnits(0, 0, 0, 0, 0, 2, 0), war.board().box()));
    }

    @Test
    void thePursuerCapturesShipsInsteadOfDamagedOnes() {
        // Boarding: France 5 - 1 for more stars = 4, nothing; Spain 6 + 1 = 7: 2/3 and the second star, a rout. Pursuit: 7 + 2 for the
        // first day + 1 for the wind = 10 on E: 1 1/3 and a star.
        var war = accepted(biscay(SIX, SIX)).plays(new FightAtSea(new StackId("west")), 5, 6, 1, 6).plays(new FightOn(new StackId("armada")), 5, 6, 7);
        assertThat(war.decision("captures").options()).extracting(Option::command).containsExactly(
                new CaptureShips(new StackId("armada"), List.of(FirstLine.NWD), Optional.empty()), new CaptureShips(new StackId("armada"), List.of(), Optional.empty()));
        assertThat(war.refuses(new CaptureShips(new StackId("armada"), List.of(FirstLine.NGD), Optional.empty())).rule()).isEqualTo(Citation.of("EU-SEA-CAPTURE"));
        war.plays(new CaptureShips(new StackId("armada"), List.of(FirstLine.NWD), Optional.empty()));
        // 2 2/3 inflicted: damaged, destroyed, 2/3 damaged. One of 1 2/3 damaged is captured: 6 - 1 - 1 - 2/3.
        assertThat(fleet(war, "west").ships()).isEqualTo(new NavalUnits(1, 0, 3, 0, 0, 1, 0));
        assertThat(fleet(war, "armada").ships()).isEqualTo(new NavalUnits(1, 0, 7, 0, 0, 0, 0));
    }

    @Test
    void afterTheFirstDayEachSideMayBreakOffThePhasingSideLastAfterADeclaredBattle() {
        // No star on the first day, a tie for the wind: nobody withdraws.
        var war = accepted(biscay(SIX, SIX)).plays(new FightAtSea(new StackId("west")), 5, 5, 1, 1, 1, 1);
        assertThat(war.decision("break-off").party()).isEqualTo("spain");
        // Manoeuvre 2 and morale 2: a 5 fails.
        war.plays(new BreakOff(new StackId("armada")), 5);
        assertThat(war.decision("break-off").party()).isEqualTo("france");
        war.plays(new BreakOff(new StackId("west")), 4, 1);
        assertThat(war.last(SeaBattleFought.class).standing().rolls().winner().orElseThrow().side()).contains(Side.NON_PHASING);
    }

    @Test
    void aMixedFleetChoosesItsFirstLine() {
        var mixed = new Ships(0, 0, 2, 3, 1, 0, 0);
        var war = accepted(admirals().fleet("west", "france", "s_lion", mixed, "duc").fleet("armada", "spain", "s_lion", new Ships(0, 0, 0, 5, 0, 0, 0), "conde"));
        assertThat(war.decision("first-line-phasing").options()).extracting(Option::command).containsExactly(
                new ChooseFirstLine(new StackId("west"), FirstLine.NWD), new ChooseFirstLine(new StackId("west"), FirstLine.NGD));
        assertThat(war.refuses(new ChooseFirstLine(new StackId("west"), FirstLine.NTD)).rule()).isEqualTo(Citation.of("EU-SEA-LINE"));
        war.plays(new ChooseFirstLine(new StackId("west"), FirstLine.NGD));
        assertThat(war.last(FirstLinesFormed.class)).isEqualTo(new FirstLinesFormed(new SpaceId("s_lion"), FirstLine.NGD, FirstLine.NGD));
        // Galleys against galleys have no wind: the first dice are those of fire. Column E, halved.
        war.plays(new FightAtSea(new StackId("west")), 1, 1, 1, 1);
        assertThat(war.decision("break-off").party()).isEqualTo("spain");
    }

    @Test
    void theOddsOfTheBattleAreKnownBeforeItsFirstRoll() {
        var war = accepted(biscay(SIX, SIX));
        var odds = war.rules().forecasts(war.board(), List.of(new FightAtSea(new StackId("west")))).getFirst().orElseThrow();
        assertThat(odds.parties()).containsEntry("phasing", "france").containsEntry("nonPhasing", "spain");
        assertThat(odds.figures()).containsKeys("winner", "majorBattle", "windAdvantage");
        // Once a side has the wind it knows what withdrawing and fighting on bring.
        war.plays(new FightAtSea(new StackId("west")), 5, 6, 1, 6);
        assertThat(war.rules().forecasts(war.board(), List.of(new FightOn(new StackId("armada")), new WithdrawWithWind(new StackId("armada"))))).allMatch(Optional::isPresent);
    }
}
