package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.scenario.StartingBoard;
import tercio.domain.eu.scenario.adjustment.play.DiplomacyChange;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustment;
import tercio.domain.eu.scenario.adjustment.play.EuChange;
import tercio.domain.eu.scenario.adjustment.play.StackChange;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Verdict;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Any state of an intervention in play can be the beginning of a game (EU-ALLY-3, EU-ALLY-5): England helps France, and holds Picardie at peace. */
class WrittenInterventionTest {

    private static Situation england(boolean foreign, String stack) {
        return Situation.franceAgainstSpain().alliances(List.of("france", "england"), List.of("spain")).owner("picardie", "england")
                .relations(new Relations(List.of(), Map.of(), Map.of(), List.of(), Map.of(new CountryId("england"), new InterventionAtStart(new CountryId("france"), new StackId(stack), Optional.of(foreign), Optional.of(new StackId("drake"))))))
                .initiative("france", 20).initiative("spain", 15).initiative("england", 5).stack("fra", "france", "ile_de_france", 0, 1, 0).stack("spa", "spain", "flandre", 0, 1, 0)
                .stack("home", "england", "picardie", 0, 0, 1).fleet("drake", "england", "s_manche", new Ships(0, 1, 4, 0, 1, 0, 0));
    }

    /** A+ of England stands in Champagne, with its French friends. */
    private static EuState abroad() {
        return england(false, "eng").stack("eng", "england", "champagne", 1, 0, 0).war().board();
    }

    private static EuScenario written(EuState board) {
        var written = War.RULES.asScenario(board).orElseThrow();
        assertThat(written).as("%s", written).isInstanceOf(WrittenScenario.Ready.class);
        return ((WrittenScenario.Ready<EuScenario>) written).scenario();
    }

    private static InterventionAtStart intervention(EuScenario scenario) {
        return scenario.relationsOrNone().intervention(new CountryId("england")).orElseThrow();
    }

    private static boolean isAtPeace(EuScenario scenario, String stack) {
        var board = StartingBoard.of(scenario, Readings.STANDARD, EuMap.PRINTED);
        return Interventions.isAtPeace(board, board.stack(new StackId(stack)).orElseThrow());
    }

    @Test
    void withoutItsLandStackItHelpsWithShipsAlone() {
        var lost = abroad().without(abroad().stacks().get(new StackId("eng")));

        var scenario = written(lost);
        assertThat(intervention(scenario).stack()).isEmpty();
        assertThat(intervention(scenario).fleet()).contains(new StackId("drake"));
        assertThat(isAtPeace(scenario, "home")).isTrue();
    }

    @Test
    void withoutItsShipsItHelpsOnLandAlone() {
        var board = abroad();
        var scenario = written(board.withNavies(board.navies().without(new StackId("drake"))));
        assertThat(intervention(scenario).stack()).contains(new StackId("eng"));
        assertThat(intervention(scenario).fleet()).isEmpty();
    }

    /** A battle has divided 2 LD from its 4 LD; they stand in Lyonnais, and both are in the war. */
    @Test
    void whatABattleHasDividedFromItIsInTheWarInTheNewGameToo() {
        var board = abroad();
        var whole = board.stacks().get(new StackId("eng"));
        var divided = board.with(whole.withUnits(Units.of(0, 1, 0), 0)).with(Stack.atRest(new StackId("eng.3"), new CountryId("england"), new SpaceId("lyonnais"), Units.of(0, 1, 0), 0, List.of()));

        var scenario = written(divided);
        assertThat(intervention(scenario).parts()).contains(List.of(new StackId("eng-3")));
        assertThat(isAtPeace(scenario, "eng")).isFalse();
        assertThat(isAtPeace(scenario, "eng-3")).isFalse();

        var alone = written(divided.without(divided.stacks().get(new StackId("eng"))));
        assertThat(intervention(alone).stack()).isEmpty();
        assertThat(isAtPeace(alone, "eng-3")).as("it has taken the place of the stack that is lost").isFalse();
        assertThat(isAtPeace(alone, "home")).isTrue();
    }

    /** 2 LD are left in Picardie, at peace, and the others go to war. */
    @Test
    void whatItLeavesAtHomeIsAtPeaceInTheNewGameToo() {
        var war = england(false, "eng").stack("eng", "england", "picardie", 1, 0, 0).war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE)
                .plays(new SplitStack(new StackId("eng"), Counters.of(Units.of(0, 1, 0)), false)).marches("eng", "artois");

