package tercio.domain.eu.world.convoy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.ships.SeaTransport;
import tercio.domain.map.SpaceId;

/** EU-CONVOY: the printed convoys, their gold, and the provinces of the Flotas. */
class ConvoyTest {

    /** 5 transports of 3 points, 5 ducats a point: 75. */
    @Test
    void aFlotaBeginsEmptyAndCarriesSeventyFiveDucats() {
        for (var kind : new ConvoyKind[] {ConvoyKind.FLOTA_DE_ORO, ConvoyKind.FLOTA_DEL_PERU}) {
            var flota = Convoy.starting(kind);
            assertThat(flota).isEqualTo(new Convoy(kind, 5, 0));
            assertThat(SeaTransport.from(EuTables.PRINTED).goldCapacity(flota.ships())).isEqualTo(75);
            assertThat(Convoy.sailsFull(kind)).isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"2,30", "3,45", "4,60"})
    void theLevantConvoyHasFifteenDucatsInEachTransport(int transports, int gold) {
        assertThat(Convoy.startingWith(ConvoyKind.LEVANT, transports)).isEqualTo(new Convoy(ConvoyKind.LEVANT, transports, gold));
        assertThat(Convoy.mostTransports(ConvoyKind.LEVANT)).isEqualTo(4);
        assertThatThrownBy(() -> Convoy.starting(ConvoyKind.LEVANT)).hasMessageContaining("centre of trade");
    }

    @Test
    void theEastIndiesConvoySailsFull() {
        assertThat(Convoy.starting(ConvoyKind.EAST_INDIES)).isEqualTo(new Convoy(ConvoyKind.EAST_INDIES, 4, 60));
        assertThat(Convoy.sailsFull(ConvoyKind.EAST_INDIES)).isTrue();
        assertThat(Convoy.sailsFull(ConvoyKind.LEVANT)).isTrue();
    }

    @Test
    void aConvoyIsNoFleet() {
        var convoy = Convoy.starting(ConvoyKind.FLOTA_DE_ORO);
        assertThat(convoy.ships().fleets()).isZero();
        assertThat(convoy.ships().ntd()).isEqualTo(5);
    }

    /** The Cape Verde Islands lie on the Atlantic, but in Africa; Azteca C lies in America, but not on the Atlantic. */
    @Test
    void aFlotaBeginsInAmericaOnItsOcean() {
        assertThat(Convoy.mayStartIn(ConvoyKind.FLOTA_DE_ORO, new SpaceId("r_azteca_e"))).isTrue();
        assertThat(Convoy.mayStartIn(ConvoyKind.FLOTA_DE_ORO, new SpaceId("r_azteca_c"))).isFalse();
        assertThat(Convoy.mayStartIn(ConvoyKind.FLOTA_DE_ORO, new SpaceId("r_cabo_verde_i"))).isFalse();
        assertThatThrownBy(() -> Convoy.mayStartIn(ConvoyKind.LEVANT, new SpaceId("r_azteca_e"))).hasMessageContaining("Flota");
    }
}
