package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleJoined;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.FightLater;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.interception.play.InterceptionEvent.CounterInterceptionPassed;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAnnounced;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionAttempted;
import tercio.domain.eu.land.interception.play.InterceptionEvent.InterceptionPassed;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Countries of one alliance intercept with their own stacks; all announce before any die is thrown (EU-INT-LAND). */
class AlliedInterceptionTest {

    private static Situation situation() {
        return Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain", "genes"))
                .initiative("france", 40).initiative("venice", 40)
                .stack("army", "france", "champagne", 1, 0, 0)
                .stack("watch", "spain", "flandre", 0, 0, 2).stack("guard", "genes", "brabant", 0, 0, 1);
    }

    /** The army enters Hainaut, which is Spanish: flandre lies across a river, brabant does not. */
    private static War hainaut(Situation situation) {
        return situation.war().declares("france", Campaign.MULTIPLE).declares("venice", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId("hainaut"))));
    }

    private static War hainaut() {
        return hainaut(situation());
    }

    private static void isFor(War war, String country, EuCommand command) {
        assertThat(War.RULES.parties(war.board(), command)).as("who may give %s", command).containsExactly(country);
    }

    /** Two LD may leave the siege of a fortress of level 2 together; one of them alone may not, and the other neither. */
    @Test
    void whoSplitsSoThatNobodyMayLeaveTheSiegeLetsTheMoverPass() {
        var war = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain")).initiative("spain", 90)
                .controller("artois", "france").level("hainaut", 2).stack("near", "france", "picardie", 0, 0, 1)
                .stack("siege", "venice", "hainaut", 0, 0, 2).stack("spa", "spain", "flandre", 0, 0, 2)
                .war().luckyInAttrition().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("spa"), List.of(new SpaceId("artois")))).plays(new PassInterception(new CountryId("france")));

        assertThat(war.decision("interception-venice").movers()).containsExactly("siege");
        war.plays(new SplitStack(new StackId("siege"), new Counters(0, 0, 1), false));
        assertThat(war.last(InterceptionPassed.class).moving().value()).isEqualTo("spa");
        assertThat(war.decision("movement").party()).isEqualTo("spain");
    }

    @Test
    void eachCountryIsAskedForItsOwnStacks() {
        var war = hainaut();

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("interception-genes", "interception-spain");
        assertThat(war.decision("interception-spain").options()).extracting(Option::command)
                .containsExactly(new AttemptInterception(List.of(new StackId("watch"))), new PassInterception(new CountryId("spain")));
        isFor(war, "spain", new AttemptInterception(List.of(new StackId("watch"))));
        isFor(war, "genes", new AttemptInterception(List.of(new StackId("guard"))));
        isFor(war, "genes", new PassInterception(new CountryId("genes")));
    }

    @Test
    void noDieIsThrownBeforeAllHaveAnnounced() {
        var war = hainaut().plays(new AttemptInterception(List.of(new StackId("watch"))));

        assertThat(war.last(InterceptionAnnounced.class)).isEqualTo(new InterceptionAnnounced(new CountryId("spain"), List.of(new StackId("watch")), new StackId("army"), new SpaceId("hainaut")));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("interception-genes");
        war.plays(new AttemptInterception(List.of(new StackId("guard"))), 9, 1);
        assertThat(war.step("interception").modified()).as("Spain first, as announced: 9 + 1 city - 2 river").isEqualTo(8);
        assertThat(war.last(BattleJoined.class).nonPhasing()).extracting(Engaged::stack).containsExactly(new StackId("watch"));
    }

    @Test
    void whatAnAllyHasAnnouncedIsRolledThoughTheLastCountryPasses() {
        var war = hainaut().plays(new AttemptInterception(List.of(new StackId("guard")))).plays(new PassInterception(new CountryId("spain")), 7);

        assertThat(war.last(InterceptionAttempted.class)).as("7 + 1 city").isEqualTo(
                new InterceptionAttempted(new StackId("guard"), new SpaceId("brabant"), new StackId("army"), new SpaceId("hainaut"), true));
    }

    @Test
    void whereAllLetItPassNobodyRolls() {
        var war = hainaut().plays(new PassInterception(new CountryId("genes"))).plays(new PassInterception(new CountryId("spain")));

        assertThat(war.events()).noneMatch(InterceptionAttempted.class::isInstance);
        assertThat(war.last(InterceptionPassed.class)).isEqualTo(new InterceptionPassed(Alliance.of(1), new StackId("army"), new SpaceId("hainaut")));
        assertThat(war.board().stacks().get(new StackId("army")).moved()).isTrue();
    }

    @Test
    void nobodyAnnouncesForAnAlly() {
        var war = hainaut();

        var refusal = war.refuses(new AttemptInterception(List.of(new StackId("watch"), new StackId("guard"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-INT-LAND");
        assertThat(Told.of(refusal.detail())).isEqualTo(
                "eu.interception.refused-who-intercepts: mixed yes, stack (eu.name.stack: country France, size 4), counter no, by "
                        + "[(eu.interception.with-stacks: who Genoa, stacks [(eu.name.stack: country Genoa, size 1)]) + "
                        + "(eu.interception.with-stacks: who Spain, stacks [(eu.name.stack: country Spain, size 2)])].");
        assertThat(refusal.legal()).extracting(Option::command).contains(new AttemptInterception(List.of(new StackId("guard"))));
        war.plays(new PassInterception(new CountryId("spain")));
        assertThat(war.refuses(new AttemptInterception(List.of(new StackId("watch")))).rule().id()).as("Spain has spoken").isEqualTo("EU-INT-LAND");
        assertThat(war.refuses(new PassInterception(new CountryId("spain"))).rule().id()).isEqualTo("EU-INT-LAND");
        assertThat(war.refuses(new SplitStack(new StackId("watch"), Counters.of(Units.of(0, 0, 1)), false)).rule().id()).isEqualTo("EU-UNIT-2");
    }

    @Test
    void theCountryThatCommandsTheInterceptorsChoosesWhenTheyFight() {
        var war = hainaut(situation().stack("other", "genes", "hainaut", 0, 0, 1).stack("second", "genes", "brabant", 0, 1, 0))
                .plays(new AttemptInterception(List.of(new StackId("watch")))).plays(new AttemptInterception(List.of(new StackId("guard"), new StackId("second"))), 10, 10, 10);

        assertThat(war.decision("interception-battle").party()).as("Genoa came with 3 LD, Spain with 2").isEqualTo("genes");
        isFor(war, "genes", new FightLater(new SpaceId("hainaut")));
    }

    @Test
    void eachCountryComesToTheHelpOfItsAllyWithItsOwn() {
        var war = hainaut(situation().stack("help", "france", "champagne", 0, 0, 1).stack("friend", "venice", "champagne", 0, 0, 1))
                .plays(new PassInterception(new CountryId("genes"))).plays(new AttemptInterception(List.of(new StackId("watch"))), 10);

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("interception-venice", "interception-france");
        assertThat(Told.of(war.decision("interception-venice").prompt())).isEqualTo("eu.interception.ask-help: stack (eu.name.stack: country France, size 4), where Hainaut, who Venice.");
        isFor(war, "venice", new AttemptInterception(List.of(new StackId("friend"))));
        war.plays(new AttemptInterception(List.of(new StackId("friend")))).plays(new PassInterception(new CountryId("france")), 10);
        assertThat(war.last(BattleJoined.class).phasing()).extracting(Engaged::stack).containsExactly(new StackId("army"), new StackId("friend"));
    }

    @Test
    void nobodyComesWhereAllStayAway() {
        var war = hainaut(situation().stack("help", "france", "champagne", 0, 0, 1).stack("friend", "venice", "champagne", 0, 0, 1))
                .plays(new PassInterception(new CountryId("genes"))).plays(new AttemptInterception(List.of(new StackId("watch"))), 10)
                .plays(new PassInterception(new CountryId("venice"))).plays(new PassInterception(new CountryId("france")));

        assertThat(war.last(CounterInterceptionPassed.class)).isEqualTo(new CounterInterceptionPassed(new StackId("army"), new SpaceId("hainaut")));
    }
}