        var scenario = written(war.board().without(war.board().stacks().get(new StackId("spa"))));
        assertThat(intervention(scenario).parts()).contains(List.of(new StackId("eng-1")));
        assertThat(isAtPeace(scenario, "eng-1")).isTrue();
        assertThat(isAtPeace(scenario, "eng")).isFalse();
    }

    /** Allies come back to the land of the intervening country; enemies do not stand there. */
    @Test
    void alliesStandInItsLandAndEnemiesDoNot() {
        var board = abroad();
        var back = written(board.with(board.stacks().get(new StackId("fra")).placedIn(new SpaceId("picardie"))));
        assertThat(back.stacks()).filteredOn(stack -> stack.id().equals(new StackId("fra"))).extracting(EuScenario.StackAtStart::province).containsExactly(new SpaceId("picardie"));

        var enemy = england(false, "eng").stack("eng", "england", "champagne", 1, 0, 0).stack("raid", "spain", "picardie", 0, 0, 1).scenario();
        assertThat(War.RULES.faults(enemy)).containsKey("/stacks/4/province");
    }

    @Test
    void aNamedStackIsOneOfItsOwnAndTheDividedOnesToo() {
        var scenario = england(false, "eng").stack("eng", "england", "champagne", 1, 0, 0).scenario();
        var bonds = scenario.relationsOrNone();
        var wrong = new InterventionAtStart(new CountryId("france"), Optional.of(new StackId("eng")), Optional.empty(), Optional.empty(), Optional.of(List.of(new StackId("fra"))));
        assertThat(War.RULES.faults(scenario.withRelations(new Relations(bonds.allied(), bonds.minors(), bonds.freeCampaigns(), bonds.passage(), Map.of(new CountryId("england"), wrong)))))
                .containsOnlyKeys("/relations/interventions/england/parts");
    }

    /** The part at home may take the place of the stack that is lost: others at home do not make it larger, but it may join them. */
    @Test
    void troopsAtHomeDoNotGrowIntoTheIntervention() {
        var war = england(true, "eng").stack("eng", "england", "picardie", 1, 0, 0).war().declares("france", Campaign.MULTIPLE).declares("england", Campaign.MULTIPLE)
                .plays(new SplitStack(new StackId("eng"), Counters.of(Units.of(0, 1, 0)), false));

        var refusal = war.refuses(new MergeStacks(new StackId("home"), new StackId("eng.1")));
        assertThat(refusal.rule().id()).isEqualTo("EU-UNIT-3");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-divided-part");
        var moves = War.RULES.moves(war.board(), "home").orElseThrow();
        assertThat(moves).extracting(option -> (Object) option.command()).doesNotContain(new MergeStacks(new StackId("home"), new StackId("eng.1")));
        war.plays(new MergeStacks(new StackId("eng.1"), new StackId("home")));
    }

    // --- Set by the host -------------------------------------------------------------------------------------------------

    private static Verdict<?> adjusted(EuState board, EuChange... changes) {
        return War.RULES.adjustments().orElseThrow().decide(board, new EuAdjustment("as agreed", List.of(changes)));
    }

    private static List<String> faults(EuState board, EuChange... changes) {
        var verdict = adjusted(board, changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<?>) verdict).refusal().faults().stream().map(fault -> Told.of(fault.message())).toList();
    }

    private static DiplomacyChange.InterventionSet set(Optional<String> stack, boolean foreign, Optional<String> fleet) {
        return new DiplomacyChange.InterventionSet(new CountryId("england"), Optional.of(new CountryId("france")), stack.map(StackId::new), Optional.of(foreign), fleet.map(StackId::new));
    }

    @Test
    void theHostSetsWhatAScenarioMaySet() {
        assertThat(faults(abroad(), set(Optional.of("fra"), false, Optional.empty()))).containsExactly("eu.fault.intervenes-with-stack.");
        assertThat(adjusted(abroad(), set(Optional.of("eng"), true, Optional.of("drake")))).isInstanceOf(Verdict.Accepted.class);
        assertThat(faults(abroad(), new StackChange.StackUnits(new StackId("eng"), new Counters(1, 0, 1), Optional.empty()), set(Optional.of("eng"), true, Optional.empty())))
                .containsExactly("eu.fault.ld-abroad: most 4.");
        assertThat(faults(abroad(), set(Optional.empty(), false, Optional.of("drake")))).as("its army stands abroad, and would be at peace")
                .singleElement().asString().startsWith("eu.adjustment.fault-no-part: ").endsWith("country England.");
    }

    @Test
    void aForeignInterventionIsNotWrittenLarger() {
        var board = england(true, "eng").stack("eng", "england", "champagne", 1, 0, 0).war().board();
        assertThat(faults(board, new StackChange.StackUnits(new StackId("eng"), new Counters(1, 0, 1), Optional.empty()))).containsExactly("eu.fault.ld-abroad: most 4.");
        assertThat(adjusted(board, new StackChange.StackUnits(new StackId("eng"), new Counters(0, 1, 0), Optional.empty()))).isInstanceOf(Verdict.Accepted.class);
    }

    @Test
    void nobodyIsPutIntoItsLandWhoMayNotStandThere() {
        assertThat(faults(abroad(), new StackChange.StackPlaced(new StackId("spa"), new SpaceId("picardie"), Optional.empty(), Optional.empty()))).isNotEmpty();
        assertThat(faults(abroad(), new StackChange.StackPlaced(new StackId("home"), new SpaceId("champagne"), Optional.empty(), Optional.empty())))
                .singleElement().asString().startsWith("eu.adjustment.fault-no-part: ").endsWith("country England.");
        assertThat(adjusted(abroad(), new StackChange.StackPlaced(new StackId("fra"), new SpaceId("picardie"), Optional.empty(), Optional.empty()))).isInstanceOf(Verdict.Accepted.class);
    }

    /** The board that a set-up and a game share. */
    @Test
    void whoMayStandWhereIsOneRule() {
        var board = new WarView(abroad(), EuMap.PRINTED, EuTables.PRINTED);
        assertThat(board.state().stacks().values()).allSatisfy(stack -> assertThat(Interventions.standingRefusal(board, stack)).isEmpty());
        assertThat(StandingFault.in(board, new SpaceId("champagne"))).isEmpty();
    }
}
