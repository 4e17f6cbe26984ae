package tercio.domain.eu.common.play.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.BreakOff;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.NavalActionBegan;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** The different rules on ships of the guide to the fast battle, in a war; where it is silent the main edition applies. */
class OlderSeaTest {

    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    /** Spanish ships in the Celtic Sea, one zone away from their ports on the Bay of Biscay. */
    private static War fromTheCelticSea(EuMilitary rules, Ships ships, String... path) {
        return franceAgainstSpain().initiative("spain", 20).fleet("armada", "spain", "s_celtique", ships).war(rules)
                .declares("spain", Campaign.SIMPLE).plays(new SailFleet(new StackId("armada"), Id.all(List.of(path), SpaceId::new))).plays(new RollNavalAttrition(new StackId("armada")), 1);
    }

    /** The Celtic Sea has difficulty 6. The main edition: -6, 6, 3 for a start one zone from a port. */
    @ParameterizedTest(name = "{0} FLEET+, {1} warships")
    @CsvSource({
        "0,2, 3,  6, no FLEET does not pay for its start",
        "1,4, 3,  9, a FLEET pays 3 for it",
        "2,6, 3, 12, two FLEETs pay 3 more",
        "3,9, 3, 15, three FLEETs pay 6 more"})
    void fleetCountersCountFlatAndOnlyTheyPayForTheirStart(int fleets, int warships, int military, int fast) {
        var ships = new Ships(fleets, 0, warships, 0, 0, 0, 0);
        assertThat(War.sum(fromTheCelticSea(War.RULES, ships, "s_gascogne").step("naval attrition"))).isEqualTo(military);
        assertThat(War.sum(fromTheCelticSea(War.FAST, ships, "s_gascogne").step("naval attrition"))).isEqualTo(fast);
    }

    /** Two FLEETs that enter four zones: twice 2 in the main edition, and 1 beside the 3 for their number in the fast one. */
    @Test
    void fourZonesCountOneForEveryStack() {
        var back = new String[] {"s_gascogne", "s_celtique", "s_gascogne", "s_celtique"};
        assertThat(War.sum(fromTheCelticSea(War.RULES, new Ships(2, 0, 6, 0, 0, 0, 0), back).step("naval attrition"))).isEqualTo(-6 + 6 + 3 + 2 * 2);
        assertThat(War.sum(fromTheCelticSea(War.FAST, new Ships(2, 0, 6, 0, 0, 0, 0), back).step("naval attrition"))).isEqualTo(6 + 3 + 3 + 1);
    }

    // --- Supply ----------------------------------------------------------------------------------------------------

    private static Situation ashore(int armyPlus, int ld, Ships ships) {
        return ashore(armyPlus, ld, ships, 17);
    }

    private static Situation ashore(int armyPlus, int ld, Ships ships, int initiative) {
        return franceAgainstSpain().initiative("spain", initiative).stack("his", "spain", "provence", armyPlus, 0, ld).fleet("ships", "spain", "s_lion", ships);
    }

    private static boolean supplied(EuMilitary rules, Situation situation, NavalAction action) {
        var state = situation.war(rules).board();
        var tables = rules == War.FAST ? Editions.fast().tables() : Editions.military().tables();
        var board = new WarView(state.with(state.fleet(new StackId("ships")).orElseThrow().withAction(action)), EuMap.PRINTED, tables);
        return SupplyLines.bestRoute(board, board.stacks(new SpaceId("provence"), stack -> true)).flatMap(route -> route.fleet()).isPresent();
    }

    /** A small stack has at most 5 LD. "1F or at least 2ND" supply it, "1F+ (full) or at least 3ND" a larger one. */
    @ParameterizedTest(name = "{0} ARMY+ and {1} LD by {2} FLEET- and {3} warships")
    @CsvSource({
        "0,3,0,2,true,true", "0,5,0,2,false,true", "1,1,0,2,false,true", "1,2,0,2,false,false", "1,2,0,3,false,true", "2,0,0,3,false,true",
        "0,1,0,1,true,false", "1,0,1,1,false,true", "1,2,1,2,false,false", "1,2,1,3,false,true"})
    void theSizeOfShipsThatSupply(int armyPlus, int ld, int fleetMinus, int warships, boolean military, boolean fast) {
        var situation = ashore(armyPlus, ld, new Ships(0, fleetMinus, warships, 0, 0, 0, 0));
        assertThat(supplied(War.RULES, situation, NavalAction.supply())).isEqualTo(military);
        assertThat(supplied(War.FAST, situation, NavalAction.supply(new SpaceId("provence")))).isEqualTo(fast);
    }

