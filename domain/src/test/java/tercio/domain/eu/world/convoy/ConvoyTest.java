package tercio.domain.eu.world.convoy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** EU-CONVOY: the printed convoys, their gold, and the return of the Flota. */
class ConvoyTest {

    /** 5 transports of 3 points, 5 ducats a point: 75. */
    @Test
    void aFlotaBeginsEmptyAndCarriesSeventyFiveDucats() {
        for (var kind : new ConvoyKind[] {ConvoyKind.FLOTA_DE_ORO, ConvoyKind.FLOTA_DEL_PERU}) {
            var flota = Convoy.starting(kind);
            assertThat(flota).isEqualTo(new Convoy(kind, 5, 0));
            assertThat(flota.capacity()).isEqualTo(75);
            assertThat(flota.loadingRefusal(75, true)).isEmpty();
            assertThat(Told.of(flota.loadingRefusal(76, true).orElseThrow().detail())).startsWith("eu.treasure.refused-convoy-room: room 75");
            assertThat(Told.of(flota.loadingRefusal(10, false).orElseThrow().detail())).isEqualTo("eu.treasure.refused-convoy-port.");
            assertThat(flota.withGold(40).withGold(35).gold()).isEqualTo(75);
        }
    }

    @ParameterizedTest
    @CsvSource({"49,2,30", "50,3,45", "99,3,45", "100,4,60"})
    void theLevantConvoyHasTheSizeOfItsCentreOfTrade(int centre, int transports, int gold) {
        assertThat(Convoy.levant(centre)).isEqualTo(new Convoy(ConvoyKind.LEVANT, transports, gold));
    }

    @Test
    void theEastIndiesConvoySailsFull() {
        var convoy = Convoy.starting(ConvoyKind.EAST_INDIES);
        assertThat(convoy).isEqualTo(new Convoy(ConvoyKind.EAST_INDIES, 4, 60));
        assertThat(Told.of(convoy.loadingRefusal(1, true).orElseThrow().detail())).isEqualTo("eu.treasure.refused-convoy-full.");
        assertThatThrownBy(() -> convoy.withGold(1)).hasMessageContaining("cannot take");
    }

    @Test
    void aConvoyIsNoFleetAndNeitherSuppliesNorBlockades() {
        var convoy = Convoy.starting(ConvoyKind.FLOTA_DE_ORO);
        assertThat(convoy.ships().fleets()).isZero();
        assertThat(convoy.ships().ntd()).isEqualTo(5);
        assertThat(convoy.shipsForSupply().thirds()).isZero();
    }

    /** 75 in 5: two lost leave 45. 40 in 3: one lost leaves 26 2/3, rounded down. */
    @Test
    void goldIsLostWithTheShipsInProportion() {
        var full = Convoy.starting(ConvoyKind.FLOTA_DE_ORO).withGold(75);
        assertThat(full.afterLosses(2)).isEqualTo(new Convoy(ConvoyKind.FLOTA_DE_ORO, 3, 45));
        assertThat(new Convoy(ConvoyKind.FLOTA_DE_ORO, 3, 40).afterLosses(1).gold()).isEqualTo(26);
        assertThat(full.afterLosses(5).isSunk()).isTrue();
        assertThat(full.afterLosses(5).gold()).isZero();
        assertThat(full.afterCapture(2, 30)).isEqualTo(new Convoy(ConvoyKind.FLOTA_DE_ORO, 3, 45));
    }

    @Test
    void onlyTheFlotaDeOroComesBackInAnAmericanPortOnTheAtlantic() {
        assertThat(Convoy.starting(ConvoyKind.FLOTA_DE_ORO).comesBack()).isTrue();
        assertThat(Convoy.starting(ConvoyKind.FLOTA_DEL_PERU).comesBack()).isFalse();
        var spanish = Establishments.NONE.with(Establishment.of(new SpaceId("r_azteca_e"), new CountryId("spain"), Establishment.Kind.COLONY, 2))
                .with(Establishment.of(new SpaceId("r_azteca_c"), new CountryId("spain"), Establishment.Kind.COLONY, 2))
                .with(Establishment.of(new SpaceId("r_cuba_w"), new CountryId("france"), Establishment.Kind.COLONY, 2))
                .with(Establishment.of(new SpaceId("r_cabo_verde_i"), new CountryId("spain"), Establishment.Kind.COLONY, 2));
        assertThat(Convoy.starting(ConvoyKind.FLOTA_DE_ORO).ports(new CountryId("spain"), spanish)).containsExactly(new SpaceId("r_azteca_e"));
        assertThatThrownBy(() -> Convoy.levant(10).ports(new CountryId("turkey"), spanish)).hasMessageContaining("Flota");
    }
}
