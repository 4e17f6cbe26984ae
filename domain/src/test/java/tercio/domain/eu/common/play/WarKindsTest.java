package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.Attitude;
import tercio.domain.eu.common.game.Relations.MinorAtStart;
import tercio.domain.eu.common.game.WarKind;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.scenario.adjustment.play.DiplomacyChange;
import tercio.domain.eu.scenario.adjustment.play.EuAdjustment;
import tercio.domain.eu.scenario.adjustment.play.EuChange;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The land on which each kind of war is fought (EU-ALLY-1, EU-ALLY-2, EU-ALLY-7, EU-ALLY-8), and on which the troops of a minor country may go (EU-MIN-1). */
class WarKindsTest {

    private static final List<List<String>> SIDES = List.of(List.of("france"), List.of("spain"));

    private static Situation armies() {
        return Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10)
                .stack("fra", "france", "picardie", 1, 0, 0).stack("spa", "spain", "flandre", 1, 0, 0);
    }

    private static War moving(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE);
    }

    private static WarView board(Situation situation) {
        return new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void anOverseasWarIsNotFoughtOnLandInEurope() {
        var refusal = moving(armies().overseasWar(SIDES)).refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("flandre"))));

        assertThat(refusal.rule().id()).isEqualTo("EU-ALLY-2");
        assertThat(Told.of(refusal.detail())).contains("kind overseas").contains("who Spain");
        var board = board(armies().overseasWar(SIDES));
        assertThat(board.areEnemies(Alliance.of(0), Alliance.of(1))).as("their ships are enemies").isTrue();
        assertThat(board.enemiesInField(new SpaceId("flandre"), Alliance.of(0))).isEmpty();
        assertThat(board.hasEnemyFortress(new SpaceId("artois"), Alliance.of(0))).isFalse();
        assertThat(moving(armies().overseasWar(SIDES)).marches("fra", "ile_de_france").board().stacks().get(new StackId("fra")).province().value()).isEqualTo("ile_de_france");
    }

    @Test
    void butInLandOfTheBarbaryStatesEgyptAndIrakAndOverseas() {
        var board = board(armies().overseasWar(SIDES));

        for (var province : List.of("oran", "tunis", "tripoli", "egypte", "irak", "r_cuba_w")) {
            assertThat(board.areEnemiesIn(new SpaceId(province), Alliance.of(0), Alliance.of(1))).as(province).isTrue();
        }
        assertThat(board.areEnemiesIn(new SpaceId("gibraltar"), Alliance.of(0), Alliance.of(1))).isFalse();
    }

    @Test
    void aPermanentWarIsFoughtByShipsAlone() {
        var refusal = moving(armies().war(SIDES, WarKind.AT_SEA)).refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("flandre"))));

        assertThat(refusal.rule().id()).isEqualTo("EU-ALLY-7");
        var board = board(armies().war(SIDES, WarKind.AT_SEA));
        assertThat(board.areEnemies(Alliance.of(0), Alliance.of(1))).isTrue();
        assertThat(board.areEnemiesIn(new SpaceId("oran"), Alliance.of(0), Alliance.of(1))).isFalse();
        assertThat(board.areEnemiesIn(new SpaceId("r_cuba_w"), Alliance.of(0), Alliance.of(1))).isFalse();
    }

    @Test
    void inAnArmisticeNobodyEntersInterceptsOrBesieges() {
        var war = armies().war(SIDES, WarKind.ARMISTICE);

        assertThat(moving(war).refuses(new MoveStack(new StackId("fra"), List.of(new SpaceId("flandre")))).rule().id()).isEqualTo("EU-ALLY-8");
        assertThat(board(war).areEnemies(Alliance.of(0), Alliance.of(1))).as("at sea neither").isFalse();
        assertThat(board(war).mayExchangeFire(Alliance.of(0), Alliance.of(1))).as("presidios and straits may still fire").isTrue();
        assertThat(War.RULES.faults(war.stack("there", "france", "artois", 0, 0, 2).scenario())).as("troops stand where the armistice found them").isEmpty();
        assertThat(board(war).besiegers(new SpaceId("artois"))).isEmpty();
    }

    @Test
    void aRegularWarBesideAnotherIsFoughtEverywhere() {
        var board = board(armies().overseasWar(SIDES).war(SIDES));

        assertThat(board.areEnemiesIn(new SpaceId("flandre"), Alliance.of(0), Alliance.of(1))).isTrue();
    }

    @Test
    void alliesOfOneTurnAreNotAtWarWhereNoWarsAreListed() {
        var relations = new Relations(List.of(List.of(new CountryId("france"), new CountryId("venice"))), Map.of(), Map.of(), List.of());
        var board = board(armies().alliances(List.of("france"), List.of("spain"), List.of("venice")).relations(relations));

        assertThat(board.areEnemies(Alliance.of(0), Alliance.of(2))).isFalse();
        assertThat(board.areEnemies(Alliance.of(0), Alliance.of(1))).isTrue();
        assertThat(board.areEnemies(Alliance.of(1), Alliance.of(2))).isTrue();
        assertThat(board.areEnemiesIn(new SpaceId("flandre"), Alliance.of(0), Alliance.of(2))).isFalse();
    }

    /** Venice is led by France and owns Languedoc. */
    private static War minor(Attitude attitude) {
        var minors = Map.of(new CountryId("venice"), new MinorAtStart(new CountryId("france"), Optional.empty(), Optional.of(attitude)));
        return Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).owner("languedoc", "venice")
                .relations(new Relations(List.of(), minors, Map.of(), List.of())).initiative("france", 20).initiative("spain", 10)
                .stack("ven", "venice", "languedoc", 0, 1, 0).stack("spa", "spain", "flandre", 1, 0, 0).war()
                .declares("france", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE);
    }

    @Test
    void aMinorCountryThatDefendsItselfStaysInItsLandAndBesideIt() {
        assertThat(minor(Attitude.DEFENSIVE).marches("ven", "rosselo").board().stacks().get(new StackId("ven")).province().value()).as("beside Languedoc").isEqualTo("rosselo");
        var refusal = minor(Attitude.DEFENSIVE).refuses(new MoveStack(new StackId("ven"), List.of(new SpaceId("rosselo"), new SpaceId("catalunya"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-MIN-1");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-attitude: who Venice, attitude defensive");
    }

    @Test
    void oneThatFightsAtSeaKeepsItsTroopsAtHomeAndOneThatAttacksDoesNot() {
        assertThat(minor(Attitude.NAVAL).refuses(new MoveStack(new StackId("ven"), List.of(new SpaceId("rosselo")))).rule().id()).isEqualTo("EU-MIN-1");
        assertThat(minor(Attitude.OFFENSIVE).marches("ven", "rosselo").board().stacks().get(new StackId("ven")).province().value()).isEqualTo("rosselo");
    }

    // --- Written by hand -------------------------------------------------------------------------------------------

    private static EuState after(EuState state, EuChange... changes) {
        var verdict = War.RULES.adjustments().orElseThrow().decide(state, new EuAdjustment("the congress", List.of(changes)));
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        var evolved = state;
        for (var ruled : ((Verdict.Accepted<EuEvent>) verdict).events()) {
            assertThat(Told.of(War.RULES, evolved, ruled.event(), ruled.explanation())).isNotBlank().doesNotContain("null");
            evolved = War.RULES.evolve(evolved, ruled.event());
        }
        return evolved;
    }

    @Test
    void anArmisticeFreesTheBesiegedAtOnce() {
        var board = Situation.franceAgainstSpain().level("artois", 1).stack("siege", "france", "artois", 1, 0, 0).stack("inside", "spain", "artois", 0, 0, 1).inside()
                .war().declares("france", Campaign.PASSIVE).board();

        var now = after(board, new DiplomacyChange.WarSet(new CountryId("spain"), new CountryId("france"), Optional.of(WarKind.ARMISTICE)));
        assertThat(now.scenario().listedWars()).hasSize(1);
        assertThat(now.stacks().get(new StackId("inside")).besieged()).isFalse();
        var again = after(now, new DiplomacyChange.WarSet(new CountryId("france"), new CountryId("spain"), Optional.of(WarKind.REGULAR)));
        assertThat(again.areAtWar(Alliance.of(0), Alliance.of(1))).isTrue();
    }

    @Test
    void twoOfThreeMakePeace() {
        var board = Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain"), List.of("venice")).war().board();

        var now = after(board, new DiplomacyChange.WarSet(new CountryId("france"), new CountryId("venice"), Optional.empty()));
        assertThat(now.areAtWar(Alliance.of(0), Alliance.of(2))).isFalse();
        assertThat(now.areAtWar(Alliance.of(0), Alliance.of(1))).isTrue();
        assertThat(now.areAtWar(Alliance.of(1), Alliance.of(2))).isTrue();
    }

    @Test
    void attitudesAndInterventionsAreSet() {
        var now = after(minor(Attitude.OFFENSIVE).board(), new DiplomacyChange.AttitudeSet(new CountryId("venice"), Attitude.NAVAL),
                new DiplomacyChange.InterventionSet(new CountryId("venice"), Optional.of(new CountryId("france")), Optional.of(new StackId("ven")), Optional.empty(), Optional.empty()));

        assertThat(now.scenario().relationsOrNone().attitude(new CountryId("venice"))).isEqualTo(Attitude.NAVAL);
        assertThat(now.scenario().relationsOrNone().intervention(new CountryId("venice")).orElseThrow().helps().value()).isEqualTo("france");
        assertThat(after(now, new DiplomacyChange.InterventionSet(new CountryId("venice"), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty())).scenario().relationsOrNone().intervention(new CountryId("venice"))).isEmpty();
    }

    @Test
    void whatIsNoWarNoAttitudeAndNoInterventionIsRefused() {
        var board = minor(Attitude.OFFENSIVE).board();
        for (var wrong : List.of(new DiplomacyChange.WarSet(new CountryId("france"), new CountryId("venice"), Optional.of(WarKind.REGULAR)), new DiplomacyChange.AttitudeSet(new CountryId("france"), Attitude.NAVAL),
                new DiplomacyChange.WarSet(new CountryId("france"), new CountryId("spain"), Optional.empty()),
                new DiplomacyChange.InterventionSet(new CountryId("venice"), Optional.of(new CountryId("spain")), Optional.of(new StackId("ven")), Optional.empty(), Optional.empty()),
                new DiplomacyChange.InterventionSet(new CountryId("venice"), Optional.of(new CountryId("france")), Optional.of(new StackId("spa")), Optional.empty(), Optional.empty()),
                new DiplomacyChange.InterventionSet(new CountryId("venice"), Optional.of(new CountryId("france")), Optional.of(new StackId("ven")), Optional.empty(), Optional.of(new StackId("nobody"))),
                new DiplomacyChange.InterventionSet(new CountryId("venice"), Optional.empty(), Optional.of(new StackId("ven")), Optional.empty(), Optional.empty()))) {
            assertThat(War.RULES.adjustments().orElseThrow().decide(board, new EuAdjustment("no", List.of(wrong)))).as("%s", wrong).isInstanceOf(Verdict.Refused.class);
        }
    }
}
