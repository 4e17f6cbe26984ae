package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.PassageAtStart;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailOn;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreNothing;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExpeditionWasted;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorerDied;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;

/** Explorations of unknown provinces in the game, over land and from ships (EU-EXPLORATION). */
class ExplorationOnLandTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** Two French LD stand in a trading post in Haiti; they know nothing else there. */
    private static Situation haiti() {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin").establishment("france", Kind.TRADING_POST, 1, "r_haiti_w")
                .stack("troops", "france", "r_haiti_w", 0, 0, 2);
    }

    private static War exploring(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france")));
    }

    private static ExploreZone explores(String province) {
        return new ExploreZone(new CountryId("france"), new StackId("troops"), new SpaceId(province));
    }

    private static String province(War war) {
        return war.board().stack(new StackId("troops")).orElseThrow().province().value();
    }

    @Test
    void aLandStackExploresAProvinceNextToIt() {
        var war = exploring(haiti());
        assertThat(war.decision("explore-troops").options()).extracting(Option::command).containsExactlyInAnyOrder(explores("r_haiti_e"), new ExploreNothing(new StackId("troops")));
        // +4 always and no leader: a 1 is a 5, a success without losses.
        war.plays(explores("r_haiti_e"), 1);
        assertThat(province(war)).isEqualTo("r_haiti_e");
        assertThat(war.board().world().discoveries().knows(new StackId("troops"), new CountryId("france"), new SpaceId("r_haiti_e"))).isTrue();
        assertThat(war.board().world().discoveries().knows(new CountryId("france"), new SpaceId("r_haiti_e"))).isFalse();
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().units().thirds()).isEqualTo(6);
    }

    @Test
    void lossesAreThoseOfAttritionInThirds() {
        // A 4 is an 8: success on land and 30 %, of which 2 LD leave 1 LD and a third, without a star. The third is a detachment.
        var war = exploring(haiti()).plays(explores("r_haiti_e"), 4);
        assertThat(war.last(ZoneExplored.class).percent()).isEqualTo(30);
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        while (!war.board().duties().isEmpty()) {
            war.plays((TakeLosses) war.decisions().getFirst().options().getFirst().command());
        }
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().units().thirds()).isEqualTo(4);
    }

    @Test
    void explorationsCountThirdsAlsoWhereBattlesCountHalves() {
        var war = haiti().war(War.RAPID).declares("france", Campaign.PASSIVE).plays(new EndMovement(new CountryId("france"))).plays(explores("r_haiti_e"), 4);
        assertThat(war.last(ExpeditionWasted.class).lostThirds()).isEqualTo(2);
        assertThat(war.board().stack(new StackId("troops")).orElseThrow().units().thirds()).isEqualTo(4);
    }

    @Test
    void anExpeditionThatIsWipedOutFindsNothing() {
        // A 10 is a 14, a failure of 90 %: of one LD nothing is left.
        var war = exploring(franceAgainstSpain().knows("france", "s_acores").establishment("france", Kind.TRADING_POST, 1, "r_haiti_w")
                .stack("troops", "france", "r_haiti_w", 0, 0, 0).detachments(1)).plays(explores("r_haiti_e"), 10);
        assertThat(war.board().stack(new StackId("troops"))).isEmpty();
        assertThat(war.last(ZoneExplored.class).found()).contains(false);
    }

    @Test
    void theEstablishmentOfANeutralCountryIsFoundAndNotEntered() {
        var war = exploring(haiti().establishment("portugal", Kind.TRADING_POST, 1, "r_haiti_e")).plays(explores("r_haiti_e"), 1);
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        assertThat(province(war)).isEqualTo("r_haiti_w");
        // The trading post in the west was there before the phase: what was found is brought home at once.
        assertThat(war.board().world().discoveries().knows(new CountryId("france"), new SpaceId("r_haiti_e"))).isTrue();
    }

    /** A right of passage lets a stack cross neutral land; nobody stays there (EU-CTRL-5). */
    @Test
    void whoMayCrossTheLandOfANeutralEstablishmentDoesNotEnterItByExploration() {
        var right = new PassageAtStart(List.of(new SpaceId("r_haiti_e")), List.of(), List.of(new CountryId("france")));
        var war = exploring(haiti().establishment("portugal", Kind.TRADING_POST, 1, "r_haiti_e").relations(new Relations(List.of(), Map.of(), Map.of(), List.of(right))))
                .plays(explores("r_haiti_e"), 1);
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        assertThat(province(war)).isEqualTo("r_haiti_w");
    }

    /** The rule names establishments alone; a stack may not enter other neutral land either (reading). */
    @Test
    void theLandOfANeutralCountryIsFoundAndNotEntered() {
        var war = exploring(haiti().area("haiti", "azteque")).plays(explores("r_haiti_e"), 1);
        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        assertThat(province(war)).isEqualTo("r_haiti_w");
    }

    @Test
    void troopsAboardExploreTheCoastAfterTheirShipsHaveFoundTheSea() {
        var war = franceAgainstSpain().knows("france", "s_acores", "s_canarias").explorer("jacques", "france", 4)
                .fleet("ships", "france", "islas_canarias", TWO, "jacques").owner("islas_canarias", "france").stack("troops", "france", "islas_canarias", 0, 0, 1).war()
                .declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        war.plays(new SailOn(new StackId("ships"), List.of(new SpaceId("s_canarias")), Optional.of(NavalAction.exploration())))
                .plays(new RollNavalAttrition(new StackId("ships")), 1).plays(new EndMovement(new CountryId("france")));
        // -4 for the explorer: a 5 is a 5, a success without losses.
        war.plays(new ExploreZone(new CountryId("france"), new StackId("ships"), new SpaceId("s_arguin")), 5);
        assertThat(war.board().phase()).isInstanceOf(Phase.Exploration.class);
        // The troops have no leader of their own: a 1 is a 5.
        war.plays(explores("r_senegal_n"), 1);
        assertThat(province(war)).isEqualTo("r_senegal_n");
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().aboard()).isEmpty();
        assertThat(war.board().world().discoveries().knows(new StackId("troops"), new CountryId("france"), new SpaceId("s_arguin"))).as("what the ships found with them aboard").isTrue();
    }

    @Test
    void troopsWithoutAnArmyStayAboardBeyondEurope() {
        var war = franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "islas_canarias", new Ships(0, 1, 4, 0, 0, 0, 0))
                .owner("islas_canarias", "france").stack("troops", "france", "islas_canarias", 0, 0, 1).stack("army", "france", "islas_canarias", 0, 1, 0).war()
                .declares("france", Campaign.PASSIVE);
        war.plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
        war.plays(new SailOn(new StackId("ships"), List.of(new SpaceId("s_canarias")), Optional.empty())).plays(new RollNavalAttrition(new StackId("ships")), 1);
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().aboard()).hasSize(1);
        assertThat(war.board().fleet(new StackId("ships")).orElseThrow().at().value()).isEqualTo("s_canarias");
    }

    // --- Missionaries ------------------------------------------------------------------------------------------------

    /** The troops of Haiti under a general, with a missionary of manoeuvre 3. */
    private static Situation mission() {
        return haiti().under(4, 3, 3, 0).leader(new LeaderAtStart(new LeaderId("m"), "m", new CountryId("france"), "Z", 3, 0, 0, 0, false, Optional.of(LeaderKind.MISSIONARY), Optional.empty(),
                Optional.empty())).ledBy("general-of-troops", "m");
    }

    private static ExploreZone byTheMissionary() {
        return new ExploreZone(new CountryId("france"), new StackId("troops"), Optional.of(new SpaceId("r_haiti_e")), Optional.of(new LeaderId("m")));
    }

    private static War dies(EuCommand command, int exploration, int death) {
        return exploring(mission()).plays(command, name -> OptionalInt.of(switch (name.purpose()) {
            case "exploration" -> exploration;
            case "leaderDeath" -> death;
            default -> 2;
        }));
    }

    @Test
    void theManoeuvreOfAMissionaryMayCountInsteadOfThatOfTheGeneral() {
        assertThat(exploring(mission()).decision("explore-troops").options()).extracting(Option::command)
                .containsExactlyInAnyOrder(explores("r_haiti_e"), byTheMissionary(), new ExploreNothing(new StackId("troops")));
        assertThat(War.sum(dies(byTheMissionary(), 1, 1).step("exploration"))).isEqualTo(4 - 3);
        assertThat(War.sum(dies(explores("r_haiti_e"), 1, 1).step("exploration"))).as("a general's counts for nothing").isEqualTo(4);
    }

    /** An 11 is a failure with a test: a 10 by the missionary, a 7 by the general. */
    @Test
    void whoseManoeuvreWasUsedIsTestedForDeath() {
        assertThat(dies(byTheMissionary(), 10, 3).events()).as("3 is not above 3").noneMatch(ExplorerDied.class::isInstance);
        assertThat(dies(byTheMissionary(), 10, 4).last(ExplorerDied.class).leader().value()).isEqualTo("m");
        assertThat(dies(byTheMissionary(), 10, 4).board().leaders().get(new LeaderId("general-of-troops")).fate()).isEqualTo(Fate.PRESENT);
        assertThat(dies(explores("r_haiti_e"), 7, 1).last(ExplorerDied.class).leader().value()).as("a manoeuvre of 0 always fails").isEqualTo("general-of-troops");
    }
}
