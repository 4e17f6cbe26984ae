package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.movement.play.MoveCommand.RideAlone;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreNothing;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.DiscoveriesBroughtHome;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.LeaderExplored;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesMet;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Leaders without troops or ships explore, at a greater risk of death (EU-EXPLORATION-WHO, EU-EXPLORATION-DEATH). */
class LeadersAloneExploreTest {

    private static LeaderAtStart leader(LeaderKind kind) {
        return new LeaderAtStart(new LeaderId("orellana"), "orellana", new CountryId("spain"), "B", 4, 3, 3, 0, false, Optional.of(kind), Optional.empty(), Optional.empty());
    }

    /** Orellana, of manoeuvre 4, with 1 LD in a trading post in the north-west of the Amazon; Spain knows nothing around it. */
    private static Situation amazon(LeaderKind kind) {
        return franceAgainstSpain().initiative("spain", 20).knows("spain", "s_acores").establishment("spain", Kind.TRADING_POST, 1, "r_amazonia_nw")
                .stack("troops", "spain", "r_amazonia_nw", 0, 0, 1).ledBy("orellana").leader(leader(kind));
    }

    /** He has left his troops, and the movements are over. */
    private static War alone(LeaderKind kind) {
        return amazon(kind).war().declares("spain", Campaign.PASSIVE).plays(new RideAlone(new LeaderId("orellana"), Optional.empty(), List.of())).plays(new EndMovement(new CountryId("spain")));
    }

    private static ExploreZone explores(String province) {
        return new ExploreZone(new CountryId("spain"), new StackId("orellana"), new SpaceId(province));
    }

    @Test
    void aConquistadorAloneExploresAndGoesThereWithoutATestOfTheNatives() {
        var war = alone(LeaderKind.CONQUISTADOR);
        assertThat(Told.of(war.decision("explore-orellana").prompt())).isEqualTo("eu.expedition.ask-alone: leader orellana.");
        assertThat(war.decision("explore-orellana").options()).extracting(Option::command).contains(explores("r_amazonia_n"), new ExploreNothing(new StackId("orellana")));
        // +4 always, -4 for him: a 5 is a 5, a success.
        war.plays(explores("r_amazonia_n"), 5);

        assertThat(War.sum(war.step("exploration"))).isZero();
        assertThat(war.last(LeaderExplored.class)).isEqualTo(new LeaderExplored(new LeaderId("orellana"), new SpaceId("r_amazonia_nw"), new SpaceId("r_amazonia_n")));
        assertThat(war.board().leaders().get(new LeaderId("orellana")).place().value()).isEqualTo("r_amazonia_n");
        assertThat(war.board().world().discoveries().knows(new StackId("orellana"), new CountryId("spain"), new SpaceId("r_amazonia_n"))).isTrue();
        assertThat(war.board().world().discoveries().knows(new CountryId("spain"), new SpaceId("r_amazonia_n"))).isFalse();
        assertThat(war.events()).noneMatch(NativesMet.class::isInstance);
    }

