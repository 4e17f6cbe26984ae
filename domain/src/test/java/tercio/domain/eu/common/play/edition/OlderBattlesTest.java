package tercio.domain.eu.common.play.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptRetreat;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackRetreated;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/** Battles of games by the rules of the three editions, where they differ. */
class OlderBattlesTest {

    /** Every die shows a 1: nobody is hit or routed, so that nobody wins. */
    private static final Dice ONES = name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1);

    /** The rulebook's march on Artois, up to the question whether Spain breaks off: manoeuvre 4, of morale 4 two are lost. */
    private static War artois(EuMilitary rules) {
        return War.under(rules, rules.scenario("artois").orElseThrow(), Readings.STANDARD)
                .declares("france", Campaign.MAJOR).plays(new MoveStack(new StackId("fra-1"), List.of(new SpaceId("artois")))).plays(new PassInterception(new CountryId("spain")))
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), 8, 6, 4, 7);
    }

    /** The rest of the battle with a 5 on every die, after Spain has failed to break off. */
    private static War wholeBattle(EuMilitary rules) {
        return artois(rules).plays(new AttemptRetreat(new SpaceId("artois")), 7).plays(new HoldTheField(new SpaceId("artois")), name -> OptionalInt.of(5));
    }

    private static Step step(War war, String name, Side side) {
        return war.explanation().stream().filter(step -> step.step().equals(name) && side.word().equals(step.side())).findFirst().orElseThrow();
    }

    /** EU-BATTLE-RETREAT-ATTEMPT. Manoeuvre 4 and morale 2: a 6 is enough in the main edition only. */
    @Test
    void breakingOffNeedsLessThanTheSumByTheOlderRules() {
        assertThat(artois(War.RULES).plays(new AttemptRetreat(new SpaceId("artois")), ONES_AFTER_SIX).last(BattleFought.class).standing().ended())
                .contains(BattleEnd.DAY1_RETREAT);
        assertThat(artois(War.FAST).plays(new AttemptRetreat(new SpaceId("artois")), 6).decision("retreat-attempt").party()).isEqualTo("france");
        assertThat(artois(War.RAPID).plays(new AttemptRetreat(new SpaceId("artois")), 6).decision("retreat-attempt").party()).isEqualTo("france");
        assertThat(Told.of(step(artois(War.RAPID).plays(new AttemptRetreat(new SpaceId("artois")), 6), "end of first day: retreat", Side.NON_PHASING).said()))
                .isEqualTo("eu.battle.result-attempt: away no, test below, needed 6, manoeuvre 4, morale 2.");
    }

    private static final Dice ONES_AFTER_SIX = name -> OptionalInt.of(switch (name.purpose()) {
        case "retreatAttempt" -> 6;
        case "leaderCasualty" -> 10;
        default -> 1;
    });

    /** Two A+ have 3 artillery each: 3 and at most 2 more are 5, the sum is 6, which gives +1 to fire. */
    @Test
    void theOlderRulesAddUpTheArtillery() {
        assertThat(step(artois(War.RULES), "first-day fire", Side.PHASING).modified()).as("8 + 2").isEqualTo(10);
        assertThat(step(artois(War.FAST), "first-day fire", Side.PHASING).modified()).as("8 + 2 + 1").isEqualTo(11);
        assertThat(step(artois(War.RAPID), "first-day fire", Side.PHASING).modified()).as("8 + 2 + 1").isEqualTo(11);
    }

    /** Against Spain's -1 for the second day: France has +1 on both rolls, or +2 on the fire alone. */
    @Test
    void aFailedRetreatHelpsTheEnemyMoreOnceInTheRapidBattle() {
        var fast = wholeBattle(War.FAST);
        assertThat(step(fast, "second-day fire", Side.PHASING).modified()).as("5 + 2 fire + 1 artillery - 1 + 1").isEqualTo(8);
        assertThat(step(fast, "second-day shock", Side.PHASING).modified()).as("5 - 1 tercios + 1 numbers + 1 cavalry - 1 + 1").isEqualTo(6);
        var rapid = wholeBattle(War.RAPID);
        assertThat(step(rapid, "second-day fire", Side.PHASING).modified()).as("5 + 2 fire + 1 artillery - 1 + 2").isEqualTo(9);
        assertThat(step(rapid, "second-day shock", Side.PHASING).modified()).as("5 - 1 tercios + 1 numbers + 1 cavalry - 1").isEqualTo(5);
    }

    /** France's general has manoeuvre 2 and shock 2, Spain's 4 and 3. */
    @Test
    void thePursuitOfTheRapidBattleDependsOnManoeuvreAndCavalry() {
        assertThat(step(wholeBattle(War.FAST), "pursuit", Side.PHASING).modified()).as("no better shock").isEqualTo(5);
        assertThat(step(wholeBattle(War.RAPID), "pursuit", Side.PHASING).modified()).as("5 + 2 - 4 + 1 cavalry").isEqualTo(4);
    }

    /**
     * By halves: France causes 2 and 1/2, 1 1/2 and 1/2, which are 4 1/2 and by size 5; Spain 1/2 and 1 1/2, 0 and 1/2, less 1/2 for
     * 5 LD, which are 2. By thirds France causes 2 and 1/3, 1 and 2/3, which are 4 and by size 4 2/3; Spain 2 less 2/3.
     */
    @Test
    void lossesAreCountedInHalvesAndWrittenDownAsHalves() {
        var rapid = wholeBattle(War.RAPID);
        assertThat(rapid.last(BattleEnded.class).lossesLd()).containsEntry(Side.PHASING, 2).containsEntry(Side.NON_PHASING, 5);
        assertThat(rapid.last(BattleFought.class).standing().unit()).contains(LossUnit.HALF);
        assertThat(rapid.last(BattleFought.class).standing().phasing().inflictedThirds()).as("halves").containsExactly(9);
        assertThat(rapid.last(LossesSuffered.class).ld()).isEqualTo(2);

        var fast = wholeBattle(War.FAST);
        assertThat(fast.last(BattleEnded.class).lossesLd()).as("1 1/3 and 4 2/3").containsEntry(Side.PHASING, 1).containsEntry(Side.NON_PHASING, 5);
        assertThat(fast.last(BattleFought.class).standing().unit()).as("thirds").isEmpty();
    }

    /** Spain is not routed; it loses three LD more than France in the rapid battle, and four in the fast one. */
    @Test
    void aMajorBattleNeedsNoRoutInTheRapidBattle() {
        assertThat(wholeBattle(War.FAST).last(BattleEnded.class).major()).isFalse();
        assertThat(wholeBattle(War.RAPID).last(BattleEnded.class).major()).isTrue();
        assertThat(wholeBattle(War.RAPID).step("major battle").readings()).containsExactly("EU-RAPID-MAJOR-ROUT");
    }

    /** A figure of a lost table says so; the table of army sizes is not lost. */
    @Test
    void rulingsOfTheRapidBattleMarkReconstructedFigures() {
        var rapid = wholeBattle(War.RAPID).explanation().stream().filter(step -> step.cell() != null).toList();
        assertThat(rapid).isNotEmpty().allMatch(War.RAPID::isReconstructed);
        assertThat(rapid).extracting(step -> step.cell().table())
                .contains("combat-results", "loss-small-stacks", "loss-by-size", "retreat");
        assertThat(wholeBattle(War.FAST).explanation()).noneMatch(War.FAST::isReconstructed);
        assertThat(wholeBattle(War.RULES).explanation()).noneMatch(War.RULES::isReconstructed);
    }

    // --- After the battle --------------------------------------------------------------------------------------------

    private static War draw(EuMilitary rules) {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), ONES)
                .plays(new HoldTheField(new SpaceId("artois")), ONES).plays(new HoldTheField(new SpaceId("artois")), ONES);
    }

    @Test
    void afterADrawTheRapidBattleSendsEverybodyBackWithoutLosses() {
        var rapid = draw(War.RAPID);
        assertThat(rapid.last(BattleEnded.class).winner()).isNull();
        assertThat(rapid.board().stacks().get(new StackId("army")).province().value()).isEqualTo("picardie");
        assertThat(rapid.board().stacks().get(new StackId("field")).province().value()).as("it stood there").isEqualTo("artois");
        assertThat(rapid.explanation()).extracting(Step::step).doesNotContain("retreat");
        assertThat(rapid.events()).noneMatch(LossesSuffered.class::isInstance);

        var fast = draw(War.FAST);
        assertThat(fast.explanation().stream().filter(step -> step.step().equals("retreat")).map(Step::side)).contains("phasing");
        assertThat(fast.decision("retreat").options()).extracting(Option::command).as("the second side may stay")
                .contains(Retreat.to(new SpaceId("artois"), new SpaceId("artois")));
    }

    @Test
    void aSiegeGoesOnAfterADraw() {
        var war = Situation.franceAgainstSpain().stack("siege", "france", "artois", 2, 0, 0).stack("relief", "spain", "hainaut", 2, 0, 0)
                .war(War.RAPID).waits("france").declares("spain", Campaign.MULTIPLE).marches("relief", "artois").plays(new EndMovement(new CountryId("spain")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), ONES)
                .plays(new HoldTheField(new SpaceId("artois")), ONES).plays(new HoldTheField(new SpaceId("artois")), ONES);

        assertThat(war.board().stacks().get(new StackId("relief")).province().value()).isEqualTo("hainaut");
        assertThat(war.board().stacks().get(new StackId("siege")).province().value()).isEqualTo("artois");
        assertThat(war.decision("siege-artois").party()).isEqualTo("france");
    }

    /** The moving stack and the interceptor both leave Hainaut, and the move is over. */
    @Test
    void afterADrawnInterceptionBothGoBack() {
        var war = interception(War.RAPID).plays(new FightBattle(new SpaceId("hainaut")), ONES)
                .plays(new HoldTheField(new SpaceId("hainaut")), ONES).plays(new HoldTheField(new SpaceId("hainaut")), ONES);

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("champagne");
        assertThat(war.board().stacks().get(new StackId("watch")).province().value()).isEqualTo("flandre");
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("movement");
    }

    private static War interception(EuMilitary rules) {
        return Situation.franceAgainstSpain().stack("army", "france", "champagne", 2, 0, 0).stack("watch", "spain", "flandre", 2, 0, 0)
                .level("hainaut", 1).war(rules).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10);
    }

    @Test
    void afterAnInterceptionTheDefenderIsStillAskedFirstInTheRapidBattle() {
        assertThat(interception(War.FAST).plays(new FightBattle(new SpaceId("hainaut")), ONES).decision("retreat-attempt").party()).isEqualTo("france");
        assertThat(interception(War.RAPID).plays(new FightBattle(new SpaceId("hainaut")), ONES).decision("retreat-attempt").party()).isEqualTo("spain");
    }

    /** The French came from Picardie; Ile-de-France is French and borders on Artois too. */
    @Test
    void whoIsBeatenGoesToFriendlyLandInTheRapidBattle() {
        var fast = beaten(War.FAST);
        assertThat(fast.last(StackRetreated.class)).as("where it came from").isEqualTo(new StackRetreated(new StackId("army"), new SpaceId("artois"), new SpaceId("picardie"), false));

        var rapid = beaten(War.RAPID);
        assertThat(rapid.decision("retreat").options()).extracting(Option::command)
                .contains(Retreat.to(new SpaceId("artois"), new SpaceId("picardie")), Retreat.to(new SpaceId("artois"), new SpaceId("ile_de_france")))
                .doesNotContain(Retreat.to(new SpaceId("artois"), new SpaceId("flandre")), Retreat.to(new SpaceId("artois"), new SpaceId("hainaut")));
    }

    private static War beaten(EuMilitary rules) {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0).stack("field", "spain", "artois", 2, 0, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "picardie", "artois").plays(new EndMovement(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.NON_PHASING));
    }

    /** Four veteran LD in two A- and four conscript LD in one A+: most ARMY counters are veteran. */
    @Test
    void ofTwoEqualHalvesTheArmyCountersTellTheMorale() {
        assertThat(mixed(War.FAST)).endsWith("morale 3.");
        assertThat(mixed(War.RAPID)).endsWith("morale 4.");
    }

    private static String mixed(EuMilitary rules) {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 0, 2, 0).veteran().stack("levy", "france", "picardie", 1, 0, 0)
                .stack("field", "spain", "artois", 2, 0, 0)
                .war(rules).declares("france", Campaign.MULTIPLE).marches("army", "artois").marches("levy", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois"))).plays(new StandAndFight(new SpaceId("artois")), ONES);
        return Told.of(step(war, "morale and columns", Side.PHASING).said());
    }
}
