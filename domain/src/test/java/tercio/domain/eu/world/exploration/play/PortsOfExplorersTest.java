package tercio.domain.eu.world.exploration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;

/** An explorer, conquistador or governor without an ARMY has a port on every coast of the rest of the world without enemies (EU-SEA-TRANSPORT). */
class PortsOfExplorersTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** French ships with an explorer lie off the coast of Senegal, where troops stand and nobody has an establishment. */
    private static Situation senegal() {
        return franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin", "r_senegal_n").explorer("jacques", "france", 4)
                .fleet("ships", "france", "s_arguin", TWO, "jacques").stack("troops", "france", "r_senegal_n", 0, 0, 1);
    }

    private static boolean port(Situation situation) {
        var board = new WarView(situation.war().board(), EuMap.PRINTED, EuTables.PRINTED);
        return Cargo.isControlledPort(board, board.state().fleet(new StackId("ships")).orElseThrow(), board.state().stack(new StackId("troops")).orElseThrow(), new SpaceId("r_senegal_n"));
    }

    private static War embarking(Situation situation) {
        return situation.war().declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("ships"), List.of(), Optional.of(NavalAction.embarkation(new StackId("troops")))));
    }

    @Test
    void aCoastWithoutEnemiesIsAPortForAnExplorer() {
        assertThat(port(senegal())).isTrue();
        assertThat(embarking(senegal()).board().fleet(new StackId("ships")).orElseThrow().aboard()).hasSize(1);
    }

    @Test
    void nativesWhoHaveRisenLeaveHimNone() {
        assertThat(port(senegal().risen("r_senegal_n", "france"))).isFalse();
        assertThat(port(senegal().risen("r_senegal_n", "spain"))).as("against others only").isTrue();
    }

    @Test
    void norDoEnemies() {
        assertThat(port(senegal().stack("enemy", "spain", "r_senegal_n", 0, 0, 1))).as("troops").isFalse();
        assertThat(port(senegal().establishment("spain", Kind.TRADING_POST, 1, "r_senegal_n"))).as("an establishment").isFalse();
    }

    @Test
    void withoutHimOrWithAnArmyThereIsNone() {
        var known = franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin", "r_senegal_n");
        assertThat(port(known.fleet("ships", "france", "s_arguin", TWO).stack("troops", "france", "r_senegal_n", 0, 0, 1))).isFalse();
        assertThat(port(franceAgainstSpain().knows("france", "s_acores", "s_canarias", "s_arguin", "r_senegal_n").explorer("jacques", "france", 4)
                .fleet("ships", "france", "s_arguin", TWO, "jacques").stack("troops", "france", "r_senegal_n", 0, 1, 0))).isFalse();
    }
}
