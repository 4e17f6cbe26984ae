package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.given.Fillings;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.play.LeaderCommand.KeepLeaders;
import tercio.domain.eu.turn.leader.play.LeaderCommand.PlaceLeader;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderCommand.RedeployLeaders;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.leader.play.LeaderEvent.RedeploymentBegan;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Decision;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Leaders are redeployed where the year changes, under the hierarchy of their ranks (EU-HIER). */
class RedeploymentTest {

    private static LeaderAtStart spaniard(String id, String rank) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), rank, 3, 3, 3, 0, false);
    }

    /** Alba, of the better rank, leads 8 LD, Farnese 2 LD; a third stack of 4 LD has no leader. France has no leader to redeploy. */
    private static Situation spain() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(spaniard("alba", "A")).leader(spaniard("farnese", "C"))
                .stack("great", "spain", "castilla_la_nueva", 2, 0, 0).ledBy("alba")
                .stack("small", "spain", "catalunya", 0, 1, 0).ledBy("farnese")
                .stack("middle", "spain", "andalucia", 1, 0, 0);
    }

    /** The first round is over, without a further question before the continuation die. */
    private static War winter(War war, int continuation) {
        IntStream.range(0, 2).forEach(turnOf -> war.waits(war.board().members(war.board().allianceAt(turnOf)).stream().map(CountryId::value).toArray(String[]::new)));
        return war.plays(new RollContinuation(), continuation);
    }

    private static RedeployLeaders posts(String... leadersAndStacks) {
        return new RedeployLeaders(new CountryId("spain"), IntStream.range(0, leadersAndStacks.length / 2)
                .mapToObj(at -> new Posting(new LeaderId(leadersAndStacks[2 * at]), new StackId(leadersAndStacks[2 * at + 1]))).toList());
    }

    private static LeaderAtStart conquistador(String id, String rank) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), rank, 3, 3, 3, 0, false, Optional.of(LeaderKind.CONQUISTADOR), Optional.empty(), Optional.empty());
    }

    /** Leaders of the rest of the world stay with their troops. If they break the hierarchy, no posting of others mends it, and no redeployment begins. */
    @Test
    void whereNoPostingIsPossibleNoRedeploymentBegins() {
        var overseas = spain().charted().establishment("spain", Kind.COLONY, 2, "r_cuba_w").establishment("spain", Kind.COLONY, 2, "r_haiti_w")
                .leader(conquistador("cortes", "B")).leader(conquistador("pizarro", "C")).stack("mexico", "spain", "r_haiti_w", 0, 0, 2).ledBy("cortes");
        var kept = winter(overseas.stack("peru", "spain", "r_cuba_w", 0, 0, 1).ledBy("pizarro").war(), 6);
        assertThat(kept.events()).as("Cortes of rank B commands 2 LD, Pizarro of rank C 1 LD").anyMatch(RedeploymentBegan.class::isInstance);

        var broken = winter(overseas.stack("more", "spain", "r_cuba_w", 0, 0, 2).war(), 6);
        assertThat(broken.events()).as("Pizarro commands 3 LD").noneMatch(RedeploymentBegan.class::isInstance);
        assertThat(broken.board().box()).as("the next round has begun").isEqualTo(RoundBox.S2);
    }

    private static List<String> led(War war, String stack) {
        return Id.texts(war.board().stacks().get(new StackId(stack)).leaders());
    }

    @Test
    void whereTheYearChangesACountryPutsItsLeadersOnAnyOfItsStacks() {
        var war = winter(spain().war(), 6);

        assertThat(war.board().phase()).isEqualTo(new Phase.Redeployment(RoundBox.S2, false, false, List.of()));
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("redeploy-spain", "leaders-stay-spain");
        war.plays(posts("farnese", "middle"));
        assertThat(war.last(LeadersRedeployed.class)).isEqualTo(new LeadersRedeployed(new CountryId("spain"), List.of(new Posting(new LeaderId("farnese"), new StackId("middle")))));
        assertThat(led(war, "middle")).containsExactly("farnese");
        assertThat(led(war, "small")).isEmpty();
        assertThat(war.board().box()).isEqualTo(RoundBox.S2);
    }

    @Test
    void whoLeavesThemWhereTheyAreIsNotCheckedByTheHierarchy() {
        var board = spain().war().board();
        board = board.with(board.stacks().get(new StackId("great")).withLeaders(List.of(new LeaderId("farnese")))).with(board.stacks().get(new StackId("small")).withLeaders(List.of(new LeaderId("alba"))));
        var war = winter(War.on(board), 6);

        assertThat(war.plays(new KeepLeaders(new CountryId("spain"))).board().box()).isEqualTo(RoundBox.S2);
        assertThat(led(war, "small")).containsExactly("alba");
    }

    @Test
    void afterARedeploymentTheBetterRankCommandsNoLess() {
        var war = winter(spain().war(), 6);

        var refusal = war.refuses(posts("alba", "small", "farnese", "great"));
        assertThat(refusal.rule().id()).isEqualTo("EU-HIER-1");
        assertThat(Told.of(refusal.detail())).contains("leader alba, rank A, arm land, size 2)", "leader farnese, rank C, arm land, size 8)");
        assertThat(refusal.legal()).extracting(Option::command).contains(new KeepLeaders(new CountryId("spain"))).hasSize(2);
        assertThat(war.refuses(posts("alba", "small", "farnese", "middle")).rule().id()).isEqualTo("EU-HIER-1");
        assertThat(war.plays(posts("alba", "small")).board().box()).as("both on one stack").isEqualTo(RoundBox.S2);
    }

    @Test
    void theReadingCanSetTheHierarchyAside() {
        var free = War.of(spain().scenario(), new Readings(Map.of(Hierarchy.POLICY.id(), Reading.OFF)));

        assertThat(led(winter(free, 6).plays(posts("alba", "small", "farnese", "great")), "great")).containsExactly("farnese");
    }

    @Test
    void besiegedLeadersStayAndAreNotChecked() {
        var war = winter(spain().war(), 6);
        EuState board = war.board();
        war = War.on(board.with(board.stacks().get(new StackId("great")).withBesieged(true)));

        assertThat(war.refuses(posts("alba", "middle")).rule().id()).isEqualTo("EU-HIER-3");
        assertThat(Told.of(war.refuses(posts("farnese", "great")).detail())).contains("eu.leaders.refused-posting");
        var small = board.with(board.stacks().get(new StackId("great")).withLeaders(List.of(new LeaderId("farnese"))))
                .with(board.stacks().get(new StackId("small")).withLeaders(List.of(new LeaderId("alba"))).withBesieged(true));
        assertThat(led(War.on(small).plays(posts("farnese", "middle")), "middle")).as("alba inside has less").containsExactly("farnese");
    }

    @Test
    void whoRedeploysBringsBackTheHealed() {
        var board = spain().leader(spaniard("parma", "B")).stack("camp", "spain", "murcia", 0, 0, 1).ledBy("parma").war().board();
        board = board.without(board.stacks().get(new StackId("camp")))
                .with(new LeaderStatus(board.leaders().get(new LeaderId("parma")).leader(), LeaderStatus.Fate.WOUNDED, RoundBox.W1));
        var war = winter(War.on(board), 6);

        assertThat(Told.of(war.refuses(posts("farnese", "middle")).detail())).contains("parma");
        assertThat(war.refuses(posts("parma", "small", "farnese", "middle")).rule().id()).isEqualTo("EU-HIER-1");
        war.plays(posts("parma", "middle"));
        assertThat(led(war, "middle")).containsExactly("parma");
        assertThat(war.board().duties()).isEmpty();
    }

    /** Farnese leads more than Alba; the return of Parma is a redeployment, after which the hierarchy holds for all three. */
    @Test
    void theReturnOfAWoundedLeaderInWinterIsARedeployment() {
        var board = spain().leader(spaniard("parma", "B")).stack("camp", "spain", "murcia", 0, 0, 1).ledBy("parma").war().board();
        board = board.without(board.stacks().get(new StackId("camp")))
                .with(new LeaderStatus(board.leaders().get(new LeaderId("parma")).leader(), LeaderStatus.Fate.WOUNDED, RoundBox.W1))
                .with(board.stacks().get(new StackId("great")).withLeaders(List.of(new LeaderId("farnese")))).with(board.stacks().get(new StackId("small")).withLeaders(List.of(new LeaderId("alba"))));
        var war = winter(War.on(board), 6);

        assertThat(war.decisions()).extracting(Decision::id).containsExactly("redeploy-spain");
        var refusal = war.refuses(new KeepLeaders(new CountryId("spain")));
        assertThat(refusal.rule().id()).isEqualTo("EU-HIER-4");
        assertThat(Told.of(refusal.detail())).contains("eu.leaders.refused-healed-return: leader parma");
        assertThat(refusal.legal()).extracting(Option::command).doesNotContain(new KeepLeaders(new CountryId("spain")));
        assertThat(war.refuses(posts("parma", "middle")).rule().id()).as("Alba of rank A is still below Farnese").isEqualTo("EU-HIER-1");
        war.plays(posts("alba", "great", "farnese", "small", "parma", "middle"));
        assertThat(led(war, "great")).containsExactly("alba");
    }

    /** Parma, of no better rank than the others, stays alone in Murcia while Farnese changes his stack: the form says so, too. */
    @Test
    void whoStaysAloneMayStaySoWhileOthersAreRedeployed() {
        var board = spain().leader(spaniard("parma", "D")).stack("camp", "spain", "murcia", 0, 0, 1).ledBy("parma").war().board();
        board = board.without(board.stacks().get(new StackId("camp"))).with(board.leaders().get(new LeaderId("parma")).asAloneIn(new SpaceId("murcia")));
        var winter = winter(War.on(board), 6).board();
        var form = War.on(winter).decision("redeploy-spain").form();
        var filled = Fillings.of(form, posts("alba", "great", "farnese", "middle", "parma", ".alone")).orElseThrow();
        assertThat(form.fields().stream().filter(field -> Told.of(field.label()).startsWith("eu.leaders.field-leader: leader parma")).map(Choice.class::cast).flatMap(field -> field.of().stream()).map(item -> Told.of(item.label())))
                .contains("eu.leaders.item-alone: where Murcia.");

        var named = War.on(winter).plays((RedeployLeaders) form.command().apply(filled));
        assertThat(named.board().leaders().get(new LeaderId("parma"))).isEqualTo(winter.leaders().get(new LeaderId("parma")));
        assertThat(named.board()).isEqualTo(War.on(winter).plays(posts("farnese", "middle")).board());
        assertThat(named.last(LeadersRedeployed.class).postings()).containsExactly(new Posting(new LeaderId("farnese"), new StackId("middle")));
        assertThat(War.on(winter).refuses(posts("farnese", ".alone")).rule().id()).as("he is with a stack").isEqualTo("EU-HIER-4");
        assertThat(Told.of(War.on(winter).refuses(posts("parma", ".alone")).detail())).isEqualTo("eu.leaders.refused-no-change.");
    }

    /** Alone he commands nothing, less than Farnese of worse rank. */
    @Test
    void whoStaysAloneMayBeRedeployedAndCountsAsCommandingNothing() {
        var board = spain().leader(spaniard("parma", "B")).stack("camp", "spain", "murcia", 0, 0, 1).ledBy("parma").war().board();
        board = board.without(board.stacks().get(new StackId("camp"))).with(board.leaders().get(new LeaderId("parma")).asAloneIn(new SpaceId("murcia")));
        var war = winter(War.on(board), 6);

        assertThat(war.refuses(posts("alba", "middle")).rule().id()).as("Parma has none").isEqualTo("EU-HIER-1");
        war.plays(posts("parma", "middle"));
        assertThat(led(war, "middle")).containsExactly("parma");
        assertThat(war.board().leadersAlone()).isEmpty();
    }

    @Test
    void whoComesBackLaterKeepsTheHierarchyOfHisStack() {
        var board = spain().leader(spaniard("parma", "B")).stack("camp", "spain", "murcia", 0, 0, 1).ledBy("parma").war().board();
        board = board.without(board.stacks().get(new StackId("camp")))
                .with(new LeaderStatus(board.leaders().get(new LeaderId("parma")).leader(), LeaderStatus.Fate.WOUNDED, RoundBox.W1));
        var war = winter(War.on(board), 1);

        assertThat(war.board().box()).isEqualTo(RoundBox.W1);
        assertThat(war.decision("return").options()).extracting(Option::command).as("with 8, 2 or 4 LD Alba and Farnese stay in their ranks")
                .containsExactly(new PlaceLeader(new LeaderId("parma"), new StackId("great")), new PlaceLeader(new LeaderId("parma"), new StackId("middle")), new PlaceLeader(new LeaderId("parma"), new StackId("small")));
        board = board.with(board.stacks().get(new StackId("middle")).withLeaders(List.of(new LeaderId("farnese")))).with(board.stacks().get(new StackId("small")).withLeaders(List.of()));
        war = winter(War.on(board), 1);
        var refusal = war.refuses(new PlaceLeader(new LeaderId("parma"), new StackId("small")));
        assertThat(refusal.rule().id()).isEqualTo("EU-WOUND-1");
        assertThat(refusal.legal()).extracting(Option::command).containsExactly(new PlaceLeader(new LeaderId("parma"), new StackId("great")), new PlaceLeader(new LeaderId("parma"), new StackId("middle")));
    }

    @Test
    void aLeaderUnderAnAllyCommandsHisOwnContingent() {
        var war = winter(Situation.franceAgainstSpain().alliances(List.of("france"), List.of("spain", "venice"))
                .stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(spaniard("alba", "A")).leader(spaniard("farnese", "C"))
                .stack("guests", "spain", "veneto", 0, 0, 1).ledBy("farnese").stack("hosts", "venice", "veneto", 1, 0, 0)
                .stack("home", "spain", "catalunya", 0, 1, 0).ledBy("alba").war(), 6);

        assertThat(Told.of(war.refuses(posts("farnese", "home", "alba", "guests")).detail())).contains("leader alba, rank A, arm land, size 1)", "leader farnese, rank C, arm land, size 2)");
    }

    @Test
    void inTheSameYearAndAtTheEndOfTheTurnNobodyIsAsked() {
        assertThat(winter(spain().war(), 1).board().box()).isEqualTo(RoundBox.W1);
        assertThat(winter(spain().startingIn("S5").war(), 6).board().phase()).isEqualTo(new Phase.Over());
        assertThat(spain().war().refuses(posts("farnese", "middle")).rule().id()).isEqualTo("EU-HIER-4");
    }
}
