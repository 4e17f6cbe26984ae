package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.losses.play.LossEvent.LeaderWounded;
import tercio.domain.eu.land.movement.play.Arrival;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MergeStacks;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.land.movement.play.MoveCommand.SplitStack;
import tercio.domain.eu.land.movement.play.MoveEvent.LeaderRode;
import tercio.domain.eu.land.movement.play.MoveEvent.LoneLeaderDied;
import tercio.domain.eu.land.movement.play.MoveEvent.RideEnded;
import tercio.domain.eu.land.siege.play.SiegeCommand.ResolveAssault;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.leader.play.LeaderEvent.HierarchyBroken;
import tercio.domain.eu.turn.leader.play.LeaderEvent.HierarchyBroken.Below;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/** Leaders who leave their stack and ride alone to another (EU-MOVE-LEADER). */
class LeadersAloneTest {

    private static final String GENERAL = "general-of-from";
    private static final int CATCHES = 10;
    private static final int MISSES = 1;
    private static final RideAlone RIDE = new RideAlone(new LeaderId(GENERAL), new StackId("to"));

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

        var rode = new LeaderRode(new LeaderId(GENERAL), new StackId("from"), new StackId("to"), List.of(new SpaceId("ile_de_france"), new SpaceId("champagne")), 3);
        assertThat(war.last(LeaderRode.class)).isEqualTo(rode);
        assertThat(war.board().stacks().get(new StackId("from")).leaders()).isEmpty();
        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
        assertThat(war.board().stacks().get(new StackId("to")).moved()).as("its troops have not moved").isFalse();
        assertThat(war.explanation()).extracting(Step::result).containsExactly("2 MP", "1 MP", null);
        assertThat(Told.of(war.explanation().getLast().said())).isEqualTo("eu.movement.result-ride: mp 3, most 20.");
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
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-no-way-so-short").contains("most 20");
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

