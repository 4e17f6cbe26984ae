package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightAtOnce;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.movement.play.MoveCommand.ContinueMove;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.HaltMove;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.MoveEnded;
import tercio.domain.eu.land.siege.play.SiegeCommand.Undermine;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Interception on land, by those who may and with what modifiers (EU-INT). */
class InterceptionTest {

    private static Situation situation() {
        return Situation.franceAgainstSpain()
                .stack("army", "france", "champagne", 1, 0, 1)
                .stack("watch", "spain", "flandre", 0, 0, 1);
    }

    /** The army enters Hainaut, beside which the Spanish stand, across a river. */
    private static War hainaut(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))));
    }

    @Test
    void aRiverMakesItHarderAndAFriendlyCityEasier() {
        var war = hainaut(situation()).plays(new AttemptInterception(List.of(new StackId("watch"))), 8);

        assertThat(war.step("interception").modified()).as("8 + 1 city - 2 river").isEqualTo(7);
        assertThat(war.board().stacks().get(new StackId("watch")).province().value()).isEqualTo("flandre");
        assertThat(hainaut(situation()).plays(new AttemptInterception(List.of(new StackId("watch"))), 9).board().stacks().get(new StackId("watch")).province().value())
                .as("9 + 1 - 2 is enough").isEqualTo("hainaut");
    }

    @Test
    void aNaturalTenAlwaysSucceeds() {
        var badWeather = situation().poorWeather().startingIn("W1");

        assertThat(hainaut(badWeather).plays(new AttemptInterception(List.of(new StackId("watch"))), 10).last(InterceptionAttempted.class).success())
                .as("10 + 1 - 2 - 2 = 7").isTrue();
        assertThat(hainaut(badWeather).plays(new AttemptInterception(List.of(new StackId("watch"))), 9).last(InterceptionAttempted.class).success())
                .isFalse();
    }

    @Test
    void manoeuvreAndTechnologyCount() {
        var war = hainaut(Situation.franceAgainstSpain().technologyLevel("spain", 36)
                        .stack("army", "france", "champagne", 1, 0, 1).under(2, 1, 1, 0)
                        .stack("watch", "spain", "flandre", 0, 0, 1).under(4, 1, 1, 0))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 6);

        assertThat(war.step("interception").modified()).as("6 + 2 manoeuvre + 1 six levels ahead + 1 city - 2 river").isEqualTo(8);
        assertThat(war.last(InterceptionAttempted.class).success()).isTrue();
    }

    @Test
    void whoIsNotCaughtGoesOn() {
        var war = situation().war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"), new SpaceId("champagne"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 1);

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("champagne");
    }

    @Test
    void whoStandsInTheProvinceMayInterceptAtOnce() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 6);

        assertThat(war.step("interception").modified()).as("6 + 1 city + 1 same province").isEqualTo(8);
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
    }

    @Test
    void orWaitForTheRegularBattle() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "picardie", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 1)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "flandre").plays(new EndMovement(new CountryId("france")));

        assertThat(war.decision("battles").options()).extracting(Option::command).containsExactly(new FightBattle(new SpaceId("flandre")));
    }

    @Test
    void aPassiveCampaignInterceptsInFriendlyProvincesOnly() {
        var war = situation().war().waits("france").waits("spain").plays(new RollContinuation(), 6)
                .declares("france", Campaign.PASSIVE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("picardie"))));

        assertThat(war.board().stacks().get(new StackId("army")).moved()).as("Picardie is French").isTrue();
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void anActiveOneEverywhere() {
        var war = situation().war().waits("france").declares("spain", Campaign.SIMPLE).plays(new EndMovement(new CountryId("spain")))
                .plays(new RollContinuation(), 6).declares("france", Campaign.PASSIVE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("picardie"))));

        assertThat(war.decision("interception").party()).isEqualTo("spain");
    }

    @Test
    void whoChoseNoCampaignDoesNotIntercept() {
        var war = situation().war().waits("france").declares("spain", Campaign.NONE).plays(new EndMovement(new CountryId("spain")))
                .plays(new RollContinuation(), 6);

        assertThat(war.declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut")))).decisions())
                .extracting(Decision::id).containsExactly("movement");
        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("watch")))).rule().id()).isEqualTo("EU-INT-LAND");
    }

    @Test
    void eachStackTriesOnceForTheWholeMove() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("siege", "france", "hainaut", 0, 1, 0)
                .stack("watch", "spain", "vlaanderen", 0, 0, 1).war().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"), new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 1);

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).as("Vlaanderen touches Flandre too").isEqualTo("flandre");
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void allAttemptsAreAnnouncedBeforeAnyIsRolled() {
        var war = hainaut(situation().stack("guard", "spain", "brabant", 0, 0, 1));

        assertThat(war.decision("interception").options()).as("each alone, both in either order, and none").hasSize(5);
        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("watch"), new StackId("watch")))).rule().id()).isEqualTo("EU-INT-LAND");
        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("army")))).legal()).hasSize(5);
        assertThat(war.refuses(new AttemptInterception(List.of())).rule().id()).isEqualTo("EU-INT-LAND");
        assertThat(war.refuses(new PassInterception(new CountryId("france"))).rule().id()).isEqualTo("EU-INT-LAND");
        war.plays(new AttemptInterception(List.of(new StackId("watch"), new StackId("guard"))), 1, 8);
        assertThat(war.last(BattleJoined.class).nonPhasing()).extracting(Engaged::stack).containsExactly(new StackId("guard"));
    }

    @Test
    void whoIsLockedInBattleDoesNotIntercept() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("first", "france", "picardie", 1, 0, 0)
                .stack("watch", "spain", "flandre", 0, 0, 1).war().declares("france", Campaign.MULTIPLE).marches("first", "flandre");

        assertThat(war.plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut")))).decisions()).extracting(Decision::id).containsExactly("movement");
    }

    @Test
    void aStackMaySplitBeforeItIntercepts() {
        var war = hainaut(Situation.franceAgainstSpain().stack("army", "france", "champagne", 1, 0, 1).stack("watch", "spain", "flandre", 0, 1, 0));

        assertThat(war.decision("interception").movers()).containsExactly("watch");
        assertThat(War.RULES.moves(war.board(), "watch").orElseThrow()).extracting(Option::command)
                .contains(new SplitStack(new StackId("watch"), Counters.of(Units.of(0, 0, 1)), false));
        war.plays(new SplitStack(new StackId("watch"), Counters.of(Units.of(0, 0, 1)), false))
                .plays(new AttemptInterception(List.of(new StackId("watch.1"))), 10);
        assertThat(war.board().stacks().get(new StackId("watch")).province().value()).isEqualTo("flandre");
        assertThat(war.board().stacks().get(new StackId("watch.1")).province().value()).isEqualTo("hainaut");
        assertThat(war.refuses(new SplitStack(new StackId("watch.1"), Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-UNIT-2");
    }

    @Test
    void aBesiegerThatInterceptsInEnemyLandLeavesASiegeBehind() {
        var war = Situation.franceAgainstSpain().level("hainaut", 1).level("flandre", 2).controller("flandre", "france")
                .stack("army", "france", "champagne", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 2).war()
                .waits("france").declares("spain", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("spain")));
        war.plays((EuCommand) war.decision("siege-flandre").options().stream().filter(option -> option.command() instanceof Undermine)
                .findFirst().orElseThrow().command(), 1).plays(new RollContinuation(), 6).declares("france", Campaign.PASSIVE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("picardie"))));

        assertThat(war.decisions()).extracting(Decision::id).as("to Picardie with all its 2 LD it may not go").containsExactly("movement");
    }

    @Test
    void aBesiegerMayInterceptWithThePartThatTheSiegeCanSpare() {
        var war = Situation.franceAgainstSpain().level("hainaut", 1).level("flandre", 2).controller("flandre", "france")
                .stack("army", "france", "champagne", 1, 0, 1).stack("watch", "spain", "flandre", 0, 0, 3).war()
                .waits("france").declares("spain", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("spain")));
        war.plays(new Undermine(new SpaceId("flandre")), 1).plays(new RollContinuation(), 6).declares("france", Campaign.PASSIVE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("ile_de_france"), new SpaceId("picardie"))));

        assertThat(war.decision("interception").options()).extracting(Option::command).containsExactly(new PassInterception(new CountryId("spain")));
        assertThat(war.decision("interception").movers()).containsExactly("watch");
        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("watch")))).rule().id()).isEqualTo("EU-MOVE-SIEGE");
        war.plays(new SplitStack(new StackId("watch"), Counters.of(Units.of(0, 0, 1)), false));
        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("watch")))).rule().id()).as("2 LD of level 2 stay").isEqualTo("EU-MOVE-SIEGE");
        war.plays(new AttemptInterception(List.of(new StackId("watch.1"))), 10);
        assertThat(war.board().stacks().get(new StackId("watch.1")).province().value()).isEqualTo("picardie");
        assertThat(war.board().stacks().get(new StackId("watch")).province().value()).isEqualTo("flandre");
    }

    private static War caught() {
        return hainaut(situation().stack("help", "france", "champagne", 0, 1, 0)).plays(new AttemptInterception(List.of(new StackId("watch"))), 10);
    }

    @Test
    void phasingStacksMayComeToHelp() {
        var war = caught();

        assertThat(war.decision("interception").rule().id()).isEqualTo("EU-INT-COUNTER");
        war.plays(new AttemptInterception(List.of(new StackId("help"))), 10);
        assertThat(war.last(BattleJoined.class).phasing()).extracting(Engaged::stack).containsExactly(new StackId("army"), new StackId("help"));
        assertThat(caught().plays(new PassInterception(new CountryId("france"))).last(BattleJoined.class).phasing()).extracting(Engaged::stack)
                .containsExactly(new StackId("army"));
        assertThat(caught().refuses(new AttemptInterception(List.of(new StackId("army")))).rule().id()).isEqualTo("EU-INT-COUNTER");
    }

    @Test
    void interceptorsDoNotCloseAFriendlyProvinceToAPassiveHelper() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 1, 0, 1).stack("help", "france", "caux", 0, 1, 0)
                .stack("watch", "spain", "flandre", 0, 0, 1).war().waits("france").declares("spain", Campaign.SIMPLE)
                .plays(new EndMovement(new CountryId("spain"))).plays(new RollContinuation(), 6).declares("france", Campaign.PASSIVE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("picardie")))).plays(new AttemptInterception(List.of(new StackId("watch"))), 10);

        assertThat(war.decision("interception").options()).extracting(Option::command).contains(new AttemptInterception(List.of(new StackId("help"))));
    }

    private static War besideOthers() {
        return hainaut(situation().stack("guard", "spain", "hainaut", 0, 1, 0)).plays(new AttemptInterception(List.of(new StackId("watch"))), 10);
    }

    @Test
    void besideOtherForcesTheInterceptorsFightAtOnce() {
        var war = besideOthers();

        assertThat(war.decision("interception-battle").options()).hasSize(2);
        war.plays(new FightAtOnce(new SpaceId("hainaut")));
        assertThat(war.last(BattleJoined.class).interception()).isTrue();
        assertThat(war.last(BattleJoined.class).nonPhasing()).extracting(Engaged::stack).containsExactly(new StackId("watch"));
        war.plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.PHASING));
        assertThat(war.last(MoveEnded.class)).as("the guard still bars the way").isEqualTo(new MoveEnded(new StackId("army"), new SpaceId("hainaut")));
    }

    @Test
    void orLaterWithAllOfThem() {
        var war = besideOthers().plays(new FightLater(new SpaceId("hainaut")));

        assertThat(war.last(MoveEnded.class)).isEqualTo(new MoveEnded(new StackId("army"), new SpaceId("hainaut")));
        war.plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("hainaut")));
        assertThat(war.last(BattleJoined.class).interception()).isFalse();
        assertThat(war.last(BattleJoined.class).nonPhasing()).extracting(Engaged::stack).containsExactlyInAnyOrder(new StackId("guard"), new StackId("watch"));
    }

    @Test
    void thereIsNoSuchChoiceWhereNobodyElseStands() {
        var refusal = hainaut(situation()).plays(new AttemptInterception(List.of(new StackId("watch"))), 10).refuses(new FightLater(new SpaceId("hainaut")));

        assertThat(refusal.rule().id()).isEqualTo("EU-INT-MERGE");
        assertThat(situation().war().refuses(new FightAtOnce(null)).rule().id()).isEqualTo("EU-INT-MERGE");
    }

    private static War won() {
        return hainaut(situation()).plays(new AttemptInterception(List.of(new StackId("watch"))), 10)
                .plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.PHASING));
    }

    @Test
    void whoWinsAnInterceptionMayGoOnWhereItLikes() {
        var war = won();

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.decision("onward").options()).extracting(Option::command)
                .contains(new HaltMove(new StackId("army")), new ContinueMove(new StackId("army"), List.of(new SpaceId("champagne"))))
                .as("Hainaut is not besieged").doesNotContain(new ContinueMove(new StackId("army"), List.of(new SpaceId("brabant"))));
        assertThat(war.refuses(new ContinueMove(new StackId("army"), List.of(new SpaceId("brabant")))).rule().id()).isEqualTo("EU-MOVE-SIEGE");
        war.plays(new ContinueMove(new StackId("army"), List.of(new SpaceId("champagne"))));
        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("champagne");
    }

    @Test
    void orHaltThere() {
        var war = won().plays(new HaltMove(new StackId("army")));

        assertThat(war.board().stacks().get(new StackId("army")).province().value()).isEqualTo("hainaut");
        assertThat(war.refuses(new ContinueMove(new StackId("army"), List.of())).rule().id()).isEqualTo("EU-INT-7");
    }

    @Test
    void whoLosesAnInterceptionStopsAndWhoWasBeatenDoesNotTryAgain() {
        var war = hainaut(Situation.franceAgainstSpain().stack("army", "france", "champagne", 0, 0, 2).stack("second", "france", "champagne", 0, 0, 1)
                        .stack("watch", "spain", "flandre", 1, 1, 0))
                .plays(new AttemptInterception(List.of(new StackId("watch"))), 10).plays(new PassInterception(new CountryId("france")))
                .plays(new FightBattle(new SpaceId("hainaut")), War.luck(Side.NON_PHASING));

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("movement");
        assertThat(war.last(BattleEnded.class).barred()).containsExactly(new StackId("army"));
    }

    /** Spain besieges Flandre, of level 2, with these stacks; France enters Artois, which is friendly to Spain. */
    private static War sieging(int... ld) {
        var situation = Situation.franceAgainstSpain().level("flandre", 2).controller("flandre", "france")
                .stack("army", "france", "champagne", 1, 0, 1);
        for (int at = 0; at < ld.length; at++) {
            situation.stack("siege-" + at, "spain", "flandre", 0, ld[at] / 2, ld[at] % 2);
        }
        return situation.war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("army"), List.of(new SpaceId("artois"))));
    }

    @Test
    void interceptorsLeaveEnoughForTheSiegeOrEmptyItAllTogether() {
        assertThat(sieging(3).decision("interception").options()).extracting(Option::command)
                .as("all of them, to friendly land").contains(new AttemptInterception(List.of(new StackId("siege-0"))));
        assertThat(sieging(2, 1).decision("interception").options()).extracting(Option::command).as("the LD leaves 2 at level 2, the 2 LD leave 1")
                .containsExactly(new AttemptInterception(List.of(new StackId("siege-1"))), new PassInterception(new CountryId("spain")));
        assertThat(sieging(2, 1).refuses(new AttemptInterception(List.of(new StackId("siege-0")))).rule().id()).as("a part of it may go").isEqualTo("EU-MOVE-SIEGE");
        assertThat(sieging(1, 1).decisions()).extracting(Decision::id).as("each would leave 1 LD").containsExactly("movement");
    }

    @Test
    void ofThoseAnnouncedTogetherAnyMayFail() {
        var war = sieging(2, 2);
        assertThat(war.decision("interception").options()).extracting(Option::command).as("both would empty the siege")
                .contains(new AttemptInterception(List.of(new StackId("siege-0"), new StackId("siege-1"))));

        var three = sieging(1, 1, 1);
        assertThat(three.decision("interception").options()).extracting(Option::command).as("two would leave 1 LD at level 2")
                .contains(new AttemptInterception(List.of(new StackId("siege-0"))))
                .doesNotContain(new AttemptInterception(List.of(new StackId("siege-0"), new StackId("siege-1"))),
                        new AttemptInterception(List.of(new StackId("siege-0"), new StackId("siege-1"), new StackId("siege-2"))));
        var refusal = three.refuses(new AttemptInterception(List.of(new StackId("siege-0"), new StackId("siege-1"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-SIEGE");
        assertThat(refusal.legal()).hasSize(4);
    }
}
