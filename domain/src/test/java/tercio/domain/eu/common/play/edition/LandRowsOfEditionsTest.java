package tercio.domain.eu.common.play.edition;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.EvasionAttempted;
import tercio.domain.eu.land.battle.play.BattleLines;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.Arrival;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;

/**
 * The rows of the differences between the editions that speak of a war on land and in which the older editions say the same as the main one, or nothing, so that
 * the main edition applies: counters and stacks, campaigns, supply, interception, evasion and sieges. Those that differ stand in {@link OlderBattlesTest} and
 * {@link OlderSiegesTest}, those of ships in {@link SeaRowsOfEditionsTest}.
 */
class LandRowsOfEditionsTest {

    static Stream<EuMilitary> editions() {
        return Stream.of(War.RULES, War.FAST, War.RAPID);
    }

    // --- Counters and stacks (DIF-1 to 4, 6, 7, 11) -----------------------------------------------------------------------

    private static War armyAtParis(EuMilitary rules) {
        return franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0).stack("one", "france", "picardie", 0, 0, 1).stack("two", "france", "picardie", 0, 0, 1)
                .war(rules).declares("france", Campaign.PASSIVE);
    }

    /** An A+ is 4 LD: an A- that leaves it leaves 2 LD and no second A-; two LD never make an A-. */
    @ParameterizedTest
    @MethodSource("editions")
    void noArmyIsMadeByDividingOrJoining(EuMilitary rules) {
        var divided = armyAtParis(rules).plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 1, 0)), false));
        assertThat(divided.board().stacks().get(new StackId("army")).units()).isEqualTo(Units.of(0, 0, 2));
        assertThat(divided.board().stacks().get(new StackId("army.1")).units()).isEqualTo(Units.of(0, 1, 0));
        assertThat(armyAtParis(rules).plays(new MergeStacks(new StackId("one"), new StackId("two"))).board().stacks().get(new StackId("two")).units()).isEqualTo(Units.of(0, 0, 2));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aStackUnderWayDropsAndPicksUp(EuMilitary rules) {
        var war = franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 0).stack("depot", "france", "picardie", 0, 0, 2).war(rules)
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie")), Optional.of(Arrival.PAUSE))).passes()
                .plays(new SplitStack(new StackId("army"), Counters.of(Units.of(0, 0, 1)), false)).plays(new MergeStacks(new StackId("depot"), new StackId("army"))).plays(new ContinueMove(new StackId("army"), List.of(new SpaceId("artois"))));
        assertThat(war.board().stacks().get(new StackId("army")).ld()).as("4 - 1 + 2").isEqualTo(5);
        assertThat(war.board().stacks().get(new StackId("army.1")).province().value()).isEqualTo("picardie");
    }

    private static War crowd(EuMilitary rules, int ld) {
        return franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 1, 0).stack("other", "france", "champagne", 0, 1, ld).war(rules)
                .declares("france", Campaign.PASSIVE).marches("other", "ile_de_france");
    }

    /** Three counters of 8 LD stand together; a fourth counter, the ninth LD, is lost when the move ends. */
    @ParameterizedTest
    @MethodSource("editions")
    void eightDetachmentsInThreeCountersStandTogether(EuMilitary rules) {
        assertThat(crowd(rules, 0).board().duties()).isEmpty();
        assertThat(crowd(rules, 1).last(LossesSuffered.class)).isEqualTo(new LossesSuffered(new CountryId("france"), List.of(new StackId("army"), new StackId("other")), 1, "stacking"));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void veteransAreCountedWhenStacksJoin(EuMilitary rules) {
        var war = franceAgainstSpain().stack("old", "france", "picardie", 0, 0, 2).veteran().stack("new", "france", "picardie", 0, 0, 1).war(rules)
                .declares("france", Campaign.PASSIVE).plays(new MergeStacks(new StackId("old"), new StackId("new")));
        assertThat(war.board().stacks().get(new StackId("new")).ld()).isEqualTo(3);
        assertThat(war.board().stacks().get(new StackId("new")).veteranLd()).isEqualTo(2);
    }

    /** A Pasha of 2 LD and one of 3 stand with 4 LD of veteran Janissaries, and make the stack conscript. */
    @ParameterizedTest
    @MethodSource("editions")
    void aPashaMakesAStackConscript(EuMilitary rules) {
        var situation = franceAgainstSpain().alliances(List.of("turkey", "france"), List.of("hongrie", "spain")).stack("army", "turkey", "rumeli", 1, 0, 0)
                .with(Timar.pashas(2, 3)).veteran();
        assertThat(rules.faults(situation.scenario())).as("more than 8 LD with Pashas").isEmpty();
        var board = rules.board(situation.war(rules).board());
        var line = BattleLines.line(board, board.state().stacksIn(new SpaceId("rumeli")));
        assertThat(line.units().allLd()).isEqualTo(9);
        assertThat(line.fightsAsVeteran()).isFalse();
    }

    // --- The impulse and its campaigns (DIF-14 to 17, 19, 31) ---------------------------------------------------------------

    /** Each alliance declares, moves and fights; the sieges follow when all have, then the roll for the next round. */
    @ParameterizedTest
    @MethodSource("editions")
    void theSiegesFollowTheImpulsesOfAll(EuMilitary rules) {
        var war = franceAgainstSpain().stack("army", "france", "artois", 2, 0, 0).war(rules);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("campaign-france");
        war.waits("france");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("campaign-spain");
        war.waits("spain");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("siege-artois");
        war.plays(new Undermine(new SpaceId("artois")), 5);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("continuation");
        assertThat(war.plays(new RollContinuation(), 6).board().box()).as("the next box of the track").isEqualTo(RoundBox.S2);
    }

    @ParameterizedTest(name = "{0} costs {1}")
    @CsvSource({"NONE,0", "PASSIVE,10", "SIMPLE_NO_LOGISTICS,10", "SIMPLE,20", "MAJOR,50", "MULTIPLE,100"})
    void aCampaignHasOnePriceInAllEditions(Campaign kind, int ducats) {
        assertThat(editions().map(rules -> franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).war(rules).declares("france", kind).board().countries().get(new CountryId("france"))
                .spent().values().stream().mapToInt(Integer::intValue).sum())).containsOnly(ducats);
    }

    /** 5 LD are a small stack, 6 LD are not. */
    @ParameterizedTest(name = "{0} with {1} LD")
    @CsvSource({"PASSIVE,5,false", "SIMPLE,5,true", "SIMPLE,6,false", "MAJOR,6,true", "MULTIPLE,6,true"})
    void whatACampaignLetsOneLandStackDo(Campaign campaign, int ld, boolean acts) {
        assertThat(editions().map(rules -> {
            var war = franceAgainstSpain().stack("army", "france", "picardie", 1, 0, ld - 4).war(rules).declares("france", campaign);
            return rules.refusal(war.board(), new MoveStack(new StackId("army"), List.of(new SpaceId("artois")))).isEmpty();
        })).containsOnly(acts);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aSimpleCampaignActivatesOneStack(EuMilitary rules) {
        var war = franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 0).stack("other", "france", "champagne", 0, 1, 0).war(rules).declares("france", Campaign.SIMPLE)
                .marches("army", "artois");
        assertThat(war.refuses(new MoveStack(new StackId("other"), List.of(new SpaceId("hainaut")))).rule().id()).isEqualTo("EU-CAMP-3");
    }

    // --- Supply (DIF-22, 23, 25, 38) --------------------------------------------------------------------------------------------

    private static List<WeakSupplyCause> weak(EuMilitary rules, Situation situation, String province) {
        var board = rules.board(situation.war(rules).board());
        return SupplyLines.bestRoute(board, board.stacks(new SpaceId(province), stack -> true)).orElseThrow().weak();
    }

    /** Each enemy plain from Champagne to Limburg costs 2 MP: 4 to Brabant, 6 to Limburg. */
    @ParameterizedTest
    @MethodSource("editions")
    void aLineOfSixMpIsWeak(EuMilitary rules) {
        var invasion = franceAgainstSpain().stack("first", "france", "hainaut", 0, 1, 0).stack("second", "france", "brabant", 0, 1, 0).stack("army", "france", "limburg", 1, 0, 0);
        assertThat(weak(rules, invasion, "brabant")).isEmpty();
        assertThat(weak(rules, invasion, "limburg")).containsExactly(WeakSupplyCause.LONG);
    }

    @ParameterizedTest
    @MethodSource("editions")
    void aSourceThatIsOnlyControlledIsWeak(EuMilitary rules) {
        assertThat(weak(rules, franceAgainstSpain().controller("brabant", "france").stack("army", "france", "brabant", 1, 0, 0), "brabant"))
                .containsExactly(WeakSupplyCause.NOT_OWNED);
    }

    /** Nobody besieges Hainaut, so that no line reaches Brabant: not in this round, and not in the next. The general spares his men all attrition before that. */
    @ParameterizedTest
    @MethodSource("editions")
    void twoRoundsWithoutALineDestroy(EuMilitary rules) {
        var war = franceAgainstSpain().stack("army", "france", "brabant", 1, 0, 0).under(6, 1, 1, 6).war(rules);
        assertThat(war.board().phase()).isInstanceOf(Phase.Supply.class);
        war.declares("france", Campaign.NONE);
        assertThat(war.board().stacks().get(new StackId("army")).cutOff()).isTrue();
        war.plays(new EndMovement(new CountryId("france"))).waits("spain").nothingElse(6);
        assertThat(war.last(StackDestroyed.class)).isEqualTo(new StackDestroyed(new StackId("army"), new SpaceId("brabant"), "no supply"));
    }

    /** In Limburg a second stack makes 6 LD of the 4, which are massed forces: 2 more. */
    @ParameterizedTest
    @MethodSource("editions")
    void massedForcesAddTwoToTheAttritionOfSupply(EuMilitary rules) {
        var invasion = franceAgainstSpain().stack("first", "france", "hainaut", 0, 1, 0).stack("second", "france", "brabant", 0, 1, 0).stack("army", "france", "limburg", 1, 0, 0);
        int few = supplyAttrition(invasion.war(rules));
        assertThat(supplyAttrition(invasion.stack("more", "france", "limburg", 0, 1, 0).war(rules)) - few).isEqualTo(2);
    }

    private static int supplyAttrition(War war) {
        return War.sum(war.plays(new RollAttrition(new SpaceId("limburg"), AttritionKind.SUPPLY), 1).step("supply attrition"));
    }

    // --- Interception and evasion (DIF-47 to 49) ----------------------------------------------------------------------------

    /** The army enters Hainaut across a river from the Spanish: a city there helps them by 1, the river takes 2, bad weather 2 more. */
    private static boolean caught(EuMilitary rules, boolean badWeather, int die) {
        var situation = franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 1);
        return (badWeather ? situation.poorWeather().startingIn("W1") : situation).war(rules).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), die).last(InterceptionAttempted.class).success();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void anEightOrANaturalTenIntercepts(EuMilitary rules) {
        assertThat(caught(rules, false, 8)).as("8 + 1 - 2").isFalse();
        assertThat(caught(rules, false, 9)).as("9 + 1 - 2").isTrue();
        assertThat(caught(rules, true, 9)).as("9 + 1 - 2 - 2").isFalse();
        assertThat(caught(rules, true, 10)).as("10 + 1 - 2 - 2, a natural 10").isTrue();
    }

    /** The French who stand in Champagne may come to help who was caught in Hainaut. */
    @ParameterizedTest
    @MethodSource("editions")
    void onLandWhoIsCaughtIsHelpedByCounterInterception(EuMilitary rules) {
        var war = franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("help", "france", "champagne", 0, 1, 0)
                .stack("watch", "spain", "flandre", 0, 0, 1).war(rules).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10);
        assertThat(war.decision("interception").party()).isEqualTo("france");
        assertThat(war.decision("interception").rule().id()).isEqualTo("EU-INT-COUNTER");
    }

    private static War beforeArras(EuMilitary rules, int spanishManoeuvre) {
        return franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).under(2, 2, 2, 0).stack("field", "spain", "artois", 1, 0, 1).under(spanishManoeuvre, 2, 2, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));
    }

    @ParameterizedTest
    @MethodSource("editions")
    void anEightSlipsAwayAndABetterManoeuvreHelps(EuMilitary rules) {
        assertThat(beforeArras(rules, 4).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0), 6).last(EvasionAttempted.class).success()).as("6 + 2").isTrue();
        assertThat(beforeArras(rules, 0).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0), 8).last(EvasionAttempted.class).success()).as("a worse one does no harm").isTrue();
        assertThat(beforeArras(rules, 4).plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0), name -> OptionalInt.of(5)).last(EvasionAttempted.class).success()).as("5 + 2").isFalse();
    }

    // --- Battles and what follows (DIF-54, 70, 73) --------------------------------------------------------------------------

    /** Neither side has a leader: one is drawn for each, and both are in danger. France loses by tens, and chooses its losses. */
    @ParameterizedTest
    @MethodSource("editions")
    void replacementsCommandLeadersAreInDangerAndTheOwnerTakesTheLosses(EuMilitary rules) {
        Set<String> asked = new HashSet<>();
        var luck = War.luck(Side.NON_PHASING);
        Dice noted = name -> {
            asked.add(name.side() + " " + name.purpose());
            return luck.next(name);
        };
        var war = franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 1, 0).stack("more", "france", "ile_de_france", 0, 1, 0).stack("field", "spain", "artois", 2, 0, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "artois").marches("more", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")))
                .plays(new StandAndFight(new SpaceId("artois")), noted);
        while (!war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), noted);
        }
        assertThat(asked).contains("phasing leaderCasualty", "nonPhasing leaderCasualty");
        assertThat(asked.stream().filter(die -> die.endsWith("replacementLeader"))).as("one for each side").hasSize(2);
        assertThat(war.decision("losses").party()).isEqualTo("france");
        assertThat(war.decision("losses").options()).hasSizeGreaterThan(1).allMatch(option -> option.command() instanceof TakeLosses);
    }

    // --- Sieges (DIF-76) ----------------------------------------------------------------------------------------------------

    /** The French before Arras are 2 MP from their source. In the second round of the siege, without a bonus, the die is compared with that. */
    @ParameterizedTest
    @MethodSource("editions")
    void aDieBelowTheLengthOfTheLineCostsTheSappersAttrition(EuMilitary rules) {
        assertThat(undermined(rules, 1).decisions()).extracting(Decision::id).contains("attrition-artois");
        assertThat(undermined(rules, 2).decisions()).extracting(Decision::id).as("2 is not below 2").doesNotContain("attrition-artois");
    }

    private static War undermined(EuMilitary rules, int die) {
        return franceAgainstSpain().level("artois", 3).stack("army", "france", "artois", 2, 0, 0).war(rules).waits("france").waits("spain").plays(new Undermine(new SpaceId("artois")), 10)
                .plays(new RollContinuation(), 6).waits("france").waits("spain").plays(new Undermine(new SpaceId("artois")), die);
    }
}
