package tercio.domain.eu.sea.ships;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.FirstLine;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.sea.ships.SeaLossChoices.Taken;

/** The choice of the ships that are lost (EU-SEA-LOSS-CHOICE); losses in thirds of a ship. */
class SeaLossChoicesTest {

    private static NavalUnits ships(int nwd, int ngd, int ntd, int nde, int vgd) {
        return new NavalUnits(0, 0, nwd, ngd, ntd, nde, vgd);
    }

    @Test
    void warshipsLoseThirds() {
        // The example of 5 2/3 losses: 2 destroyed and 3 2/3 damaged.
        assertThat(SeaLossChoices.of(ships(8, 0, 0, 0, 0), FirstLine.NWD, 6, 11, false)).containsExactly(new Taken(ships(2, 0, 0, 0, 0), ships(3, 0, 0, 2, 0)));
    }

    @Test
    void lossesBeyondTheFirstLineFallOnTheOthersDestroyedOnesFirst() {
        // The example of 1 warship before 10 galleys: 3 destroyed, the warship among them, and 6 damaged.
        assertThat(SeaLossChoices.of(ships(1, 10, 0, 0, 0), FirstLine.NWD, 9, 18, false)).containsExactly(new Taken(ships(1, 2, 0, 0, 0), ships(0, 6, 0, 0, 0)));
        // With 2 galleys captured only 4 are damaged.
        assertThat(SeaLossChoices.of(ships(1, 8, 0, 0, 0), FirstLine.NWD, 9, 12, false)).containsExactly(new Taken(ships(1, 2, 0, 0, 0), ships(0, 4, 0, 0, 0)));
    }

    @Test
    void theControllerChoosesAmongTheOthers() {
        assertThat(SeaLossChoices.of(ships(2, 2, 2, 0, 0), FirstLine.NWD, 9, 0, false)).extracting(Taken::destroyed)
                .containsExactlyInAnyOrder(ships(2, 1, 0, 0, 0), ships(2, 0, 1, 0, 0));
    }

    @Test
    void galleysThatRoutLoseAGalleass() {
        var have = ships(0, 5, 0, 0, 1);
        assertThat(SeaLossChoices.of(have, FirstLine.NGD, 3, 3, false)).hasSize(3);
        assertThat(SeaLossChoices.of(have, FirstLine.NGD, 3, 3, true)).containsExactlyInAnyOrder(
                new Taken(ships(0, 0, 0, 0, 1), ships(0, 1, 0, 0, 0)), new Taken(ships(0, 1, 0, 0, 0), ships(0, 0, 0, 0, 1)));
    }

    @Test
    void aBegunGalleyIsAWholeOne() {
        assertThat(SeaLossChoices.of(ships(0, 4, 0, 0, 0), FirstLine.NGD, 0, 4, false)).containsExactly(new Taken(ships(0, 0, 0, 0, 0), ships(0, 2, 0, 0, 0)));
    }

    @Test
    void transportsAloneAreTheFirstLine() {
        assertThat(SeaLossChoices.of(ships(0, 0, 4, 0, 0), FirstLine.NTD, 3, 4, false)).containsExactly(new Taken(ships(0, 0, 1, 0, 0), ships(0, 0, 2, 0, 0)));
    }
}
