package tercio.domain.eu.common.play.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/**
 * Further rows of the differences between the editions, at sea: campaigns (DIF-20, 21), supply (DIF-26, 30), attrition and explorations (DIF-45, 46) and the
 * size of a fleet (DIF-67). DIF-62, foraging, is of land battles alone.
 */
class RowsOfEditionsTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships FLEET = new Ships(0, 1, 4, 0, 0, 0, 0);
    private static final Ships TWO_FLEETS = new Ships(2, 0, 6, 0, 0, 0, 0);

    static Stream<EuMilitary> editions() {
        return Stream.of(War.RULES, War.FAST, War.RAPID);
    }

    private static EuTables tables(EuMilitary rules) {
        return rules == War.FAST ? Editions.fast().tables() : rules == War.RAPID ? Editions.rapid().tables() : Editions.military().tables();
    }

    // --- Campaigns (DIF-20, 21) ----------------------------------------------------------------------------------------

    private static boolean allows(EuMilitary rules, Ships ships, SailFleet order) {
        var war = franceAgainstSpain().allKnow("s_acores", "s_canarias").fleet("ships", "france", "s_canarias", ships).fleet("armada", "spain", "s_canarias", TWO).war(rules)
                .declares("france", Campaign.PASSIVE);
        return rules.refusal(war.board(), order).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aPassiveCampaignSailsAndExploresWithOneFleet(EuMilitary rules) {
        var sails = new SailFleet(new StackId("ships"), List.of(new SpaceId("s_acores")));
        assertThat(allows(rules, FLEET, sails)).isTrue();
        assertThat(allows(rules, TWO_FLEETS, sails)).isFalse();
        assertThat(allows(rules, FLEET, new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration())))).isTrue();
        assertThat(allows(rules, FLEET, new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))).as("an active action").isFalse();
    }

    /** France sails first; Spain has chosen no campaign yet, which counts as a passive one. */
    private static boolean intercepts(EuMilitary rules, Ships spanish) {
        var war = franceAgainstSpain().fleet("brest", "france", "finistere", TWO).fleet("armada", "spain", "s_celtique", spanish).war(rules).declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"))));
        return rules.refusal(war.board(), new InterceptAtSea(List.of(new StackId("armada")))).isEmpty();
    }

    /** "The size of an interception stack is not restricted by the chosen campaign" (the guide's l.167). */
    @ParameterizedTest
    @MethodSource("editions")
    void beforeTheFirstCampaignOneFleetIntercepts(EuMilitary rules) {
        assertThat(intercepts(rules, TWO)).isTrue();
        assertThat(intercepts(rules, FLEET)).isTrue();
        assertThat(intercepts(rules, TWO_FLEETS)).as("any size in the fast battle alone").isEqualTo(rules == War.FAST);
    }

    // --- Supply (DIF-26, 30) -------------------------------------------------------------------------------------------

    private static List<WeakSupplyCause> weak(EuMilitary rules, Situation situation, String province) {
        var state = situation.war(rules).board();
        var supplies = rules == War.FAST ? NavalAction.supply(new SpaceId(province)) : NavalAction.supply();
        var board = new WarView(state.with(state.fleet(new StackId("ships")).orElseThrow().withAction(supplies)), EuMap.PRINTED, tables(rules));
        return SupplyLines.bestRoute(board, board.stacks(new SpaceId(province), stack -> true)).orElseThrow().weak();
    }

    /** Spain has a port on the Gulf of Lion, and none on the Celtic Sea. */
    @ParameterizedTest
    @MethodSource("editions")
    void shipsAwayFromTheirPortsSupplyWeakly(EuMilitary rules) {
        assertThat(weak(rules, franceAgainstSpain().stack("his", "spain", "provence", 0, 0, 2).fleet("ships", "spain", "s_lion", TWO), "provence")).isEmpty();
        assertThat(weak(rules, franceAgainstSpain().stack("his", "spain", "finistere", 0, 0, 2).fleet("ships", "spain", "s_celtique", TWO), "finistere"))
                .containsExactly(WeakSupplyCause.SHIPS_AWAY);
    }

    /** The colony of Cuba lies on the Bahamas, the ships in the Gulf of Mexico beside them. */
    private static Situation veracruz(int armyMinus, int ld) {
        return franceAgainstSpain().charted().establishment("spain", Establishment.Kind.COLONY, 2, "r_cuba_e").stack("cortes", "spain", "r_azteca_e", 0, armyMinus, ld)
                .fleet("ships", "spain", "s_mexique", FLEET);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void detachmentsOverseasHaveNoLengthAndTheirShipsNeedNoPort(EuMilitary rules) {
        assertThat(weak(rules, veracruz(0, 2), "r_azteca_e")).isEmpty();
        assertThat(weak(rules, veracruz(1, 0), "r_azteca_e")).contains(WeakSupplyCause.SHIPS_AWAY);
    }

    // --- Attrition and explorations (DIF-45, 46) -----------------------------------------------------------------------

    private static int attrition(EuMilitary rules, Situation situation, String... path) {
        var war = situation.war(rules).declares("france", Campaign.MULTIPLE);
        war = path.length == 0 ? war.plays(new EndMovement(new CountryId("france"))) : war.plays(new SailFleet(new StackId("brest"), Id.all(List.of(path), SpaceId::new)));
        return War.sum(war.plays(new RollNavalAttrition(new StackId("brest")), 1).step("naval attrition"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void blockadesCorsairsAndArsenalsCountInAttrition(EuMilitary rules) {
        var channel = franceAgainstSpain().level("vlaanderen", 3).fleet("brest", "france", "s_manche", FLEET);
        int cruising = attrition(rules, channel);
        assertThat(attrition(rules, franceAgainstSpain().level("vlaanderen", 3).fleet("brest", "france", "s_manche", FLEET).blockading("vlaanderen")) - cruising)
                .as("half of level 3, rounded up").isEqualTo(2);
        var gulf = franceAgainstSpain().fleet("brest", "france", "s_lion", FLEET);
        int calm = attrition(rules, gulf, "s_thyrrenienne");
        assertThat(attrition(rules, franceAgainstSpain().fleet("brest", "france", "s_lion", FLEET).corsairs("s_lion", new Raid(new CountryId("pirates"), 3, 0)), "s_thyrrenienne") - calm)
                .as("1 for a corsair-, 2 for a corsair+").isEqualTo(3);
        var twoFleets = franceAgainstSpain().fleet("brest", "france", "finistere", TWO_FLEETS);
        int atSea = attrition(rules, twoFleets, "s_celtique", "s_gascogne");
        assertThat(attrition(rules, franceAgainstSpain().fleet("brest", "france", "finistere", TWO_FLEETS), "s_celtique", "s_gascogne", "poitou") - atSea)
                .as("from the arsenal of Brest to that of La Rochelle").isEqualTo(-1);
    }

    /** The main edition adds 4 and reads from 6, the guide adds nothing and reads from 2. */
    @ParameterizedTest(name = "die {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everyDieOfAnExplorationAtSeaGivesTheSame(int die) {
        var found = editions().map(rules -> {
            var war = franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_canarias", FLEET).war(rules).declares("france", Campaign.PASSIVE)
                    .plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.exploration()))).plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")))
                    .plays(new ExploreZone(new CountryId("france"), new StackId("ships"), new SpaceId("s_arguin")), name -> OptionalInt.of(die));
            var explored = war.last(ZoneExplored.class);
            return List.of(explored.found(), explored.percent());
        }).distinct().toList();
        assertThat(found).hasSize(1);
        // "Losses happen with a result of 2 or more": a 1 is a 5 in the main edition.
        assertThat((int) found.getFirst().getLast() > 0).isEqualTo(die >= 2);
    }

    // --- Battles (DIF-67) ----------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "{0} ships: {1}")
    @CsvSource({"6,0", "7,1", "12,1", "13,2", "18,2", "19,3", "40,3"})
    void theSizeAtSeaIsThatOfTheOwnShips(int ships, int size) {
        assertThat(editions().map(rules -> tables(rules).seaSizes().differential(ships))).containsOnly(size);
    }
}