    @Test
    void aNavalStackSuppliesOneLandStack() {
        assertThat(supplied(War.FAST, ashore(0, 3, SIX), NavalAction.supply(new SpaceId("nice")))).isFalse();
        var war = ashore(0, 3, SIX, 20).war(War.FAST).declares("spain", Campaign.MAJOR);
        assertThat(war.refuses(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.supply()))).rule()).isEqualTo(Citation.of("EU-SUP-SHIPS"));
        assertThat(war.refuses(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.supply(new SpaceId("nice"))))).rule()).isEqualTo(Citation.of("EU-MOVE-SEA-ACTIVE"));
        war.plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.supply(new SpaceId("provence"))))).plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(war.last(NavalActionBegan.class)).isEqualTo(new NavalActionBegan(new StackId("ships"), NavalAction.supply(new SpaceId("provence")), true));
        assertThat(Told.of(war.rules(), war.board(), war.last(NavalActionBegan.class), List.of())).contains("kind supply, target Provence, active yes.");
        // The main edition names no province.
        var main = ashore(0, 3, SIX, 20).war().declares("spain", Campaign.MAJOR);
        assertThat(main.refuses(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.supply(new SpaceId("provence"))))).rule()).isEqualTo(Citation.of("EU-SUP-SHIPS"));
    }

    // --- Stacks ----------------------------------------------------------------------------------------------------

    /** A FLEET- of period III holds 2 warships and a transport: with 2 warships outside it there are 3 counters, and 2 transports more. */
    @Test
    void transportsBesideTheCountersAreCounters() {
        var scenario = franceAgainstSpain().fleet("ships", "spain", "s_lion", new Ships(0, 1, 4, 0, 3, 0, 0)).scenario();
        assertThat(War.RULES.faults(scenario)).isEmpty();
        assertThat(War.FAST.faults(scenario)).containsOnlyKeys("/fleets/0/ships");
        assertThat(War.FAST.faults(franceAgainstSpain().fleet("ships", "spain", "s_lion", new Ships(3, 0, 9, 0, 3, 0, 0)).scenario()))
                .as("including 3 F+ if one wants").isEmpty();
    }

    @Test
    void everyScenarioHasNavalStacksThatStandInEachEdition() {
        for (var rules : List.of(War.RULES, War.FAST, War.RAPID)) {
            assertThat(rules.scenarios().keySet()).allSatisfy(name -> assertThat(rules.faults(rules.scenario(name).orElseThrow())).as(name).isEmpty());
        }
    }

    // --- Battle ----------------------------------------------------------------------------------------------------

    private static War battle(EuMilitary rules, Situation situation) {
        return situation.admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "s_gascogne", SIX, "duc").fleet("armada", "spain", "s_gascogne", SIX, "conde").war(rules)
                .declares("france", Campaign.SIMPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france")))
                .plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")));
    }

    /** Manoeuvre 2 and morale 2: a 4 gets away in the main edition, a 3 in the fast one. */
    @Test
    void breakingOffAsksForLessThanTheSum() {
        var military = battle(War.RULES, franceAgainstSpain()).plays(new FightAtSea(new StackId("west")), 5, 5, 1, 1, 1, 1).plays(new BreakOff(new StackId("armada")), 4, 1);
        assertThat(military.last(SeaBattleFought.class).standing().rolls().winner().orElseThrow().side()).contains(Side.PHASING);
        var fast = battle(War.FAST, franceAgainstSpain()).plays(new FightAtSea(new StackId("west")), 5, 5, 1, 1, 1, 1).plays(new BreakOff(new StackId("armada")), 4);
        assertThat(fast.decision("break-off").party()).as("Spain has failed").isEqualTo("france");
        var lower = battle(War.FAST, franceAgainstSpain()).plays(new FightAtSea(new StackId("west")), 5, 5, 1, 1, 1, 1).plays(new BreakOff(new StackId("armada")), 3, 1);
        assertThat(lower.last(SeaBattleFought.class).standing().rolls().winner().orElseThrow().side()).contains(Side.PHASING);
    }

    /** Carracks have no fire against seventy-fours in the print of the fast battle: one die of fire, that of Spain. */
    @Test
    void carracksDoNotFireOnSeventyFours() {
        var unequal = franceAgainstSpain().navy("france", NavalTechnology.CARRACK, 5).navy("spain", NavalTechnology.SEVENTY_FOUR, 68);
        battle(War.RULES, unequal).plays(new FightAtSea(new StackId("west")), 1, 10, 1, 1);
        var again = franceAgainstSpain().navy("france", NavalTechnology.CARRACK, 5).navy("spain", NavalTechnology.SEVENTY_FOUR, 68);
        var fast = battle(War.FAST, again).plays(new FightAtSea(new StackId("west")), 1, 10, 1);
        assertThat(fast.decision("withdrawal").party()).isEqualTo("spain");
    }

    /** The rapid battle has no battles at sea of its own: those of the main edition, in thirds of a ship (DIF-68). */
    @Test
    void theRapidBattleFightsAtSeaAsTheMainEditionDoes() {
        var dice = new Integer[] {5, 5, 7, 5, 6, 4};
        var main = battle(War.RULES, franceAgainstSpain()).plays(new FightAtSea(new StackId("west")), dice);
        var rapid = battle(War.RAPID, franceAgainstSpain()).plays(new FightAtSea(new StackId("west")), dice);
        assertThat(rapid.last(SeaBattleFought.class)).isEqualTo(main.last(SeaBattleFought.class));
        assertThat(Editions.rapid().tables().atSea()).isSameAs(Editions.military().tables());
        assertThat(Editions.rapid().tables().combatResults()).as("on land it counts halves").isNotEqualTo(Editions.rapid().tables().atSea().combatResults());
        assertThat(Editions.fast().tables().atSea()).as("the guide has its own tables at sea").isSameAs(Editions.fast().tables());
    }

    // --- Attrition -------------------------------------------------------------------------------------------------

    /** Every stack counts the zones in the guide, and in the main edition without the trial rules. */
    @Test
    void theZonesOfTwoFleetsAreNotToldAsThoseOfOne() {
        var back = new String[] {"s_gascogne", "s_celtique", "s_gascogne", "s_celtique"};
        var fast = fromTheCelticSea(War.FAST, new Ships(2, 0, 6, 0, 0, 0, 0), back).step("naval attrition").modifiers();
        assertThat(fast).anyMatch(modifier -> modifier.reason().equals("zones entered") && modifier.value() == 1)
                .noneMatch(modifier -> modifier.reason().contains("at most one FLEET"));
        var main = fromTheCelticSea(War.RULES, new Ships(0, 1, 2, 0, 0, 0, 0), back).step("naval attrition").modifiers();
        assertThat(main).anyMatch(modifier -> modifier.reason().equals("zones entered by at most one FLEET") && modifier.value() == 1);
    }

    // --- Transport -------------------------------------------------------------------------------------------------

    /** French ships in Toulon and troops there; the ships have points enough. */
    private static boolean takes(EuMilitary rules, Ships ships, int armyPlus, int armyMinus) {
        var war = franceAgainstSpain().fleet("toulon", "france", "provence", ships).stack("troops", "france", "provence", armyPlus, armyMinus, 0).war(rules)
                .declares("france", Campaign.MULTIPLE);
        return war.rules().refusal(war.board(), new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops"))))).isEmpty();
    }

    /** In period III a FLEET+ of France holds 5 warships, or 10 galleys, and a transport; an ARMY+ of France needs 6 points and is 4 LD, an ARMY- 3 and 2 LD. */
    @ParameterizedTest(name = "{0} FLEET+, {1} warships, {2} galleys, {3} transports: {4} ARMY+ and {5} ARMY-")
    @CsvSource({
        "1,5,0,1, 1,0, true,true, a FLEET carries 4 LD",
        "1,5,0,2, 1,1, true,false, and a transport outside it one more",
        "2,10,0,2, 2,0, true,true, two FLEETs carry 8",
        "1,0,10,0, 1,1, true,true, a FLEET of galleys carries 8",
        "1,4,2,2, 1,1, true,false, one of warships and galleys 4"})
    void oneFleetOfTheOldestEditionCarriesFourLdAndOfGalleysEight(int fleets, int warships, int galleys, int transports, int armyPlus, int armyMinus, boolean military, boolean rapid) {
        var ships = new Ships(fleets, 0, warships, galleys, transports, 0, 0);
        assertThat(takes(War.RULES, ships, armyPlus, armyMinus)).isEqualTo(military);
        assertThat(takes(War.RAPID, ships, armyPlus, armyMinus)).isEqualTo(rapid);
    }

    @Test
    void veteranGalleysHaveTheMoraleOfOthers() {
        assertThat(Editions.military().tables().navalTechnologies().veteran("TGA")).isEqualTo(1);
        assertThat(Editions.fast().tables().navalTechnologies().veteran("TGA")).isZero();
        assertThat(Editions.fast().tables().navalTechnologies().veteran("TTD")).isEqualTo(1);
    }
}
