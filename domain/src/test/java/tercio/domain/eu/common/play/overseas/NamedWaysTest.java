package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Id;
import tercio.domain.game.PlannedMove;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Ways that a player names point by point in the rest of the world, in place of the best way to their end. */
class NamedWaysTest {

    /** French ships off the Canaries know the sea of the Azores and the zone between, not the coast of Arguin. */
    private static War canaries() {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias").fleet("ships", "france", "s_canarias", new Ships(0, 0, 2, 0, 0, 0, 0)).war()
                .declares("france", Campaign.PASSIVE);
    }

    @Test
    void aVoyageThroughAZoneThatIsNamedIsToldWithItsZones() {
        var war = canaries();
        var way = List.of(new SpaceId("s_acores"), new SpaceId("s_canarias"), new SpaceId("s_cadix"));
        var option = war.rules().moveOption(war.board(), "ships", new PlannedMove(Id.texts(way), Optional.empty())).orElseThrow();
        assertThat(option.command()).isEqualTo(new SailFleet(new StackId("ships"), way));
        assertThat(option.move().path()).isEqualTo(Id.texts(way));
        assertThat(option.move().cost()).as("three zones").isEqualTo(3);
        war.plays(new SailFleet(new StackId("ships"), way));
    }

    @Test
    void aVoyageThroughAnUnknownZoneIsNoneAndIsRefused() {
        var war = canaries();
        var way = List.of(new SpaceId("s_arguin"), new SpaceId("s_canarias"));
        assertThat(war.rules().moveOption(war.board(), "ships", new PlannedMove(Id.texts(way), Optional.empty())).orElseThrow().move()).isNull();
        assertThat(Told.of(war.refuses(new SailFleet(new StackId("ships"), way)).detail())).contains("eu.voyage.refused-unknown");
    }

    /** From Veracruz to Tampico and back: two steps of 2 LD at the costs of the rest of the world. */
    @Test
    void aMarchThroughAProvinceThatIsNamedIsToldWithItsMp() {
        var war = franceAgainstSpain().allKnow("r_azteca_e", "r_chichimeca_e").initiative("spain", 20).establishment("spain", Kind.COLONY, 2, "r_azteca_e").stack("cortes", "spain", "r_azteca_e", 0, 0, 2).war()
                .declares("spain", Campaign.PASSIVE);
        var there = war.rules().moveOption(war.board(), "cortes", new PlannedMove(List.of("r_chichimeca_e"), Optional.empty())).orElseThrow().move();
        var back = war.rules().moveOption(war.board(), "cortes", new PlannedMove(List.of("r_chichimeca_e", "r_azteca_e"), Optional.empty())).orElseThrow();
        assertThat(back.command()).isEqualTo(new MoveStack(new StackId("cortes"), List.of(new SpaceId("r_chichimeca_e"), new SpaceId("r_azteca_e"))));
        assertThat(back.move().cost()).isGreaterThan(there.cost());
        assertThat(back.move().left()).isEqualTo(12 - back.move().cost());
    }
}
