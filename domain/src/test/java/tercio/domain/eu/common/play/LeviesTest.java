package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Defeat;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.levy.play.LevyCommand.DeclareLevies;
import tercio.domain.eu.turn.levy.play.LevyCommand.EndLevies;
import tercio.domain.eu.turn.levy.play.LevyCommand.RecruitByLevies;
import tercio.domain.eu.turn.levy.play.LevyEvent.LeviesDeclared;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Exceptional levies at the end of a round (EU-LEVY). */
class LeviesTest {

    private static final String HERE = "castilla_la_nueva";
    private static final String THERE = "castilla_la_vieja";

    /** Spain in period IV with baroque technology: 5 LD a turn, an LD for 25 D. */
    private static Situation spain() {
        return Situation.franceAgainstSpain().period(4).technology("spain", LandTechnology.BAROQUE, false);
    }

    /** The countries have suffered the defeat this round. */
    private static War defeated(War war, Defeat defeat, String... countries) {
        EuState board = war.board();
        for (var country : countries) {
            var status = board.countries().get(new CountryId(country));
            var levies = status.levies();
            board = board.withCountry(new CountryId(country), status.withLevies(new LevyStatus(defeat, levies.declared(), levies.recruitedLd())));
        }
        return War.on(board);
    }

    private static RecruitByLevies spanish(String province, int armyPlus, int armyMinus, int ld) {
        return new RecruitByLevies(new CountryId("spain"), new SpaceId(province), new Counters(armyPlus, armyMinus, ld));
    }

    @Test
    void recruitsNeedCountersBesideTheMap() {
        var war = defeated(spain().counters("spain", 0, 1).war(), Defeat.MAJOR, "spain").nothingElse(6).plays(new DeclareLevies(new CountryId("spain")));

        var refusal = war.refuses(spanish(HERE, 1, 0, 0));
        assertThat(refusal.rule().id()).isEqualTo("EU-UNIT-4");
        assertThat(Told.of(refusal.detail())).startsWith("eu.levy.refused-no-counters: units [(eu.name.army-plus: count 1)], free (eu.name.free-counters: country Spain, allArmies 0, allLd 1");
        assertThat(war.refuses(spanish(HERE, 0, 0, 2)).rule().id()).isEqualTo("EU-UNIT-4");
    }

    private static Map<ErsLine, Integer> spent(War war) {
        return war.board().countries().get(new CountryId("spain")).spent();
    }

    @Test
    void theSpanishExampleOfThreeRounds() {
        var war = defeated(spain().war(), Defeat.MAJOR, "spain").nothingElse(6).plays(new DeclareLevies(new CountryId("spain")));
        war.plays(spanish(HERE, 1, 0, 0));
        assertThat(war.last(TroopsLevied.class).ducats()).as("50 + 25 + 2 x 25").isEqualTo(125);
        var raised = war.board().stacks().get(war.last(TroopsLevied.class).stack());
        assertThat(raised.units()).isEqualTo(Units.of(1, 0, 0));
        assertThat(raised.veteranLd()).isZero();
        assertThat(war.plays(new EndLevies(new CountryId("spain"))).board().box()).isEqualTo(RoundBox.S2);

        war.nothingElse(6);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("recruits-spain", "levies-end-spain");
        war.plays(spanish(THERE, 1, 0, 0));
        assertThat(war.last(TroopsLevied.class).ducats()).as("2 x 50 + 3 x 50").isEqualTo(250);
        assertThat(spent(war)).containsEntry(ErsLine.B44, 375);
        war.plays(new EndLevies(new CountryId("spain")));

        war = defeated(war, Defeat.MAJOR, "spain").nothingElse(6);
        assertThat(Told.of(war.refuses(new DeclareLevies(new CountryId("spain"))).detail())).contains("eu.levy.refused-declared");
        var tooMany = war.refuses(spanish("andalucia", 0, 1, 0));
        assertThat(tooMany.rule().id()).isEqualTo("EU-RECR-LIMIT");
        assertThat(tooMany.legal()).isNotEmpty();
        war.plays(spanish("andalucia", 0, 0, 1));
        assertThat(war.last(TroopsLevied.class).ducats()).isEqualTo(75);
        assertThat(war.board().phase()).as("nothing is left to recruit").isInstanceOf(Phase.Campaigns.class);
    }

