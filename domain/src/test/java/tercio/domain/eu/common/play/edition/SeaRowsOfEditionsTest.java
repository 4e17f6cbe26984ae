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
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AcceptSeaBattle;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.AttackFleet;
import tercio.domain.eu.sea.battle.play.SeaFightCommand.FightAtSea;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleEnded;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleFought;
import tercio.domain.eu.sea.battle.play.SeaFightEvent.SeaBattleJoined;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/**
 * The rows of the differences between the editions that speak of ships and in which an older edition says the same as the main one, or nothing, so that the
 * main edition applies: DIF-12, 16 to 19, 39, 43, 44, 48, 63, 72 and 91; {@link RowsOfEditionsTest} has others. The rows that differ stand in {@link OlderSeaTest}.
 */
class SeaRowsOfEditionsTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships SIX = new Ships(1, 0, 6, 0, 0, 0, 0);

    static Stream<EuMilitary> editions() {
        return Stream.of(War.RULES, War.FAST, War.RAPID);
    }

    // --- Attrition (DIF-39, 43, 44) ------------------------------------------------------------------------------------

    /** Two warships without a FLEET leave Brest for the Celtic Sea, of difficulty 6 with a port, and for Rockall, of 7. */
    private static War toRockall(EuMilitary rules, boolean bad, int die, String... path) {
        var situation = franceAgainstSpain().fleet("brest", "france", "finistere", TWO);
        return (bad ? situation.startingIn("W0").poorWeather() : situation).war(rules).declares("france", Campaign.MULTIPLE)
                .plays(new SailFleet(new StackId("brest"), Id.all(List.of(path), SpaceId::new))).plays(new RollNavalAttrition(new StackId("brest")), name -> OptionalInt.of(die));
    }

    /** The guide has no -6 and reads the table from 12 instead of 6: each die takes the same. */
    @ParameterizedTest(name = "die {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everyDieTakesTheSameOfShipsWithoutAFleet(int die) {
        var percents = editions().map(rules -> toRockall(rules, true, die, "s_celtique", "s_rockall").last(NavalAttritionRolled.class).percent()).distinct().toList();
        assertThat(percents).hasSize(1);
        // -6 + 7 + 2 for the weather: a 2 is a 5, without effect, and a 3 is a 6.
        assertThat(percents.getFirst() > 0).isEqualTo(die >= 3);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aPortTakesTwoOffTheDifficultyAndBadWeatherAddsTwo(EuMilitary rules) {
        int calm = War.sum(toRockall(rules, false, 1, "s_celtique").step("naval attrition"));
        assertThat(calm).isEqualTo((rules == War.FAST ? 0 : -6) + 6 - 2);
        assertThat(War.sum(toRockall(rules, true, 1, "s_celtique").step("naval attrition")) - calm).isEqualTo(2);
        assertThat(War.sum(toRockall(rules, false, 1, "s_celtique", "s_rockall").step("naval attrition")) - calm).as("7 against 6 - 2").isEqualTo(3);
    }

    /** A third of a ship is lost at sea in Europe too, and stays there (DIF-12): 2 ships and a third are no whole number. */
    @ParameterizedTest
    @MethodSource("editions")
    void thirdsOfAShipSurviveInEurope(EuMilitary rules) {
        var war = franceAgainstSpain().fleet("brest", "france", "s_celtique", new Ships(0, 0, 2, 0, 0, 1, 0)).war(rules).declares("france", Campaign.MULTIPLE)
                .plays(new EndMovement(new CountryId("france"))).plays(new RollNavalAttrition(new StackId("brest")), 1);
        assertThat(war.board().fleet(new StackId("brest")).orElseThrow().ships().thirds()).isEqualTo(7);
    }

    // --- Campaigns (DIF-16 to 19) --------------------------------------------------------------------------------------

    private static boolean acts(EuMilitary rules, Campaign campaign, int fleets) {
        var war = franceAgainstSpain().fleet("west", "france", "s_gascogne", new Ships(fleets, 0, Math.max(2, 3 * fleets), 0, 0, 0, 0)).fleet("armada", "spain", "s_gascogne", TWO)
                .war(rules).declares("france", campaign);
        return rules.refusal(war.board(), new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada"))))).isEmpty();
    }

    /** A small stack has at most one FLEET; without logistics only ships without a FLEET act; a major campaign lets any stack act. */
    @ParameterizedTest(name = "{0} with {1} FLEETs")
    @CsvSource({"PASSIVE,0,false", "SIMPLE_NO_LOGISTICS,0,true", "SIMPLE_NO_LOGISTICS,1,false", "SIMPLE,1,true", "SIMPLE,2,false", "MAJOR,2,true", "MULTIPLE,3,true"})
    void whatACampaignLetsOneNavalStackDo(Campaign campaign, int fleets, boolean acts) {
        assertThat(editions().map(rules -> acts(rules, campaign, fleets))).containsOnly(acts);
    }

    // --- Interception and battle (DIF-48, 63, 72) ----------------------------------------------------------------------

    /** Other French ships lie where those under way are caught: at sea nobody counter-intercepts. */
    @ParameterizedTest
    @MethodSource("editions")
    void nobodyCounterInterceptsAtSea(EuMilitary rules) {
        var war = franceAgainstSpain().fleet("brest", "france", "finistere", TWO).fleet("others", "france", "s_celtique", TWO).fleet("armada", "spain", "s_celtique", TWO).war(rules)
                .declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("brest"), List.of(new SpaceId("s_celtique"), new SpaceId("s_manche"))))
                .plays(new InterceptAtSea(List.of(new StackId("armada"))), 10);
        assertThat(war.last(SeaBattleJoined.class).phasing()).containsExactly(new StackId("brest"));
        assertThat(war.last(SeaBattleJoined.class).nonPhasing()).containsExactly(new StackId("armada"));
    }

    private static Situation biscay(Ships french, Ships spanish) {
        return franceAgainstSpain().admiral("duc", "france", 2, 2, 2).admiral("conde", "spain", 2, 2, 2)
                .fleet("west", "france", "s_gascogne", french, "duc").fleet("armada", "spain", "s_gascogne", spanish, "conde");
    }

    private static War begun(EuMilitary rules, Ships french, Ships spanish) {
        return biscay(french, spanish).war(rules).declares("france", Campaign.MULTIPLE).plays(new SailFleet(new StackId("west"), List.of(), Optional.of(NavalAction.battle(new StackId("armada")))))
                .plays(new RollNavalAttrition(new StackId("west")), 1).plays(new EndMovement(new CountryId("france"))).plays(new AttackFleet(new StackId("west"))).plays(new AcceptSeaBattle(new StackId("armada")));
    }

    /** Spain has the wind by the better die, and is asked after the first fire whether it withdraws. */
    @ParameterizedTest
    @MethodSource("editions")
    void whoHasTheWindIsAskedWhetherHeWithdraws(EuMilitary rules) {
        var war = begun(rules, SIX, SIX).plays(new FightAtSea(new StackId("west")), 1, 10, 1, 1);
        assertThat(war.decision("withdrawal").party()).isEqualTo("spain");
    }

    /** Spain throws tens, in the pursuit too, and France ones; no admiral is hit, and the retreat costs nothing. */
    private static final Dice RUIN = name -> OptionalInt.of(switch (name.purpose()) {
        case "leaderCasualty" -> 10;
        case "retreat", "attrition" -> 1;
        case "pursuit" -> 10;
        default -> name.side().equals(Side.NON_PHASING.word()) ? 10 : 1;
    });

    private static SeaBattleEnded beaten(EuMilitary rules, Ships french) {
        var war = begun(rules, french, new Ships(1, 0, 12, 0, 0, 0, 0)).plays(new FightAtSea(new StackId("west")), RUIN);
        while (war.events().stream().noneMatch(SeaBattleEnded.class::isInstance)) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), RUIN);
        }
        return war.last(SeaBattleEnded.class);
    }

    /** A rout and 5 ships lost more than the enemy make a Major Battle; three ships are too few to lose. */
    @ParameterizedTest
    @MethodSource("editions")
    void fiveShipsMakeAMajorBattle(EuMilitary rules) {
        var great = beaten(rules, SIX);
        assertThat(great.winner()).isEqualTo(Side.NON_PHASING);
        assertThat(great.losses().get(Side.PHASING) - great.losses().get(Side.NON_PHASING)).isGreaterThanOrEqualTo(5 * 3);
        assertThat(great.major()).isTrue();
        var small = beaten(rules, new Ships(0, 0, 3, 0, 0, 0, 0));
        assertThat(small.losses().get(Side.PHASING)).isLessThan(5 * 3);
        assertThat(small.major()).isFalse();
    }

    /** The same dice cost the same ships, of which the same are damaged: the guide sums up the rule of the main edition (DIF-68), and the rapid battle has none of its own. */
    @ParameterizedTest
    @MethodSource("editions")
    void theSameDiceCostTheSameShips(EuMilitary rules) {
        var dice = new Integer[] {5, 5, 9, 5, 6, 4};
        var main = begun(War.RULES, SIX, SIX).plays(new FightAtSea(new StackId("west")), dice);
        var other = begun(rules, SIX, SIX).plays(new FightAtSea(new StackId("west")), dice);
        assertThat(other.last(SeaBattleFought.class)).isEqualTo(main.last(SeaBattleFought.class));
        assertThat(beaten(rules, SIX)).isEqualTo(beaten(War.RULES, SIX));
    }

    // --- Transport (DIF-91) --------------------------------------------------------------------------------------------

    /** An ARMY- of France needs 3 points, an LD 2; a warship has 1 and a transport 3. */
    @ParameterizedTest(name = "{0} warships and {1} transports: {2} ARMY- and {3} LD")
    @CsvSource({"2,0,0,1,true", "1,0,0,1,false", "3,0,1,0,true", "2,0,1,0,false", "0,1,1,0,true", "1,1,0,2,true", "0,1,0,2,false"})
    void transportPointsAreThoseOfTheMainEdition(int warships, int transports, int armyMinus, int ld, boolean fits) {
        assertThat(editions().map(rules -> {
            var war = franceAgainstSpain().fleet("toulon", "france", "provence", new Ships(0, 0, warships, 0, transports, 0, 0))
                    .stack("troops", "france", "provence", 0, armyMinus, ld).war(rules).declares("france", Campaign.MULTIPLE);
            return rules.refusal(war.board(), new SailFleet(new StackId("toulon"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops"))))).isEmpty();
        })).containsOnly(fits);
    }
}