        assertThat(Told.of(riding(situation).refuses(RIDE).detail())).contains("eu.movement.refused-danger").contains("danger fortress").contains("where Fland");
        assertThat(Told.of(riding(situation.stack("spa", "spain", "flandre", 0, 0, 1)).refuses(RIDE).detail())).contains("danger stack, stack (eu.name.stack: country Spain, size 1), where Fland");
    }

    /** In a passive campaign no stack may enter Flandre, and a leader may: his move is passive. */
    @Test
    void heTakesCommandOfASiegeByAPassiveMove() {
        var war = riding(french().stack("to", "france", "flandre", 0, 0, 3));

        assertThat(war.refuses(new MoveStack(new StackId("from"), List.of(new SpaceId("flandre")))).rule().id()).isEqualTo("EU-CAMP-3");
        war.plays(RIDE);
        assertThat(war.last(LeaderRode.class)).isEqualTo(new LeaderRode(new LeaderId(GENERAL), new StackId("from"), new StackId("to"), List.of(new SpaceId("flandre")), 2));
        assertThat(war.board().countries().get(new CountryId("france")).active()).isEmpty();
    }

    @Test
    void unbesiegedFriendsKeepHimSafeAmongEnemies() {
        var war = riding(french().stack("to", "france", "flandre", 0, 0, 3).stack("spa", "spain", "flandre", 0, 0, 3)).plays(RIDE);

        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    @Test
    void besiegedFriendsDoNot() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1).inside().stack("spa", "spain", "champagne", 0, 0, 3));

        assertThat(Told.of(war.refuses(RIDE).detail())).contains("eu.movement.refused-through-siege").contains("where Champagne");
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
                .isEqualTo(new LeaderRode(new LeaderId(GENERAL), new StackId("from"), new StackId("to"), List.of(new SpaceId("caux"), new SpaceId("orleanais"), new SpaceId("troyes"), new SpaceId("champagne")), 5));
        assertThat(afterSpain(situation, Campaign.PASSIVE).plays(RIDE).last(LeaderRode.class).path()).as("a passive campaign intercepts in friendly land only")
                .containsExactly(new SpaceId("ile_de_france"), new SpaceId("champagne"));
        var only = french().initiative("spain", 30).controller("artois", "france").controller("caux", "spain").controller("ile_de_france", "spain")
                .stack("to", "france", "champagne", 0, 0, 1).stack("spa", "spain", "hainaut", 0, 0, 3);
        assertThat(Told.of(afterSpain(only, Campaign.SIMPLE).refuses(RIDE).detail())).contains("danger interception, stack (eu.name.stack: country Spain, size 3), where Artois");
    }

    private static War afterSpain(Situation situation, Campaign spanish) {
        return situation.war().declares("spain", spanish).plays(new EndMovement(new CountryId("spain"))).luckyInAttrition().declares("france", Campaign.PASSIVE);
    }

    @Test
    void heMovesOnceInAnImpulse() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 2).stack("third", "france", "troyes", 0, 0, 1)).plays(RIDE);

        assertThat(war.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("third"))).rule().id()).isEqualTo("EU-MOVE-ONCE");
        var refusal = war.refuses(new MoveStack(new StackId("to"), List.of(new SpaceId("troyes"))));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-ONCE");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-leader-rode");
        war.plays(new SplitStack(new StackId("to"), Counters.of(Units.of(0, 0, 1)), false)).marches("to.1", "troyes");
        assertThat(war.board().stacks().get(new StackId("to.1")).province().value()).isEqualTo("troyes");
        assertThat(war.marches("from", "ile_de_france").board().stacks().get(new StackId("from")).province().value()).isEqualTo("ile_de_france");
    }

    @Test
    void aLeaderWhoHasMarchedDoesNotRideAndJoinsNoMarch() {
        var situation = french().stack("to", "france", "champagne", 0, 0, 2).stack("mover", "france", "ile_de_france", 0, 0, 1);

        assertThat(riding(situation).marches("from", "ile_de_france").refuses(RIDE).rule().id()).isEqualTo("EU-MOVE-ONCE");
        var war = riding(situation).plays(RIDE).plays(new MoveStack(new StackId("mover"), List.of(new SpaceId("champagne")), Optional.of(Arrival.PAUSE)));
        assertThat(war.refuses(new MergeStacks(new StackId("to"), new StackId("mover"))).rule().id()).isEqualTo("EU-MOVE-REGROUP");
        assertThat(Told.of(war.refuses(RIDE).detail())).contains("eu.movement.refused-ride-between");
    }

    @Test
    void heMayJoinAStackThatHasMoved() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 2)).marches("to", "ile_de_france").plays(RIDE);

        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    @Test
    void heChangesStacksInOneProvince() {
        var war = riding(french().stack("to", "france", "picardie", 0, 1, 0)).plays(RIDE);

        var rode = new LeaderRode(new LeaderId(GENERAL), new StackId("from"), new StackId("to"), List.of(), 0);
        assertThat(war.last(LeaderRode.class)).isEqualTo(rode);
        var before = riding(french().stack("to", "france", "picardie", 0, 1, 0));
        assertThat(Told.of(War.RULES, before.board(), rode, List.of())).startsWith("eu.movement.rode-beside: leader " + GENERAL + ", stack (eu.name.stack-under: country France, size 3, leader ")
                .endsWith("into (eu.name.stack: country France, size 2).");
    }

    @Test
    void aMonarchRidesLikeOthers() {
        var war = riding(Situation.franceAgainstSpain().initiative("france", 20).initiative("spain", 10)
                .stack("from", "france", "picardie", 0, 0, 1).underMonarch().stack("to", "france", "champagne", 0, 0, 1)).plays(RIDE);

        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    /** Alba of rank A would command 1 LD, and Farnese of rank C commands 2. */
    @Test
    void aRideAgainstTheHierarchyIsTold() {
        var war = Situation.franceAgainstSpain().initiative("spain", 20).initiative("france", 10)
                .leader(spaniard("alba", "A")).leader(spaniard("farnese", "C"))
                .stack("great", "spain", "flandre", 1, 0, 0).ledBy("alba").stack("small", "spain", "hainaut", 0, 1, 0).ledBy("farnese")
                .stack("other", "spain", "brabant", 0, 0, 1).war().declares("spain", Campaign.PASSIVE);

        assertThat(War.RULES.moves(war.board(), "great").orElseThrow()).extracting(option -> Told.of(option.label()))
                .anyMatch(label -> label.startsWith("eu.movement.ride: leader alba, stack (eu.name.stack: country Spain, size 1)") && label.contains("breach yes"));
        war.plays(new RideAlone(new LeaderId("alba"), new StackId("other")));
        assertThat(war.last(HierarchyBroken.class)).isEqualTo(new HierarchyBroken(new CountryId("spain"), List.of(new Below(new LeaderId("alba"), 1, new LeaderId("farnese"), 2))));
    }

    private static LeaderAtStart spaniard(String id, String rank) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), rank, 3, 3, 3, 0, false);
    }

    @Test
    void ridesAreOfferedWithTheStackAndNarrated() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1));

        assertThat(war.decision("movement").movers()).contains("from");
        assertThat(War.RULES.moves(war.board(), "from").orElseThrow()).filteredOn(option -> option.command().equals(RIDE)).singleElement()
                .satisfies(option -> assertThat(Told.of(option.label())).startsWith("eu.movement.ride: leader " + GENERAL + ", stack (eu.name.stack: country France, size 1), where Champagne, mp 3"));
        assertThat(War.RULES.parties(war.board(), RIDE)).containsExactly("france");
        assertThat(Told.of(War.RULES, war.board(), new LeaderRode(new LeaderId(GENERAL), new StackId("from"), new StackId("to"), List.of(new SpaceId("ile_de_france"), new SpaceId("champagne")), 3), List.of()))
                .endsWith("into (eu.name.stack: country France, size 1), where Champagne, mp 3.");
    }

    @Test
    void refusals() {
        var situation = french().stack("to", "france", "champagne", 0, 0, 1).stack("spa", "spain", "hainaut", 0, 0, 1);
        var war = riding(situation);

        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId("nobody"), new StackId("to"))).detail())).isEqualTo("eu.movement.refused-no-leader: id nobody.");
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("nowhere"))).detail())).isEqualTo("eu.movement.refused-no-company: id nowhere.");
        assertThat(war.refuses(new RideAlone(null, null)).rule().id()).isEqualTo("EU-MOVE-LEADER");
        var refusal = war.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("spa")));
        assertThat(Told.of(refusal.detail())).contains("eu.movement.refused-own-stack");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(RIDE);
        assertThat(war.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("from"))).rule().id()).isEqualTo("EU-MOVE-LEADER");
        assertThat(situation.war().declares("france", Campaign.NONE).refuses(RIDE).rule().id()).isIn("EU-CAMP-1", "EU-MOVE-LEADER");
        assertThat(Told.of(situation.war().refuses(RIDE).detail())).contains("eu.movement.refused-ride-between");
    }

    // --- Rides at a risk, and leaders who stay alone -----------------------------------------------------------------

    /** The only way to Champagne leads by Artois, where Spain's 3 LD in Hainaut can intercept. */
    private static War onlyByArtois(Situation more) {
        return afterSpain(more.initiative("spain", 30).controller("artois", "france").controller("caux", "spain").controller("ile_de_france", "spain")
                .stack("to", "france", "champagne", 0, 0, 1).stack("spa", "spain", "hainaut", 0, 0, 3), Campaign.SIMPLE);
    }

    private static final RideAlone DARING = new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("artois"), new SpaceId("champagne")));

    /**
     * The general has a manoeuvre of 3 and the Spaniards no leader: -3, and France controls the city. No 10 or less minus 3 reaches the 8
     * that is needed, but a natural 10 always succeeds.
     */
    @Test
    void aRideAtARiskIsOfferedWithItsChance() {
        var war = onlyByArtois(french());

        var option = War.RULES.moves(war.board(), "from").orElseThrow().stream().filter(each -> each.command().equals(DARING)).findFirst().orElseThrow();
        assertThat(Told.of(option.label())).isEqualTo("eu.movement.ride: leader " + GENERAL + ", stack (eu.name.stack: country France, size 1), where Champagne, mp 2, breach no, risk interception.");
        assertThat(option.move().path()).containsExactly("artois", "champagne");
        assertThat(option.move().left()).isEqualTo(18);
        assertThat(option.move().risks()).extracting(risk -> risk.by() + " in " + risk.zone()).containsExactly("spa in artois");
        assertThat(option.move().caught()).isEqualTo("0.10");
    }

    @Test
    void whoIsInterceptedDies() {
        var war = onlyByArtois(french()).plays(DARING);

        assertThat(Told.of(war.decision("interception").prompt())).isEqualTo("eu.interception.ask: stack (eu.name.alone: leader " + GENERAL + "), where Artois, who Spain.");
        war.plays(new AttemptInterception(List.of(new StackId("spa"))), CATCHES);
        assertThat(war.last(LoneLeaderDied.class)).isEqualTo(new LoneLeaderDied(new LeaderId(GENERAL), new SpaceId("artois"), true, List.of(new StackId("spa"))));
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).fate()).isEqualTo(Fate.KILLED);
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).place().value()).isEqualTo("artois");
        assertThat(war.board().stacks()).containsOnlyKeys(new StackId("from"), new StackId("to"), new StackId("spa"));
        assertThat(war.board().stacks().get(new StackId("spa")).province().value()).as("the interceptor has moved").isEqualTo("artois");
        assertThat(war.board().stacks().get(new StackId("from")).leaders()).isEmpty();
        assertThat(war.step("a leader alone").rule().id()).isEqualTo("EU-MOVE-LEADER");
        assertThat(war.decision("movement").party()).as("play goes on").isEqualTo("france");
    }

    @Test
    void whoEscapesArrives() {
        var war = onlyByArtois(french()).plays(DARING).plays(new AttemptInterception(List.of(new StackId("spa"))), MISSES);

        assertThat(war.last(RideEnded.class)).isEqualTo(new RideEnded(new LeaderId(GENERAL), new StackId("from.alone"), Optional.of(new StackId("to")), new SpaceId("champagne"), 2));
        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
        assertThat(war.board().stacks().get(new StackId("spa")).province().value()).isEqualTo("hainaut");
        assertThat(war.board().stacks()).doesNotContainKey(new StackId("from.alone"));
        assertThat(war.board().duties()).isEmpty();
        assertThat(war.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("from"))).rule().id()).isEqualTo("EU-MOVE-ONCE");
    }

    @Test
    void theEnemyMayLetHimPass() {
        var war = onlyByArtois(french()).plays(DARING).plays(new PassInterception(new CountryId("spain")));

        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    /** Spain's stack stands in Flandre, and Spain holds the fortress there. */
    @Test
    void whoEntersAmongEnemiesDiesAtOnce() {
        var situation = french().stack("spa", "spain", "flandre", 0, 0, 1);
        var war = riding(situation).plays(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("flandre"), new SpaceId("hainaut"))));

        assertThat(war.last(LoneLeaderDied.class)).isEqualTo(new LoneLeaderDied(new LeaderId(GENERAL), new SpaceId("flandre"), false, List.of(new StackId("spa"))));
        assertThat(Told.of(War.RULES, riding(situation).board(), war.last(LoneLeaderDied.class), List.of()))
                .isEqualTo("eu.movement.leader-died: leader " + GENERAL + ", where Flandre, how taken, by [(eu.name.stack: country Spain, size 1)].");
        assertThat(riding(french()).plays(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("flandre")))).last(LoneLeaderDied.class).by())
                .as("of the fortress alone").isEmpty();
    }

    @Test
    void friendsWhoStandUnbesiegedKeepHimFromAllOfIt() {
        var war = riding(french().stack("to", "france", "flandre", 0, 0, 3).stack("spa", "spain", "flandre", 0, 0, 3))
                .plays(new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("flandre"))));

        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
    }

    @Test
    void aLeaderStaysAloneInAProvinceAndRidesOnLater() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1)).plays(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("ile_de_france"))));

        assertThat(war.last(RideEnded.class)).isEqualTo(new RideEnded(new LeaderId(GENERAL), new StackId("from.alone"), Optional.empty(), new SpaceId("ile_de_france"), 2));
        var status = war.board().leaders().get(new LeaderId(GENERAL));
        assertThat(status.fate()).isEqualTo(Fate.ALONE);
        assertThat(status.place().value()).isEqualTo("ile_de_france");
        assertThat(war.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("to"))).rule().id()).as("he moves once").isEqualTo("EU-MOVE-ONCE");
        war.plays(new EndMovement(new CountryId("france"))).waits("spain").nothingElse(7).luckyInAttrition().declares("france", Campaign.PASSIVE);
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of())).detail())).startsWith("eu.movement.refused-alone-already").endsWith("where Île-de-France.");
        war.plays(new RideAlone(new LeaderId(GENERAL), new StackId("to")));
        assertThat(war.last(RideEnded.class)).isEqualTo(new RideEnded(new LeaderId(GENERAL), new StackId(GENERAL + ".alone"), Optional.of(new StackId("to")), new SpaceId("champagne"), 1));
        assertThat(war.board().stacks().get(new StackId("to")).leaders()).containsExactly(new LeaderId(GENERAL));
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).place()).isNull();
    }

    @Test
    void aLeaderStaysBehindWhenHisStackMarches() {
        var war = riding(french()).plays(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of()));

        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).place().value()).isEqualTo("picardie");
        war.marches("from", "ile_de_france");
        assertThat(war.board().stacks().get(new StackId("from")).leaders()).isEmpty();
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).fate()).isEqualTo(Fate.ALONE);
    }

    /** The general is alone in Île-de-France, where three Spanish LD come. */
    private static War visited(Situation situation) {
        return riding(situation.stack("spa", "spain", "artois", 0, 0, 3)).plays(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of(new SpaceId("ile_de_france"))))
                .plays(new EndMovement(new CountryId("france"))).luckyInAttrition().declares("spain", Campaign.MULTIPLE).plays(new MoveStack(new StackId("spa"), List.of(new SpaceId("ile_de_france"))));
    }

    /** The text kills him where he enters or is intercepted. Where enemies come he is in the fortress of his country. */
    @Test
    void whoStaysAloneInAFortressIsSafeInItAndCannotLeaveTheSiege() {
        var war = visited(french()).passes();

        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).fate()).isEqualTo(Fate.ALONE);
        war.plays(new EndMovement(new CountryId("spain")));
        var next = War.on(war.board().withPhase(Phase.Movement.starting(war.board().order().indexOf(Alliance.of(0)))));
        var refusal = next.refuses(new RideAlone(new LeaderId(GENERAL), new StackId("from")));
        assertThat(refusal.rule().id()).isEqualTo("EU-MOVE-BESIEGED");
        assertThat(Told.of(refusal.detail())).startsWith("eu.movement.refused-besieged").endsWith("where Île-de-France.");
    }

    /** He shares the fate of troops inside. */
    @Test
    void heIsLostWithTheFortress() {
        var war = visited(french().level("ile_de_france", 1).stack("more", "spain", "hainaut", 0, 1, 0)).passes().marches("more", "artois", "ile_de_france").plays(new EndMovement(new CountryId("spain")));
        while (!war.decisions().getFirst().id().startsWith("siege-")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command(), 1);
        }
        war.plays(new ResolveAssault(new SpaceId("ile_de_france")), name -> OptionalInt.of(name.side().equals("besieger") ? 10 : 1));

        assertThat(war.last(LeaderWounded.class)).extracting(LeaderWounded::leader, LeaderWounded::returns).containsExactly(new LeaderId(GENERAL), RoundBox.END);
        assertThat(war.board().leaders().get(new LeaderId(GENERAL)).fate()).isEqualTo(Fate.WOUNDED);
    }

    /** He would command nothing, while Farnese of worse rank commands 2 LD. */
    @Test
    void whoStaysAloneCommandsNothing() {
        var war = Situation.franceAgainstSpain().initiative("spain", 20).initiative("france", 10)
                .leader(spaniard("alba", "A")).leader(spaniard("farnese", "C"))
                .stack("great", "spain", "flandre", 1, 0, 0).ledBy("alba").stack("small", "spain", "hainaut", 0, 1, 0).ledBy("farnese")
                .war().declares("spain", Campaign.PASSIVE).plays(new RideAlone(new LeaderId("alba"), Optional.empty(), List.of()));

        assertThat(war.last(HierarchyBroken.class)).isEqualTo(new HierarchyBroken(new CountryId("spain"), List.of(new Below(new LeaderId("alba"), 0, new LeaderId("farnese"), 2))));
    }

    @Test
    void ridesByAnyWayAreDescribedByForms() {
        var war = riding(french().stack("to", "france", "champagne", 0, 0, 1));

        assertThat(war.decision("ride-france").optionalForm().orElseThrow().example()).isEqualTo(new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("ile_de_france"), new SpaceId("champagne"))));
        assertThat(war.decision("stay-alone-france").optionalForm().orElseThrow().example()).isEqualTo(new RideAlone(new LeaderId(GENERAL), Optional.empty(), List.of()));
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("ile_de_france")))).detail())).startsWith("eu.movement.refused-way-ends-elsewhere").endsWith("where Champagne.");
        assertThat(Told.of(war.refuses(new RideAlone(new LeaderId(GENERAL), Optional.of(new StackId("to")), List.of(new SpaceId("champagne")))).detail())).contains("eu.movement.refused-no-way: from Picardie, to Champagne");
        assertThat(Told.of(riding(longWay("holland")).refuses(new RideAlone(new LeaderId("general-of-from"), Optional.empty(), List.of(new SpaceId("utrecht"), new SpaceId("holland"), new SpaceId("utrecht"), new SpaceId("holland"),
                new SpaceId("utrecht"), new SpaceId("holland"), new SpaceId("utrecht"), new SpaceId("holland"), new SpaceId("utrecht"), new SpaceId("holland"), new SpaceId("utrecht"), new SpaceId("holland")))).detail())).contains("eu.movement.refused-ride-too-far").endsWith("most 20.");
    }
}