    @Test
    void aMajorDefeatAllowsLeviesOnceATurnForOneStability() {
        assertThat(defeated(spain().war(), Defeat.LOST, "spain").nothingElse(6).board().box()).as("not major").isEqualTo(RoundBox.S2);

        var war = defeated(spain().war(), Defeat.MAJOR, "spain").nothingElse(6);
        assertThat(war.board().phase()).isEqualTo(new Phase.Levies(RoundBox.S2, false, false, List.of()));
        assertThat(war.refuses(spanish(HERE, 0, 0, 1)).rule().id()).as("before they are declared").isEqualTo("EU-LEVY-RECRUIT");
        int before = war.board().countries().get(new CountryId("spain")).stability();
        war.plays(new DeclareLevies(new CountryId("spain")));
        assertThat(war.last(LeviesDeclared.class)).isEqualTo(new LeviesDeclared(new CountryId("spain"), -1));
        assertThat(war.board().countries().get(new CountryId("spain")).stability()).isEqualTo(before - 1);
        assertThat(war.refuses(new DeclareLevies(new CountryId("spain"))).rule().id()).isEqualTo("EU-LEVY");
    }

    @Test
    void whoHasNoStabilityToLoseDeclaresAtNoCost() {
        var board = spain().war().board();
        var war = War.on(board.withCountry(new CountryId("spain"), board.countries().get(new CountryId("spain")).withChanges(-6, 0)));
        war = defeated(war, Defeat.MAJOR, "spain").nothingElse(6).plays(new DeclareLevies(new CountryId("spain")));

        assertThat(war.last(LeviesDeclared.class).stability()).isZero();
        assertThat(war.board().countries().get(new CountryId("spain")).stability()).isEqualTo(-3);
    }

    @Test
    void whoDeclinesMayNotDeclareInTheNextRoundWithoutANewDefeat() {
        var war = defeated(spain().war(), Defeat.MAJOR, "spain").nothingElse(6).plays(new EndLevies(new CountryId("spain"))).nothingElse(6);

        assertThat(war.board().box()).isEqualTo(RoundBox.S3);
    }

    @Test
    void swedenDeclaresAfterAnyDefeatAndPaysNothingAfterAMajorOne() {
        var war = Situation.franceAgainstSpain().alliances(List.of("sweden", "france"), List.of("poland", "spain")).initiative("sweden", 12).period(4).owner("livonija", "sweden").war();

        var lost = defeated(war, Defeat.LOST, "sweden", "poland").nothingElse(6);
        assertThat(lost.decisions()).extracting(Decision::party).containsOnly("sweden");
        assertThat(lost.plays(new DeclareLevies(new CountryId("sweden"))).last(LeviesDeclared.class).stability()).isEqualTo(-1);

        var again = Situation.franceAgainstSpain().alliances(List.of("sweden", "france"), List.of("poland", "spain")).initiative("sweden", 12).period(4).owner("livonija", "sweden").war();
        var major = defeated(again, Defeat.MAJOR, "sweden").nothingElse(6).plays(new DeclareLevies(new CountryId("sweden")));
        assertThat(major.last(LeviesDeclared.class).stability()).isZero();
        major.plays(new RecruitByLevies(new CountryId("sweden"), new SpaceId("livonija"), new Counters(0, 0, 1)));
        assertThat(major.last(TroopsLevied.class).ducats()).as("Livonija counts as home: 13 D with muskets").isEqualTo(13);
        assertThat(major.board().stacks().get(major.last(TroopsLevied.class).stack()).veteranLd()).isZero();
    }

