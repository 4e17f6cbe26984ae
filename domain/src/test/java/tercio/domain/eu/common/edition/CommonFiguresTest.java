package tercio.domain.eu.common.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.counters.PrintedPools;
import tercio.domain.eu.common.tables.CommonFigures;

/** The figures that sentences name without asking the edition are printed alike in each. */
class CommonFiguresTest {

    static Stream<Edition> editions() {
        return Stream.of(Editions.military(), Editions.fast(), Editions.rapid());
    }

    @ParameterizedTest
    @MethodSource("editions")
    void everyEditionHasThem(Edition edition) {
        var figures = edition.tables().constants();

        assertThat(figures.value("interception_success")).isEqualTo(CommonFigures.INTERCEPTION_SUCCESS).isEqualTo(8);
        assertThat(figures.value("natural_success")).isEqualTo(CommonFigures.NATURAL_SUCCESS).isEqualTo(10);
        assertThat(figures.value("evasion_success")).isEqualTo(CommonFigures.EVASION_SUCCESS).isEqualTo(8);
        assertThat(figures.value("rebel_fight_success")).isEqualTo(CommonFigures.REBEL_FIGHT_SUCCESS).isEqualTo(8);
        var counters = edition.tables().get(PrintedPools.TABLE);
        assertThat(EuMap.PRINTED.countries()).isNotEmpty()
                .allSatisfy(country -> assertThat(counters.of(country.id())).as(country.id().value()).isEqualTo(PrintedPools.OF_EVERY_EDITION.of(country.id())));
    }
}
