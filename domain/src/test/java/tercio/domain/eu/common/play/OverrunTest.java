package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.DeclareOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.ForgoOverrun;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleAvoided;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.battle.play.BattleEvent.EnemiesOverrun;
import tercio.domain.eu.land.battle.play.BattleEvent.OverrunOffered;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.interception.play.InterceptionCommand.OverrunMover;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.SpareMover;
import tercio.domain.eu.land.interception.play.InterceptionEvent.OverrunOfMoverOffered;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveResumable;
import tercio.domain.eu.land.movement.play.MoveEvent.MovementEnded;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Four times as many LD fight at once, eight times as many destroy (EU-MOVE-OVERRUN). */
class OverrunTest {

    private static Situation picardy(int armyPlus, int armyMinus, int ld, int enemies) {
        return Situation.franceAgainstSpain().stack("army", "france", "picardie", armyPlus, armyMinus, ld)
                .stack("watch", "spain", "flandre", 0, 0, enemies);
    }

    /** The French have entered Flanders, and nobody there has tried to intercept them. */
    private static War entered(Situation situation) {
        return entered(situation, War.RULES);
    }

    private static War entered(Situation situation, EuMilitary rules) {
        return situation.war(rules).declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new PassInterception(new CountryId("spain")));
    }

    @Test
    void fourTimesAsManyFightAtOnceAndGoOn() {
        var war = entered(picardy(2, 0, 0, 2));

        assertThat(war.decision("overrun").party()).isEqualTo("france");
        war.settle("overrun", new DeclareOverrun(new SpaceId("flandre")));
        assertThat(Told.of(war.step("overrun").said())).isEqualTo("eu.movement.result-overrun: ld 8, enemies 2, destroys no.");
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("watch"), new SpaceId("flandre")));

        war.plays(new StandAndFight(new SpaceId("flandre")), War.luck(Side.PHASING));
        assertThat(war.board().stacksIn(new SpaceId("flandre"))).extracting(stack -> stack.id()).containsExactly(new StackId("army"));
        assertThat(war.last(MoveResumable.class).province().value()).isEqualTo("flandre");
        assertThat(war.decision("onward").options()).extracting(Option::command).contains(new ContinueMove(new StackId("army"), List.of(new SpaceId("picardie"))));
    }

    @Test
    void whoIsOverrunMayStillSlipAwayOrStepInside() {
        var war = entered(picardy(2, 0, 0, 2)).plays(new DeclareOverrun(new SpaceId("flandre")));

        assertThat(war.decision("evasion").party()).isEqualTo("spain");
        assertThat(war.decision("evasion").options()).extracting(Option::command)
                .contains(new StandAndFight(new SpaceId("flandre")), new AttemptEvasion(new SpaceId("flandre"), new SpaceId("hainaut"), 0), new WithdrawIntoFortress(new SpaceId("flandre")));
        assertThat(war.refuses(new FightBattle(new SpaceId("flandre"))).rule().id()).as("not before they have answered").isEqualTo("EU-BATTLE");
        war.plays(new AttemptEvasion(new SpaceId("flandre"), new SpaceId("hainaut"), 0), 10);
        assertThat(war.events()).hasAtLeastOneElementOfType(BattleAvoided.class);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("onward");
    }

    @Test
    void orTheStackWaitsForTheRegularBattle() {
        var war = entered(picardy(2, 0, 0, 2)).settle("overrun", new ForgoOverrun(new SpaceId("flandre")));

        assertThat(war.last(MoveEnded.class).province().value()).isEqualTo("flandre");
        assertThat(war.plays(new EndMovement(new CountryId("france"))).last(MovementEnded.class).provinces()).containsExactly(new SpaceId("flandre"));
    }

    @Test
    void fewerAreNotAsked() {
        assertThat(entered(picardy(1, 1, 1, 2)).events()).noneMatch(OverrunOffered.class::isInstance);
    }

    @Test
    void eightTimesAsManyDestroyWithoutABattleAndGoOn() {
        var war = entered(picardy(2, 0, 0, 1)).settle("overrun", new DeclareOverrun(new SpaceId("flandre")));

        assertThat(war.last(EnemiesOverrun.class)).isEqualTo(new EnemiesOverrun(new StackId("army"), new SpaceId("flandre"), List.of(new StackId("watch")), true));
        assertThat(war.last(StackDestroyed.class).why()).isEqualTo("overrun");
        assertThat(war.events()).noneMatch(BattleJoined.class::isInstance);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("onward");
        assertThat(war.board().countries().get(new CountryId("france")).victoryPoints()).isZero();
    }

    /** Flanders costs 2 MP and Hainaut 2 more, after 2 through Picardy: 6 MP of one march, with which it rolls once. */
    @Test
    void attritionCountsTheMarchAsOneAsIfNothingHadHappened() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "caux", 1, 2, 0).stack("watch", "spain", "flandre", 0, 0, 1).war().rollingForMarches()
                .declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie"), new SpaceId("flandre")))).plays(new PassInterception(new CountryId("spain")))
                .settle("overrun", new DeclareOverrun(new SpaceId("flandre")));
        assertThat(war.last(MoveResumable.class).unbroken()).isTrue();
        var marched = ((Movement) war.board().phase()).move().orElseThrow().marched();
        assertThat(marched.before()).as("no part of the march is over").isZero();
        assertThat(marched.currentPart()).containsExactly(new SpaceId("caux"), new SpaceId("picardie"), new SpaceId("flandre"));
    }

    @Test
    void theirLeaderRollsAsAfterADestructionInBattle() {
        var led = Situation.franceAgainstSpain().stack("army", "france", "picardie", 2, 0, 0)
                .stack("watch", "spain", "flandre", 0, 0, 1).under(3, 1, 1, 0);
        var id = led.scenario().stacks().getLast().leaders().getFirst().value();
        var odds = War.RULES.forecasts(entered(led).board(), List.<EuCommand>of(new DeclareOverrun(new SpaceId("flandre")))).getFirst().orElseThrow();

        var hit = entered(led).plays(new DeclareOverrun(new SpaceId("flandre")), 7, 4);
        assertThat(War.sum(hit.step("leader casualty"))).as("-1 not won, -5 destroyed").isEqualTo(-6);
        assertThat(hit.last(LeaderWounded.class).rounds()).isEqualTo(2);
        assertThat(entered(led).plays(new DeclareOverrun(new SpaceId("flandre")), 10).board().leaders().get(new LeaderId(id)).fate()).isEqualTo(Fate.WAITING);
        assertThat(odds.figures()).containsOnlyKeys("nonPhasing/leader", "nonPhasing/leaderRounds");
    }

    @Test
    void thoseWhoHaveJustInterceptedMayBeDestroyedToo() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 2, 0, 0).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).settle("overrun", new DeclareOverrun(new SpaceId("hainaut")));

        assertThat(war.board().stacks()).doesNotContainKey(new StackId("watch"));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("onward");
    }

    @Test
    void fourTimesAsManyAreNotAskedWhereTheInterceptorsFightAtOnceAnyway() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 2, 0, 0).stack("watch", "spain", "flandre", 0, 0, 2)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10);

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("battle");
    }

    @Test
    void aBattleThatInterceptorsPutOffMayBeForcedAndTheyDoNotEvadeIt() {
        var caught = Situation.franceAgainstSpain().stack("army", "france", "picardie", 2, 0, 0)
                .stack("watch", "spain", "flandre", 0, 0, 1).stack("field", "spain", "artois", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("field"))), 10);

        var war = caught.plays(new FightLater(new SpaceId("flandre"))).settle("overrun", new DeclareOverrun(new SpaceId("flandre")));
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("field"), new SpaceId("artois")), new Engaged(new StackId("watch"), new SpaceId("flandre")));
        war.plays(new WithdrawIntoFortress(new SpaceId("flandre")), War.luck(Side.PHASING));
        assertThat(war.board().stacks().get(new StackId("watch")).besieged()).as("who stood there").isTrue();
    }

    @Test
    void whoFightsAtOnceLeavesTheOthersOutOfIt() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 2, 0, 0)
                .stack("watch", "spain", "flandre", 0, 0, 1).stack("field", "spain", "artois", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("field"))), 10).plays(new FightAtOnce(new SpaceId("flandre")));

        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("field"), new SpaceId("artois")));
    }

    @Test
    void byOneReadingTheyStepIntoTheFortressFirst() {
        var scenario = picardy(2, 0, 0, 1).scenario();
        var war = War.of(scenario, new Readings(Map.of("EU-MOVE-OVERRUN-ESCAPE", "on"))).declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre")))).plays(new PassInterception(new CountryId("spain"))).plays(new DeclareOverrun(new SpaceId("flandre")));

        assertThat(war.board().stacks().get(new StackId("watch")).besieged()).isTrue();
    }

    // --- The mover ------------------------------------------------------------------------------------------------------

    private static War meeting(int movers, int armyPlus, int ld) {
        return Situation.franceAgainstSpain().stack("army", "france", "picardie", 0, 0, movers).under(1, 1, 1, 0)
                .stack("watch", "spain", "flandre", armyPlus, 0, ld)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))));
    }

    @Test
    void aStackIsCaughtWithoutADieByFourTimesAsMany() {
        var war = meeting(1, 1, 0).settle("overrun", new OverrunMover(new SpaceId("flandre")));

        assertThat(Told.of(war.step("overrun").said())).isEqualTo("eu.movement.result-overrun: ld 4, enemies 1, destroys no.");
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
        assertThat(war.last(BattleJoined.class).nonPhasing()).containsExactly(new Engaged(new StackId("watch"), new SpaceId("flandre")));
    }

    @Test
    void aStackIsDestroyedByEightTimesAsMany() {
        var war = meeting(1, 2, 0).settle("overrun", new OverrunMover(new SpaceId("flandre")), 10);

        assertThat(war.board().stacks()).doesNotContainKey(new StackId("army"));
        assertThat(war.last(MoveEnded.class).stack().value()).isEqualTo("army");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
        assertThat(War.RULES.forecasts(meeting(1, 2, 0).board(), List.<EuCommand>of(new OverrunMover(new SpaceId("flandre")))).getFirst().orElseThrow().figures())
                .containsKey("phasing/leader");
    }

    @Test
    void whoSparesItMayStillIntercept() {
        var war = meeting(1, 1, 0);

        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("watch")))).rule().id()).as("one question after the other").isEqualTo("EU-MOVE-OVERRUN");
        war.settle("overrun", new SpareMover(new SpaceId("flandre")));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("interception");
    }

    @Test
    void friendsOfTheMoverThereCountAgainstThem() {
        var war = Situation.franceAgainstSpain().stack("first", "france", "ile_de_france", 0, 0, 1).stack("army", "france", "picardie", 0, 0, 1)
                .stack("watch", "spain", "flandre", 1, 0, 0).war().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("first"), List.of(new SpaceId("picardie"), new SpaceId("flandre")))).plays(new SpareMover(new SpaceId("flandre"))).plays(new PassInterception(new CountryId("spain")));

        war.plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))));
        assertThat(war.events().stream().filter(OverrunOfMoverOffered.class::isInstance)).as("4 LD against 2 LD now").hasSize(1);
    }

    @Test
    void theMarchTellsOfIt() {
        var march = War.RULES.moves(Situation.franceAgainstSpain().stack("army", "france", "picardie", 0, 0, 1)
                .stack("watch", "spain", "flandre", 1, 0, 0).war().declares("france", Campaign.MULTIPLE).board(), "army").orElseThrow().stream()
                .filter(option -> option.command().equals(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))).findFirst().orElseThrow();

        assertThat(march.move().risks()).anySatisfy(risk -> {
            assertThat(risk.kind()).isEqualTo("overrun");
            assertThat(risk.fraction()).isEqualTo("1/1");
        });
    }

    // --- Editions -------------------------------------------------------------------------------------------------------

    @Test
    void inTheRapidBattleTwoArmiesFightASingleDetachmentAtOnce() {
        var war = entered(picardy(2, 0, 0, 1), War.RAPID).plays(new DeclareOverrun(new SpaceId("flandre")));

        assertThat(war.last(BattleJoined.class).interception()).as("nobody is destroyed without a battle").isTrue();
        assertThat(entered(picardy(2, 0, 0, 2), War.RAPID).events()).noneMatch(OverrunOffered.class::isInstance);
        assertThat(entered(picardy(1, 2, 0, 1), War.RAPID).events()).noneMatch(OverrunOffered.class::isInstance);
    }

    @Test
    void inTheFastBattleTheRatiosArePlayed() {
        assertThat(entered(picardy(2, 0, 0, 1), War.FAST).last(OverrunOffered.class).destroys()).isTrue();
        assertThat(entered(picardy(1, 0, 0, 1), War.FAST).last(OverrunOffered.class).destroys()).isFalse();
    }

    @Test
    void nobodyElseIsAsked() {
        var war = picardy(2, 0, 0, 2).war().declares("france", Campaign.MULTIPLE);

        assertThat(war.refuses(new DeclareOverrun(new SpaceId("flandre"))).rule().id()).isEqualTo("EU-MOVE-OVERRUN");
        assertThat(war.refuses(new ForgoOverrun(new SpaceId("flandre"))).rule().id()).isEqualTo("EU-MOVE-OVERRUN");
        assertThat(war.refuses(new OverrunMover(new SpaceId("flandre"))).rule().id()).isEqualTo("EU-MOVE-OVERRUN");
        assertThat(war.refuses(new SpareMover(null)).rule().id()).isEqualTo("EU-MOVE-OVERRUN");
    }
}