    @Test
    void alliancesAreAskedInTheOrderOfInitiative() {
        var war = defeated(spain().war(), Defeat.MAJOR, "france", "spain").nothingElse(6);
        var first = war.board().members(war.board().allianceAt(0)).getFirst().value();
        var second = first.equals("spain") ? "france" : "spain";

        assertThat(war.decisions()).extracting(Decision::party).containsOnly(first);
        var refusal = war.refuses(new DeclareLevies(new CountryId(second)));
        assertThat(refusal.rule().id()).isEqualTo("EU-LEVY");
        assertThat(refusal.legal()).extracting(option -> option.command()).contains(new DeclareLevies(new CountryId(first)), new EndLevies(new CountryId(first)));
        war.plays(new EndLevies(new CountryId(first)));
        assertThat(war.decisions()).extracting(Decision::party).containsOnly(second);
        assertThat(war.plays(new EndLevies(new CountryId(second))).board().box()).isEqualTo(RoundBox.S2);
    }

    @Test
    void afterTheLastRoundThereAreNone() {
        assertThat(defeated(spain().startingIn("S5").war(), Defeat.MAJOR, "spain").nothingElse(6).board().phase()).isEqualTo(new Phase.Over());
    }

    @Test
    void aCountryWithoutALimitOfItsOwnDeclaresNone() {
        var war = spain().alliances(List.of("france", "danemark"), List.of("spain")).war();

        assertThat(defeated(war, Defeat.MAJOR, "danemark").nothingElse(6).board().box()).isEqualTo(RoundBox.S2);
    }

    @Test
    void recruitsStandInOwnProvincesWithoutEnemiesAndWithinTheLimitOfStacking() {
        var situation = spain().stack("full", "spain", HERE, 2, 0, 0).stack("french", "france", THERE, 1, 0, 0);
        var war = defeated(situation.war(), Defeat.MAJOR, "spain").nothingElse(6).plays(new DeclareLevies(new CountryId("spain")));

        assertThat(war.refuses(spanish("picardie", 0, 0, 1)).rule().id()).isEqualTo("EU-RECR-AREA");
        assertThat(war.refuses(spanish(THERE, 0, 0, 1)).rule().id()).isEqualTo("EU-RECR-AREA");
        assertThat(war.refuses(spanish(HERE, 0, 0, 1)).rule().id()).isEqualTo("EU-STACK-3");
        assertThat(war.refuses(spanish("andalucia", 0, 0, 0)).rule().id()).isEqualTo("EU-LEVY-RECRUIT");
        war.plays(spanish("catalunya", 0, 0, 1));
        assertThat(war.last(TroopsLevied.class).ducats()).as("twice the price in Catalunya").isEqualTo(50);
    }

    @Test
    void theFormReachesDifferentRecruitsAndAllOfThemAreLegal() {
        var war = defeated(spain().war(), Defeat.MAJOR, "spain").nothingElse(6).plays(new DeclareLevies(new CountryId("spain")));
        var form = war.decision("recruits-spain").form();
        var random = new Random(7);
        var reached = new HashSet<Counters>();
        for (int times = 0; times < 40; times++) {
            var answer = (RecruitByLevies) form.sample(random::nextInt, command -> legal(war, (RecruitByLevies) command));
            assertThat(legal(war, answer)).as("%s", answer).isTrue();
            reached.add(answer.units());
        }
        assertThat(reached).hasSizeGreaterThan(5);
    }

    private static boolean legal(War war, RecruitByLevies command) {
        return war.rules().decide(war.board(), command, Dice.inOrder(List.of())) instanceof Verdict.Accepted;
    }

    @Test
    void aLostBattleIsADefeatOfTheCountriesThatFoughtAndIsForgottenInTheNextRound() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.NON_PHASING));

        var ended = war.last(BattleEnded.class);
        assertThat(ended.winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.board().countries().get(new CountryId("france")).levies().defeat()).isEqualTo(ended.major() ? Defeat.MAJOR : Defeat.LOST);
        assertThat(war.board().countries().get(new CountryId("spain")).levies().defeat()).isEqualTo(Defeat.NONE);
        assertThat(war.board().countries().get(new CountryId("france")).atNewRound(false).levies()).isEqualTo(LevyStatus.NONE);
    }
}
