package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.leader.play.LeaderCommand.KeepLeaders;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderCommand.RedeployLeaders;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Admirals and explorers are redeployed where the year changes as all leaders are, from ships to ships (EU-HIER-3, EU-HIER-4). */
class RedeploymentAtSeaTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);
    private static final Ships THREE = new Ships(0, 0, 3, 0, 0, 0, 0);

    private static LeaderAtStart leader(String id, LeaderKind kind, String rank) {
        return new LeaderAtStart(new LeaderId(id), id, new CountryId("spain"), rank, 3, 3, 3, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** Bazan, of the better rank, has 3 warships, Oquendo 2; other 2 have no admiral. */
    private static Situation spain() {
        return Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(leader("bazan", LeaderKind.ADMIRAL, "A")).leader(leader("oquendo", LeaderKind.ADMIRAL, "C"))
                .fleet("great", "spain", "andalucia", THREE, "bazan").fleet("small", "spain", "murcia", TWO, "oquendo").fleet("spare", "spain", "catalunya", TWO);
    }

    /** The first round is over, and the continuation die leads into another year. */
    private static War winter(War war) {
        IntStream.range(0, 2).forEach(turnOf -> war.waits(war.board().members(war.board().allianceAt(turnOf)).stream().map(CountryId::value).toArray(String[]::new)));
        return war.plays(new RollContinuation(), 6);
    }

    private static RedeployLeaders posts(String... leadersAndStacks) {
        return new RedeployLeaders(new CountryId("spain"), IntStream.range(0, leadersAndStacks.length / 2)
                .mapToObj(at -> new Posting(new LeaderId(leadersAndStacks[2 * at]), new StackId(leadersAndStacks[2 * at + 1]))).toList());
    }

    private static List<String> led(War war, String ships) {
        return Id.texts(war.board().fleet(new StackId(ships)).orElseThrow().leaders());
    }

    @Test
    void whereTheYearChangesAdmiralsArePutOnOtherShips() {
        var war = winter(spain().war());
        assertThat(war.decisions()).extracting(Decision::id).containsExactly("redeploy-spain", "leaders-stay-spain");

        war.plays(posts("oquendo", "spare"));
        assertThat(war.last(LeadersRedeployed.class)).isEqualTo(new LeadersRedeployed(new CountryId("spain"), List.of(new Posting(new LeaderId("oquendo"), new StackId("spare")))));
        assertThat(led(war, "spare")).containsExactly("oquendo");
        assertThat(led(war, "small")).isEmpty();
        assertThat(war.board().navies().leaders().get(new LeaderId("oquendo")).fate()).isEqualTo(LeaderStatus.Fate.PRESENT);
        assertThat(war.board().box()).isEqualTo(RoundBox.S2);
    }

    @Test
    void theyMayStay() {
        var war = winter(spain().war()).plays(new KeepLeaders(new CountryId("spain")));
        assertThat(led(war, "great")).containsExactly("bazan");
        assertThat(war.board().box()).isEqualTo(RoundBox.S2);
    }

    /** The 3 ships count 3, the 2 count 2. */
    @Test
    void theHierarchyOfAdmiralsHoldsAfterwards() {
        var war = winter(spain().war());
        var refusal = war.refuses(posts("bazan", "small", "oquendo", "great"));
        assertThat(refusal.rule()).hasToString("EU-HIER-1");
        assertThat(Told.of(refusal.detail())).contains("leader bazan, rank A, arm sea, size 2)", "leader oquendo, rank C, arm sea, size 3)");
        war.plays(posts("bazan", "small"));
        assertThat(war.explanation()).filteredOn(step -> step.rule().id().equals("EU-HIER-2")).extracting(step -> Told.of(step.said()))
                .as("both are with the 2 ships").containsExactly("eu.leaders.result-naval-command: size 2.", "eu.leaders.result-naval-command: size 2.");
    }

    /** In period III a FLEET+ of Spain holds 5 warships: it counts 4, and the sixth warship 1. */
    @Test
    void fleetCountersMeasureWhatAnAdmiralCommands() {
        var war = winter(Situation.franceAgainstSpain().stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(leader("bazan", LeaderKind.ADMIRAL, "A")).leader(leader("oquendo", LeaderKind.ADMIRAL, "C"))
                .fleet("line", "spain", "andalucia", new Ships(1, 0, 6, 0, 0, 0, 0), "bazan").fleet("loose", "spain", "murcia", THREE, "oquendo").war());
        var refusal = war.refuses(posts("bazan", "loose", "oquendo", "line"));
        assertThat(Told.of(refusal.detail())).contains("leader bazan, rank A, arm sea, size 3)", "leader oquendo, rank C, arm sea, size 5)");
    }

    @Test
    void admiralsAndGeneralsAreNotComparedAndEachHasHisOwnStacks() {
        var war = winter(spain().leader(leader("alba", LeaderKind.GENERAL, "B")).stack("great-army", "spain", "castilla_la_nueva", 0, 0, 1).ledBy("alba")
                .stack("second", "spain", "catalunya", 0, 0, 1).war());
        assertThat(Told.of(war.refuses(posts("bazan", "second")).detail())).contains("eu.leaders.refused-posting");
        assertThat(war.refuses(posts("alba", "spare")).rule()).hasToString("EU-HIER-4");
        war.plays(posts("bazan", "small", "alba", "second"));
        assertThat(war.board().stacks().get(new StackId("second")).leaders()).as("with 1 LD, of better rank than Oquendo with 2 ships").containsExactly(new LeaderId("alba"));
        assertThat(led(war, "small")).containsExactlyInAnyOrder("bazan", "oquendo");
    }

    @Test
    void theFormOffersTheShipsByTheirPlaces() {
        var form = winter(spain().war()).decision("redeploy-spain").form();
        assertThat(form.fields()).hasSize(2).allSatisfy(field -> assertThat(((Form.Choice) field).of()).extracting(Form.Item::value)
                .containsExactly("great", "small", "spare"));
        assertThat(((Form.Choice) form.fields().getFirst()).of()).extracting(item -> Told.of(item.label()))
                .anySatisfy(label -> assertThat(label).isEqualTo("eu.movement.fleet-in: stack (eu.name.fleet-under: country Spain, size 3, leader bazan), where Andalucía."));
        assertThat(form.example()).isEqualTo(posts("bazan", "small", "oquendo", "small"));
    }

    @Test
    void whoRedeploysBringsBackTheHealedAdmiral() {
        var board = spain().war().board();
        var oquendo = board.navies().leaders().get(new LeaderId("oquendo")).leader();
        board = board.withNavies(board.navies().with(board.fleet(new StackId("small")).orElseThrow().withLeaders(List.of()))
                .with(new LeaderStatus(oquendo, LeaderStatus.Fate.WOUNDED, RoundBox.W1)));
        var war = winter(War.on(board));
        assertThat(Told.of(war.refuses(posts("bazan", "small")).detail())).contains("oquendo");
        war.plays(posts("oquendo", "spare"));
        assertThat(led(war, "spare")).containsExactly("oquendo");
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void anAdmiralAloneJoinsShips() {
        var board = spain().war().board();
        var oquendo = board.navies().leaders().get(new LeaderId("oquendo"));
        board = board.withNavies(board.navies().with(board.fleet(new StackId("small")).orElseThrow().withLeaders(List.of())).withoutLeader(new LeaderId("oquendo"))).with(oquendo.asAloneIn(new SpaceId("murcia")));
        var war = winter(War.on(board)).plays(posts("oquendo", "spare"));
        assertThat(led(war, "spare")).containsExactly("oquendo");
        assertThat(war.board().leaders()).as("he is a leader of ships again").doesNotContainKey(new LeaderId("oquendo"));
    }

    /** Reading: ships in the port of a besieged fortress are besieged with it. */
    @Test
    void admiralsInABesiegedPortStayAndAreNotChecked() {
        var board = winter(spain().war()).board();
        var war = War.on(board.with(board.stacks().get(new StackId("army")).placedIn(new SpaceId("murcia"))));
        assertThat(war.refuses(posts("oquendo", "spare")).rule()).hasToString("EU-HIER-3");
        assertThat(Told.of(war.refuses(posts("bazan", "small")).detail())).contains("eu.leaders.refused-posting");
        assertThat(led(war.plays(posts("bazan", "spare")), "spare")).containsExactly("bazan");
    }

    @Test
    void leadersWithDiscoveriesStayAndAreNotChecked() {
        var board = winter(Situation.franceAgainstSpain().overseas().stack("army", "france", "ile_de_france", 2, 0, 0)
                .leader(leader("bazan", LeaderKind.ADMIRAL, "C")).leader(leader("colon", LeaderKind.EXPLORER, "A"))
                .fleet("home", "spain", "andalucia", THREE, "bazan").fleet("spare", "spain", "murcia", THREE)
                .fleet("abroad", "spain", "catalunya", TWO, "colon").war()).board();
        assertThat(War.on(board).refuses(posts("bazan", "spare")).rule()).as("without discoveries he is compared with Bazan, who has 3 ships").hasToString("EU-HIER-1");
        var war = War.on(board.withDiscoveries(board.world().discoveries().withDiscovery(new StackId("abroad"), new CountryId("spain"), new SpaceId("s_arguin"))));
        assertThat(war.refuses(posts("colon", "home")).rule()).hasToString("EU-HIER-3");
        assertThat(Told.of(war.refuses(posts("bazan", "abroad")).detail())).contains("eu.leaders.refused-posting");
        war.plays(posts("bazan", "spare"));
        assertThat(led(war, "spare")).containsExactly("bazan");
        assertThat(led(war, "abroad")).containsExactly("colon");
    }
}
