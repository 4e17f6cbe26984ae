package tercio.domain.eu.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.campaign.Campaign;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.play.leader.LeaderEvent.HierarchyBroken;
import tercio.domain.eu.play.leader.LeaderEvent.HierarchyBroken.Below;
import tercio.domain.eu.play.movement.Arrival;
import tercio.domain.eu.play.movement.MoveCommand.EndMovement;
import tercio.domain.eu.play.movement.MoveCommand.MergeStacks;
import tercio.domain.eu.play.movement.MoveCommand.MoveStack;
import tercio.domain.eu.play.movement.MoveCommand.RideAlone;
import tercio.domain.eu.play.movement.MoveCommand.SplitStack;
import tercio.domain.eu.play.movement.MoveEvent.LeaderRode;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;

/** Leaders who leave their stack and ride alone to another (EU-MOVE-LEADER). */
class LeadersAloneTest {

    private static final String GENERAL = "general-of-from";
    private static final RideAlone RIDE = new RideAlone(GENERAL, "to");

    /** The French move first; their general is in Picardie with 3 LD. */
    private static Situation french() {
        return Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10)
                .stack("from", "france", "picardie", 0, 1, 1).under(3, 2, 2, 0);
    }

    private static War riding(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE);
    }

    /** All of a way from Holland to Gibraltar is French. */
    private static Situation longWay(String from) {
        var situation = Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10);
        for (var province : List.of("holland", "utrecht", "zeeland", "vlaanderen", "flandre", "artois", "hainaut", "brabant", "rosselo", "catalunya", "aragon",
                "castilla_la_nueva", "la_mancha", "cordoba", "andalucia", "gibraltar")) {
            situation = situation.owner(province, "france").controller(province, "france");
        }
        return situation.stack("from", "france", from, 0, 0, 1).under(1, 1, 1, 0).stack("to", "france", "gibraltar", 0, 0, 1);
    }

    /** Over the Seine to Île-de-France 2 MP, on to Champagne 1 MP: by Artois it is no longer, but the fortress there is Spanish. */
    @Test
    void aLeaderJoinsAnotherStackByTheShortestWayWithoutDanger() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1)).plays(RIDE);

        var rode = new LeaderRode(GENERAL, "from", "to", List.of("ile_de_france", "champagne"), 3);
        assertThat(war.last(LeaderRode.class)).isEqualTo(rode);
        assertThat(war.board().stacks().get("from").leaders()).isEmpty();
        assertThat(war.board().stacks().get("to").leaders()).containsExactly(GENERAL);
        assertThat(war.board().stacks().get("to").moved()).as("its troops have not moved").isFalse();
        assertThat(war.explanation()).extracting(Step::result).containsExactly("2 MP", "1 MP", "3 of 20 MP, no roll for attrition");
        assertThat(war.explanation()).extracting(step -> step.rule().id()).containsExactly("EU-MOVE-1", "EU-MOVE-1", "EU-MOVE-LEADER");
    }

    /**
     * From Zeeland, by the printed costs: Flanders 2 MP, then 1 MP each for Flandre, Artois, Champagne, Troyes, Burgundy, Lyonnais,
     * Languedoc and Rosselo, 2 for Catalunya and Aragon, 1 for each of the next four and 2 for the mountain of Gibraltar: 20.
     */
    @Test
    void heHasTwentyMp() {
        var war = riding(longWay("zeeland")).plays(RIDE);

        assertThat(war.last(LeaderRode.class).mp()).isEqualTo(20);
        assertThat(war.board().duties()).as("no roll for attrition").isEmpty();
        var refusal = riding(longWay("holland")).refuses(RIDE);
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-LEADER");
        assertThat(refusal.detail()).contains("at most 20 MP");
    }

    /** Six MP would be a cause of attrition for troops. */
    @Test
    void heNeverRollsForAttrition() {
        var war = riding(french().stack("to", "france", "languedoc", 0, 0, 1)).plays(RIDE);

        assertThat(war.last(LeaderRode.class).mp()).isEqualTo(6);
        assertThat(war.board().duties()).isEmpty();
        assertThat(war.decision("movement").party()).isEqualTo("france");
    }

    @Test
    void heWouldDieWhereEnemiesStandWithoutFriends() {
        var situation = french().stack("to", "france", "vlaanderen", 0, 0, 2);

        assertThat(riding(situation).refuses(RIDE).detail()).contains("dies where he meets enemies").contains("the fortress of Fland");
        assertThat(riding(situation.stack("spa", "spain", "flandre", 0, 0, 1)).refuses(RIDE).detail()).contains("Spain's stack of 1 LD stands in Fland");
    }

    /** In a passive campaign no stack may enter Flandre, and a leader may: his move is passive. */
    @Test
    void heTakesCommandOfASiegeByAPassiveMove() {
        var war = riding(french().stack("to", "france", "flandre", 0, 0, 3));

        assertThat(war.refuses(new MoveStack("from", List.of("flandre"))).rule().id()).isEqualTo("EU-CAMP-3");
        war.plays(RIDE);
        assertThat(war.last(LeaderRode.class)).isEqualTo(new LeaderRode(GENERAL, "from", "to", List.of("flandre"), 2));
        assertThat(war.board().countries().get("france").active()).isEmpty();
    }

    @Test
    void unbesiegedFriendsKeepHimSafeAmongEnemies() {
        var war = riding(french().stack("to", "france", "flandre", 0, 0, 3).stack("spa", "spain", "flandre", 0, 0, 3)).plays(RIDE);

        assertThat(war.board().stacks().get("to").leaders()).containsExactly(GENERAL);
    }

    @Test
    void besiegedFriendsDoNot() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1).inside().stack("spa", "spain", "champagne", 0, 0, 3));

        assertThat(war.refuses(RIDE).detail()).contains("is besieged in Champagne");
    }

    @Test
    void aBesiegedLeaderStays() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10)
                .stack("from", "france", "champagne", 0, 0, 1).under(1, 1, 1, 0).inside().stack("spa", "spain", "champagne", 0, 0, 3)
                .stack("to", "france", "picardie", 0, 0, 1));

        assertThat(war.refuses(RIDE).rule().id()).isEqualTo("EU-MOVE-BESIEGED");
    }

    /** Spain has declared a campaign that lets it intercept anywhere, from Artois in Île-de-France: he makes a detour of 5 MP. */
    @Test
    void heDoesNotRideWhereHeCouldBeIntercepted() {
        var situation = french().initiative("spain", 30).stack("to", "france", "champagne", 0, 0, 1).stack("spa", "spain", "artois", 0, 0, 3);

        assertThat(afterSpain(situation, Campaign.SIMPLE).plays(RIDE).last(LeaderRode.class))
                .isEqualTo(new LeaderRode(GENERAL, "from", "to", List.of("caux", "orleanais", "troyes", "champagne"), 5));
        assertThat(afterSpain(situation, Campaign.PASSIVE).plays(RIDE).last(LeaderRode.class).path()).as("a passive campaign intercepts in friendly land only")
                .containsExactly("ile_de_france", "champagne");
        var only = french().initiative("spain", 30).controller("artois", "france").controller("caux", "spain").controller("ile_de_france", "spain")
                .stack("to", "france", "champagne", 0, 0, 1).stack("spa", "spain", "hainaut", 0, 0, 3);
        assertThat(afterSpain(only, Campaign.SIMPLE).refuses(RIDE).detail()).contains("Spain's stack of 3 LD could intercept him in Artois");
    }

    private static War afterSpain(Situation situation, Campaign spanish) {
        return situation.war().declares("spain", spanish).plays(new EndMovement("spain")).luckyInAttrition().declares("france", Campaign.PASSIVE);
    }

    @Test
    void heMovesOnceInAnImpulse() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 2).stack("third", "france", "troyes", 0, 0, 1)).plays(RIDE);

        assertThat(war.refuses(new RideAlone(GENERAL, "third")).rule().id()).isEqualTo("EU-MOVE-ONCE");
        var refusal = war.refuses(new MoveStack("to", List.of("troyes")));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-ONCE");
        assertThat(refusal.detail()).contains("has ridden to the stack");
        war.plays(new SplitStack("to", Counters.of(Units.of(0, 0, 1)), false)).marches("to.1", "troyes");
        assertThat(war.board().stacks().get("to.1").province()).isEqualTo("troyes");
        assertThat(war.marches("from", "ile_de_france").board().stacks().get("from").province()).isEqualTo("ile_de_france");
    }

    @Test
    void aLeaderWhoHasMarchedDoesNotRideAndJoinsNoMarch() {
        var situation = french().stack("to", "france", "champagne", 0, 0, 2).stack("mover", "france", "ile_de_france", 0, 0, 1);

        assertThat(riding(situation).marches("from", "ile_de_france").refuses(RIDE).rule().id()).isEqualTo("EU-MOVE-ONCE");
        var war = riding(situation).plays(RIDE).plays(new MoveStack("mover", List.of("champagne"), Optional.of(Arrival.PAUSE)));
        assertThat(war.refuses(new MergeStacks("to", "mover")).rule().id()).isEqualTo("EU-MOVE-REGROUP");
        assertThat(war.refuses(RIDE).detail()).contains("between the movements");
    }

    @Test
    void heMayJoinAStackThatHasMoved() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 2)).marches("to", "ile_de_france").plays(RIDE);

        assertThat(war.board().stacks().get("to").leaders()).containsExactly(GENERAL);
    }

    @Test
    void heChangesStacksInOneProvince() {
        var war = riding(french().stack("to", "france", "picardie", 0, 1, 0)).plays(RIDE);

        var rode = new LeaderRode(GENERAL, "from", "to", List.of(), 0);
        assertThat(war.last(LeaderRode.class)).isEqualTo(rode);
        var before = riding(french().stack("to", "france", "picardie", 0, 1, 0));
        assertThat(War.RULES.sentence(before.board(), rode, List.of())).startsWith(GENERAL + " rides alone from France's stack of 3 LD")
                .endsWith("to France's stack of 2 LD beside it.");
    }

    @Test
    void aMonarchRidesLikeOthers() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10)
                .stack("from", "france", "picardie", 0, 0, 1).underMonarch().stack("to", "france", "champagne", 0, 0, 1)).plays(RIDE);

        assertThat(war.board().stacks().get("to").leaders()).containsExactly(GENERAL);
    }

    /** Alba of rank A would command 1 LD, and Farnese of rank C commands 2. */
    @Test
    void aRideAgainstTheHierarchyIsTold() {
        var war = Situation.franceAgainstSpain().initiative("spain", 20).initiative("france", 10)
                .leader(spaniard("alba", "A")).leader(spaniard("farnese", "C"))
                .stack("great", "spain", "flandre", 1, 0, 0).ledBy("alba").stack("small", "spain", "hainaut", 0, 1, 0).ledBy("farnese")
                .stack("other", "spain", "brabant", 0, 0, 1).war().declares("spain", Campaign.PASSIVE);

        assertThat(War.RULES.moves(war.board(), "great").orElseThrow()).extracting(Option::label)
                .anyMatch(label -> label.startsWith("alba rides alone to Spain's stack of 1 LD") && label.endsWith("against the hierarchy"));
        war.plays(new RideAlone("alba", "other"));
        assertThat(war.last(HierarchyBroken.class)).isEqualTo(new HierarchyBroken("spain", List.of(new Below("alba", 1, "farnese", 2))));
    }

    private static LeaderAtStart spaniard(String id, String rank) {
        return new LeaderAtStart(id, id, "spain", rank, 3, 3, 3, 0, false);
    }

    @Test
    void ridesAreOfferedWithTheStackAndNarrated() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1));

        assertThat(war.decision("movement").movers()).contains("from");
        assertThat(War.RULES.moves(war.board(), "from").orElseThrow()).contains(new Option(GENERAL + " rides alone to France's stack of 1 LD in Champagne, 3 MP", RIDE));
        assertThat(War.RULES.parties(war.board(), RIDE)).containsExactly("france");
        assertThat(War.RULES.sentence(war.board(), new LeaderRode(GENERAL, "from", "to", List.of("ile_de_france", "champagne"), 3), List.of()))
                .endsWith("to France's stack of 1 LD in Champagne for 3 MP.");
    }

    @Test
    void refusals() {
        var situation = french().stack("to", "france", "champagne", 0, 0, 1).stack("spa", "spain", "hainaut", 0, 0, 1);
        var war = riding(situation);

        assertThat(war.refuses(new RideAlone("nobody", "to")).detail()).contains("no stack has the leader nobody");
        assertThat(war.refuses(new RideAlone(GENERAL, "nowhere")).detail()).contains("there is no stack nowhere");
        assertThat(war.refuses(new RideAlone(null, null)).rule().id()).isEqualTo("EU-MOVE-LEADER");
        var refusal = war.refuses(new RideAlone(GENERAL, "spa"));
        assertThat(refusal.detail()).contains("another stack of his own country");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(RIDE);
        assertThat(war.refuses(new RideAlone(GENERAL, "from")).rule().id()).isEqualTo("EU-MOVE-LEADER");
        assertThat(situation.war().declares("france", Campaign.NONE).refuses(RIDE).rule().id()).isIn("EU-CAMP-1", "EU-MOVE-LEADER");
        assertThat(situation.war().refuses(RIDE).detail()).contains("between the movements of their alliance");
    }
}
