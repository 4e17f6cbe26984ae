package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.LoseShips;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.FireFromShore;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.HoldFire;
import tercio.domain.eu.sea.shorefire.play.ShoreFireCommand.SailHome;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShoreFireMet;
import tercio.domain.eu.sea.shorefire.play.ShoreFireEvent.ShotFromShore;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The fire of presidios, forts of straits and siegeworks on naval stacks (EU-PRESIDIO-FIRE). */
class ShoreFireInPlayTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships FLEET = new Ships(0, 1, 3, 0, 1, 0, 0);

    /** Venice holds Corfu, which commands the strait between the Ionian Sea and the Adriatic, and Spain nothing near it; France has ships there. */
    private static Situation otranto(String at, Ships ships) {
        return franceAgainstSpain().alliances(List.of("france"), List.of("venice"), List.of("spain")).initiative("france", 12).initiative("venice", 8)
                .initiative("spain", 5).owner("corfu", "venice").level("corfu", 2).fleet("levant", "france", at, ships);
    }

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE);
    }

    private static SailFleet sail(String... path) {
        return new SailFleet(new StackId("levant"), Id.all(List.of(path), SpaceId::new));
    }

    private static NavalStack fleet(War war) {
        return war.board().fleet(new StackId("levant")).orElseThrow();
    }

    @Test
    void theControllerOfAClosedStraitDecidesWhetherItFires() {
        var war = moving(otranto("s_ionienne", TWO)).plays(sail("s_adriatique"));
        var asked = war.decision("shore-fire-levant");
        assertThat(asked.party()).isEqualTo("venice");
        assertThat(asked.options()).extracting(Option::command).containsExactly(new FireFromShore(new StackId("levant")), new HoldFire(new StackId("levant")));
        assertThat(fleet(war).at().value()).as("it has not passed yet").isEqualTo("s_ionienne");
        assertThat(war.rules().parties(war.board(), new FireFromShore(new StackId("levant")))).containsExactly("venice");
        war.plays(new HoldFire(new StackId("levant")));
        assertThat(fleet(war).at().value()).isEqualTo("s_adriatique");
    }

    @Test
    void nineStopsElevenCostsOneShipAndThirteenTwo() {
        for (int die = 1; die <= 10; die++) {
            // +2 for the fort of a strait in Europe: 9 from a 7, 11 from a 9; the natural 10 is nothing special.
            var war = moving(otranto("s_ionienne", new Ships(0, 0, 4, 0, 0, 0, 0))).plays(sail("s_adriatique")).plays(new FireFromShore(new StackId("levant")), die);
            assertThat(war.last(ShotFromShore.class).stopped()).isEqualTo(die >= 7);
            assertThat(war.last(ShotFromShore.class).lost()).isEqualTo(die >= 9 ? 1 : 0);
            assertThat(fleet(war).at().value()).isEqualTo(die >= 7 ? "s_ionienne" : "s_adriatique");
            assertThat(fleet(war).ships().nwd()).isEqualTo(die >= 9 ? 3 : 4);
        }
    }

    @Test
    void aFleetCounterCountsOneAndAThirteenCostsTwo() {
        var war = moving(otranto("s_ionienne", FLEET)).plays(sail("s_adriatique")).plays(new FireFromShore(new StackId("levant")), 10);
        assertThat(War.sum(war.step("fire from the shore"))).isEqualTo(2 + 1);
        assertThat(war.last(ShotFromShore.class).lost()).isEqualTo(2);
        // Two warships, or a warship and the transport.
        war.plays(new LoseShips(new StackId("levant"), new Ships(0, 0, 1, 0, 1, 0, 0)));
        assertThat(fleet(war).ships().nwd()).isEqualTo(2);
    }

    @Test
    void aStackThatIsStoppedRollsForAttritionAndDoesNotAct() {
        var action = NavalAction.blockade(new SpaceId("dalmacija"));
        var war = moving(otranto("s_ionienne", FLEET).owner("dalmacija", "venice").level("dalmacija", 1))
                .plays(new SailFleet(new StackId("levant"), List.of(new SpaceId("s_adriatique")), Optional.of(action))).plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("naval-attrition-levant");
        war.plays(new RollNavalAttrition(new StackId("levant")), 1);
        assertThat(fleet(war).action()).isNull();
        assertThat(fleet(war).moved()).isTrue();
    }

    @Test
    void theLastShipsMayBeSunk() {
        var war = moving(otranto("s_ionienne", new Ships(0, 0, 1, 0, 0, 0, 0))).plays(sail("s_adriatique")).plays(new FireFromShore(new StackId("levant")), 9);
        assertThat(war.board().fleet(new StackId("levant"))).isEmpty();
        assertThat(war.decisions()).extracting(Decision::id).contains("movement");
    }

    @Test
    void neutralAndOwnFortsDoNotFire() {
        var own = moving(otranto("s_ionienne", TWO).owner("corfu", "france")).plays(sail("s_adriatique"));
        assertThat(own.events()).noneMatch(ShoreFireMet.class::isInstance);
        var neutral = moving(otranto("s_ionienne", TWO).warBetween("france", "spain").warBetween("venice", "spain")).plays(sail("s_adriatique"));
        assertThat(neutral.events()).noneMatch(ShoreFireMet.class::isInstance);
    }

    @Test
    void anotherStepBetweenTheSameZonesIsAnotherShot() {
        var war = moving(otranto("s_ionienne", TWO)).plays(sail("s_adriatique", "s_ionienne")).plays(new HoldFire(new StackId("levant")));
        assertThat(war.decision("shore-fire-levant").party()).isEqualTo("venice");
        assertThat(fleet(war).at().value()).isEqualTo("s_adriatique");
    }

    // --- Siegeworks ------------------------------------------------------------------------------------------------

    /** Spain besieges Brest with these siegeworks; a French stack lies there, or off its coast. */
    private static War besieged(Siegeworks works, String at) {
        var war = moving(franceAgainstSpain().alliances(List.of("france"), List.of("spain")).initiative("france", 12).initiative("spain", 5)
                .stack("tercio", "spain", "finistere", 1, 0, 2).fleet("levant", "france", at, TWO));
        var fort = war.board().fortress(new SpaceId("finistere"));
        return War.on(war.board().with(new SpaceId("finistere"), fort.withMarks(fort.marks().afterUndermining(works))));
    }

    @Test
    void siegeworksFireOnWhoLeavesOrEntersThePort() {
        var leaving = besieged(new Siegeworks(0, 2), "finistere").plays(sail("s_celtique"));
        assertThat(leaving.decision("shore-fire-levant").party()).isEqualTo("spain");
        leaving.plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(War.sum(leaving.step("fire from the shore"))).isEqualTo(2);
        assertThat(fleet(leaving).at().value()).isEqualTo("finistere");
        assertThat(leaving.decisions()).as("it stays in port without attrition").extracting(Decision::id).contains("movement");

        var entering = besieged(new Siegeworks(0, 1), "s_celtique").plays(sail("finistere")).plays(new FireFromShore(new StackId("levant")), 8);
        assertThat(War.sum(entering.step("fire from the shore"))).isEqualTo(1);
        assertThat(fleet(entering).at().value()).isEqualTo("s_celtique");
    }

    @Test
    void aSmallSiegeworkFiresAndAddsNothing() {
        var war = besieged(new Siegeworks(1, 0), "finistere").plays(sail("s_celtique")).plays(new FireFromShore(new StackId("levant")), 8);
        assertThat(War.sum(war.step("fire from the shore"))).isZero();
        assertThat(fleet(war).at().value()).isEqualTo("s_celtique");
    }

    @Test
    void withoutSiegeworksBesiegersDoNotFire() {
        assertThat(besieged(Siegeworks.NONE, "finistere").plays(sail("s_celtique")).events()).noneMatch(ShoreFireMet.class::isInstance);
    }

    // --- Presidios -------------------------------------------------------------------------------------------------

    private static Situation presidio(int level) {
        return franceAgainstSpain().alliances(List.of("france"), List.of("spain")).initiative("france", 12).initiative("spain", 5)
                .fleet("levant", "france", "picardie", TWO).presidio("picardie", "spain", level);
    }

    @Test
    void aPresidioFiresWithItsLevelOnWhoLeavesOrEntersThePort() {
        for (int level = 1; level <= 3; level++) {
            var war = moving(presidio(level)).plays(sail("s_manche", "picardie"));
            assertThat(war.decision("shore-fire-levant").party()).isEqualTo("spain");
            war.plays(new FireFromShore(new StackId("levant")), 5);
            assertThat(War.sum(war.step("fire from the shore"))).isEqualTo(level);
            assertThat(war.decision("shore-fire-levant").options()).as("it fires again as the stack comes back").hasSize(2);
            war.plays(new FireFromShore(new StackId("levant")), 9);
            assertThat(fleet(war).at().value()).isEqualTo("s_manche");
        }
    }

    @Test
    void eachBatteryDecidesAndTheFirstStopEndsTheFire() {
        var war = moving(presidio(2).stack("tercio", "spain", "picardie", 1, 0, 2));
        var fort = war.board().fortress(new SpaceId("picardie"));
        war = War.on(war.board().with(new SpaceId("picardie"), fort.withMarks(fort.marks().afterUndermining(new Siegeworks(0, 1))))).plays(sail("s_manche"));
        assertThat(war.last(ShoreFireMet.class).batteries()).extracting(battery -> battery.kind().word()).containsExactly("presidio", "siegeworks");
        var passed = War.on(war.board()).plays(new HoldFire(new StackId("levant"))).plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(fleet(passed).at().value()).isEqualTo("s_manche");
        war.plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(war.decisions()).as("the siegeworks are not asked").extracting(Decision::id).contains("movement");
    }

    @Test
    void aPresidioStandsAgainstAPortOfAnotherCountry() {
        assertThat(War.RULES.faults(presidio(4).scenario())).containsOnlyKeys("/presidios/picardie/level");
        assertThat(War.RULES.faults(presidio(1).presidio("finistere", "spain", 1).scenario())).containsOnlyKeys("/presidios/finistere");
        assertThat(War.RULES.faults(presidio(1).presidio("picardie", "france", 1).scenario())).containsOnlyKeys("/presidios/picardie/country");
        assertThat(War.RULES.faults(presidio(1).presidio("picardie", "nobody", 1).scenario())).containsOnlyKeys("/presidios/picardie/country");
    }

    // --- With troops aboard ----------------------------------------------------------------------------------------

    private static War carrying(Situation situation) {
        var war = moving(situation);
        var aboard = Stack.atRest(new StackId("troops"), new CountryId("france"), fleet(war).at(), Units.of(0, 0, 1), 0, List.of());
        return War.on(war.board().with(fleet(war).withCargo(List.of(aboard), 0)));
    }

    @Test
    void withTroopsAboardItGoesBackToTheClosestPort() {
        var war = carrying(otranto("s_ionienne", TWO).owner("calabria", "france").level("calabria", 1)).plays(sail("s_adriatique")).plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(fleet(war).at().value()).isEqualTo("calabria");
        assertThat(war.decisions()).as("this is a way that costs attrition").extracting(Decision::id).containsExactly("naval-attrition-levant");
    }

    @Test
    void itsCountryChoosesBetweenPortsThatAreEquallyClose() {
        var war = carrying(otranto("s_ionienne", TWO).owner("calabria", "france").level("calabria", 1).owner("puglia", "france").level("puglia", 1))
                .plays(sail("s_adriatique")).plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(war.decision("way-home-levant").party()).isEqualTo("france");
        assertThat(war.refuses(new SailHome(new StackId("levant"), new SpaceId("corfu"))).legal()).extracting(Option::command)
                .containsExactly(new SailHome(new StackId("levant"), new SpaceId("calabria")), new SailHome(new StackId("levant"), new SpaceId("puglia")));
        assertThat(war.refuses(new SailHome(new StackId("levant"), null)).legal()).hasSize(2);
        assertThat(fleet(war.plays(new SailHome(new StackId("levant"), new SpaceId("puglia")))).at().value()).isEqualTo("puglia");
    }

    @Test
    void onAnUnavoidableWayNobodyFiresAndAttritionIsTwoWorse() {
        var war = carrying(otranto("s_adriatique", TWO).owner("sicilia", "france").level("sicilia", 1)).plays(sail("s_ionienne")).plays(new FireFromShore(new StackId("levant")), 7);
        assertThat(fleet(war).at().value()).isEqualTo("sicilia");
        assertThat(((Movement) war.board().phase()).voyage().orElseThrow().tolls()).isEqualTo(2);
    }

    // --- Odds and refusals -----------------------------------------------------------------------------------------

    @Test
    void theOddsAreExact() {
        var war = moving(otranto("s_ionienne", TWO)).plays(sail("s_adriatique"));
        var odds = war.rules().forecasts(war.board(), List.<EuCommand>of(new FireFromShore(new StackId("levant")))).getFirst().orElseThrow().figures();
        // 7, 8, 9 and 10 stop it; 9 and 10 cost a ship.
        assertThat(odds.get("stopped").weightOf(value -> value.equals(true)).intValue() * 10 / odds.get("stopped").whole().intValue()).isEqualTo(4);
        assertThat(odds.get("lostShips").weightOf(value -> value.equals(1)).intValue() * 10 / odds.get("lostShips").whole().intValue()).isEqualTo(2);
    }

    @Test
    void aVoyageTellsTheFireThatItPasses() {
        var war = moving(otranto("s_ionienne", TWO));
        var preview = war.rules().moves(war.board(), "levant").orElseThrow().stream().filter(option -> option.command().equals(sail("s_adriatique")))
                .findFirst().orElseThrow().move();
        assertThat(preview.risks()).extracting(MovePreview.Risk::kind, MovePreview.Risk::by, MovePreview.Risk::fraction).containsExactly(tuple("shore-fire", "corfu", "2/5"));
        assertThat(preview.caught()).isEqualTo("0.40");
    }

    @Test
    void nobodyFiresUnasked() {
        var war = moving(otranto("s_ionienne", TWO));
        assertThat(Told.of(war.refuses(new FireFromShore(new StackId("levant"))).detail())).contains("eu.shorefire.refused-not-asked");
        assertThat(Told.of(war.refuses(new HoldFire(null)).detail())).contains("eu.shorefire.refused-not-asked");
        assertThat(Told.of(war.refuses(new SailHome(new StackId("levant"), new SpaceId("corfu"))).detail())).contains("eu.shorefire.refused-not-stopped");
        war.plays(sail("s_adriatique"));
        assertThat(war.refuses(new FireFromShore(new StackId("nobody"))).legal()).hasSize(2);
    }
}
