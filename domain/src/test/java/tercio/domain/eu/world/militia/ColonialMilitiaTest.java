package tercio.domain.eu.world.militia;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.map.SpaceId;

/** The strength of the militia of a colony, and whether it is veteran (EU-UNIT-11). */
class ColonialMilitiaTest {

    private static final String VERACRUZ = "r_azteca_e";

    private static Establishments colony(String owner, int level, boolean mission) {
        var colony = Establishments.NONE.with(Establishment.of(new SpaceId(VERACRUZ), new CountryId(owner), Kind.COLONY, level));
        return mission ? colony.with(Establishment.of(new SpaceId(VERACRUZ), new CountryId(owner), Kind.MISSION, 0)) : colony;
    }

    @ParameterizedTest
    @CsvSource({
        // one detachment for two levels, one for a mission; conscripts
        "england,1,false,0,false", "england,1,true,1,false", "england,2,false,1,false", "england,3,false,1,false", "england,6,true,4,false", "oman,4,false,2,false",
        // veteran with a mission
        "spain,5,false,2,false", "spain,5,true,3,true", "spain,1,true,1,true", "spain,6,false,3,false",
        // half a pair counts too, always veteran
        "france,1,false,1,true", "france,2,false,1,true", "france,3,false,2,true", "france,5,true,4,true",
        // one for each level, always veteran
        "portugal,1,false,1,true", "portugal,4,false,4,true", "portugal,6,true,7,true"})
    void strengthAndQualityByCountry(String owner, int level, boolean mission, int lde, boolean veteran) {
        assertThat(ColonialMilitia.of(colony(owner, level, mission), new SpaceId(VERACRUZ))).contains(new ColonialMilitia(new SpaceId(VERACRUZ), new CountryId(owner), level, mission, lde, veteran));
    }

    /** Seven detachments are two lines and one detachment. */
    @Test
    void threeDetachmentsAreALine() {
        assertThat(ColonialMilitia.units(7)).hasToString("2 LD 1 LDE");
        assertThat(ColonialMilitia.units(2)).hasToString("2 LDE");
    }

    @Test
    void onlyColoniesHaveMilitia() {
        for (var kind : new Kind[] {Kind.FORT, Kind.MISSION, Kind.TRADING_POST}) {
            var other = Establishments.NONE.with(Establishment.of(new SpaceId(VERACRUZ), new CountryId("portugal"), kind, kind.hasLevels() ? 6 : 0));
            assertThat(ColonialMilitia.of(other, new SpaceId(VERACRUZ))).as("%s", kind).isEmpty();
        }
    }

    @Test
    void lossesAreKeptByProvinceAndNeverMoreThanThereIs() {
        var full = new ColonialMilitia(new SpaceId(VERACRUZ), new CountryId("portugal"), 3, false, 3, true);
        assertThat(Militia.WHOLE.strengthLeft(full)).isEqualTo(3);
        assertThat(Militia.WHOLE.withLosses(new SpaceId(VERACRUZ), 2).strengthLeft(full)).isEqualTo(1);
        assertThat(Militia.WHOLE.withLosses(new SpaceId(VERACRUZ), 5).strengthLeft(full)).as("a colony that has shrunk since").isZero();
        assertThat(Militia.WHOLE.withLosses(new SpaceId(VERACRUZ), 2).withLosses(new SpaceId(VERACRUZ), 0)).isEqualTo(Militia.WHOLE);
    }
}