    @Test
    void whatSparesALeaderOfTroopsTestsALeaderAlone() {
        // An 8 on land is a success that tests a leader alone: a 4 is not above his manoeuvre, a 5 is.
        assertThat(alone(LeaderKind.CONQUISTADOR).plays(explores("r_amazonia_n"), 8, 4).board().leaders().get(new LeaderId("orellana")).fate()).isEqualTo(Fate.ALONE);
        var dead = alone(LeaderKind.CONQUISTADOR).plays(explores("r_amazonia_n"), 8, 5);
        assertThat(dead.board().leaders().get(new LeaderId("orellana")).fate()).isEqualTo(Fate.KILLED);
        assertThat(dead.board().world().discoveries().carried()).as("nobody brings it home").isEmpty();

        var led = amazon(LeaderKind.CONQUISTADOR).war().declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));
        led.plays(new ExploreZone(new CountryId("spain"), new StackId("troops"), new SpaceId("r_amazonia_n")), name -> java.util.OptionalInt.of(8));
        assertThat(led.board().leaders().get(new LeaderId("orellana")).fate()).as("an 8 takes 30 % of troops, and spares him").isEqualTo(Fate.PRESENT);
    }

    @Test
    void aGeneralAloneHasNoManoeuvreAndDiesWhereHeIsTested() {
        var war = alone(LeaderKind.GENERAL).plays(explores("r_amazonia_n"), 4, 1);
        assertThat(War.sum(war.step("exploration"))).as("+4 always: a 4 is an 8").isEqualTo(4);
        assertThat(war.board().leaders().get(new LeaderId("orellana")).fate()).as("any die is above 0").isEqualTo(Fate.KILLED);
    }

    @Test
    void heBringsHomeWhatHeFound() {
        var war = alone(LeaderKind.CONQUISTADOR).plays(explores("r_amazonia_n"), 5).nothingElse(1);
        war.declares("spain", Campaign.PASSIVE).plays(new RideAlone(new LeaderId("orellana"), Optional.of(new StackId("troops")), List.of(new SpaceId("r_amazonia_nw"))));

        assertThat(war.last(DiscoveriesBroughtHome.class).zones()).containsExactly(new SpaceId("r_amazonia_n"));
        assertThat(war.board().world().discoveries().knows(new CountryId("spain"), new SpaceId("r_amazonia_n"))).isTrue();
        assertThat(war.board().stacks().get(new StackId("troops")).leaders()).containsExactly(new LeaderId("orellana"));
    }

    @Test
    void heRidesIntoNoLandThatHeDoesNotKnow() {
        var war = amazon(LeaderKind.CONQUISTADOR).war().declares("spain", Campaign.PASSIVE);
        var refusal = war.refuses(new RideAlone(new LeaderId("orellana"), Optional.empty(), List.of(new SpaceId("r_amazonia_n"))));
        assertThat(refusal.rule()).hasToString("EU-MOVE-LEADER");
        assertThat(Told.of(refusal.detail())).contains("why unknown");
    }

    @Test
    void whatHeCarriedIsLostWithHim() {
        var war = alone(LeaderKind.CONQUISTADOR).plays(explores("r_amazonia_n"), 5).nothingElse(1).declares("spain", Campaign.PASSIVE).plays(new EndMovement(new CountryId("spain")));
        // From there to the east: an 8 tests him, and a 10 kills him.
        war.plays(explores("r_amazonia_ne"), 8, 10);
        assertThat(war.board().world().discoveries().carried()).as("without an event that tells others of it").isEmpty();
        assertThat(war.board().world().discoveries().knows(new CountryId("spain"), new SpaceId("r_amazonia_n"))).isFalse();
    }

    // --- Explorers on land -------------------------------------------------------------------------------------------

    @Test
    void anExplorerAloneHasHalfHisManoeuvreAndKeepsToTheCoast() {
        var war = franceAgainstSpain().initiative("spain", 20).knows("spain", "s_acores").establishment("spain", Kind.TRADING_POST, 1, "r_guyana_e")
                .stack("troops", "spain", "r_guyana_e", 0, 0, 1).ledBy("orellana")
                .leader(new LeaderAtStart(new LeaderId("orellana"), "orellana", new CountryId("spain"), "B", 5, 3, 3, 0, false, Optional.of(LeaderKind.EXPLORER), Optional.empty(), Optional.empty())).war()
                .declares("spain", Campaign.PASSIVE).plays(new RideAlone(new LeaderId("orellana"), Optional.empty(), List.of())).plays(new EndMovement(new CountryId("spain")));
        assertThat(war.decision("explore-orellana").options()).extracting(Option::command).contains(explores(COAST)).doesNotContain(explores(INLAND));
        var refusal = war.refuses(explores(INLAND));
        assertThat(refusal.rule()).hasToString("EU-EXPLORATION-WHO");
        assertThat(Told.of(refusal.detail())).contains("eu.expedition.refused-inland");
        war.plays(explores(COAST), 3);
        assertThat(War.sum(war.step("exploration"))).as("+4 always, -2 for half of 5").isEqualTo(2);
    }

    @Test
    void troopsUnderAnExplorerExploreTheCoastAndMarchAlongItAlone() {
        var war = franceAgainstSpain().initiative("spain", 20).knows("spain", "s_acores", COAST, INLAND).establishment("spain", Kind.TRADING_POST, 1, "r_guyana_e")
                .stack("troops", "spain", "r_guyana_e", 0, 0, 1).ledBy("orellana").leader(leader(LeaderKind.EXPLORER)).war().declares("spain", Campaign.PASSIVE);
        var refusal = war.refuses(new MoveStack(new StackId("troops"), List.of(new SpaceId(INLAND))));
        assertThat(refusal.rule()).hasToString("EU-EXPLORATION-WHO");
        assertThat(Told.of(refusal.detail())).contains("eu.common.refused-explorer-inland");
        war.plays(new MoveStack(new StackId("troops"), List.of(new SpaceId(COAST))));
        assertThat(war.board().stacks().get(new StackId("troops")).province().value()).isEqualTo(COAST);
    }

    private static final String COAST = "r_guyana_c";
    private static final String INLAND = "r_amazonia_ne";
}
