package tercio.domain.eu.world.establishment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Establishments: the troops that they supply, the colony of level 6, and forts. */
class EstablishmentsTest {

    private static final Units DETACHMENTS = new Units(0, 0, 3, 1, 0, 0, false);
    private static final Units ARMY = Units.of(0, 1, 0);

    private static Province province(String id) {
        return EuMap.PRINTED.province(new SpaceId(id)).orElseThrow();
    }

    private static Establishments one(String province, Kind kind, int level) {
        return Establishments.NONE.with(Establishment.of(new SpaceId(province), new CountryId("portugal"), kind, level));
    }

    private static boolean supplies(Kind kind, int level, Units units) {
        return Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), kind, level).canSupply(units);
    }

    @Test
    void fortsAndMissionsSupplyDetachmentsAndSettlementsAnyStack() {
        for (var kind : Set.of(Kind.FORT, Kind.MISSION)) {
            assertThat(supplies(kind, 0, DETACHMENTS)).isTrue();
            assertThat(supplies(kind, 0, ARMY)).isFalse();
        }
        for (var kind : Set.of(Kind.TRADING_POST, Kind.COLONY)) {
            assertThat(supplies(kind, 1, ARMY)).isTrue();
        }
    }

    @Test
    void aColonyOfLevelSixIsAProvinceOfEurope() {
        assertThat(one("r_angola_n", Kind.COLONY, 5).theatre(province("r_angola_n"))).isEqualTo(Theatre.ROTW);
        assertThat(one("r_angola_n", Kind.COLONY, 6).theatre(province("r_angola_n"))).isEqualTo(Theatre.EUROPE);
        assertThat(one("r_angola_n", Kind.TRADING_POST, 6).theatre(province("r_angola_n"))).isEqualTo(Theatre.ROTW);
        assertThat(Establishments.NONE.theatre(province("tejo"))).isEqualTo(Theatre.EUROPE);
    }

    @Test
    void levelsOfEachKind() {
        assertThatThrownBy(() -> Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.COLONY, 7)).hasMessageContaining("1..6");
        assertThatThrownBy(() -> Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.FORT, 1)).hasMessageContaining("0..0");
    }

    @Test
    void whatMayShareAProvince() {
        var colony = one("r_angola_n", Kind.COLONY, 1);
        var mission = Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.MISSION, 0);
        assertThat(colony.with(mission).in(new SpaceId("r_angola_n"))).hasSize(2);
        assertThat(one("r_angola_n", Kind.FORT, 0).with(mission).in(new SpaceId("r_angola_n"))).containsExactly(mission);
        assertThatThrownBy(() -> colony.with(Establishment.of(new SpaceId("r_angola_n"), new CountryId("france"), Kind.TRADING_POST, 1))).hasMessageContaining("beside");
        assertThat(colony.withChanged(colony.in(new SpaceId("r_angola_n")).getFirst(), Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.COLONY, 2)).in(new SpaceId("r_angola_n")).getFirst().level())
                .isEqualTo(2);
        assertThat(colony.without(colony.in(new SpaceId("r_angola_n")).getFirst())).isEqualTo(Establishments.NONE);
        assertThatThrownBy(() -> colony.without(mission)).hasMessageContaining("no such");
    }

    @Test
    void thoseOf1492() {
        assertThat(Establishments.IN_1492.all()).hasSize(17).contains(Establishment.of(new SpaceId("r_cotedor_w"), new CountryId("portugal"), Kind.TRADING_POST, 3),
                Establishment.of(new SpaceId("r_cabo_verde_i"), new CountryId("portugal"), Kind.COLONY, 4), Establishment.of(new SpaceId("r_nedj_w"), new CountryId("turkey"), Kind.MISSION, 0));
        assertThat(WorldAreas.PRINTED.all()).hasSize(111);
        assertThat(EuMap.PRINTED.provinces()).filteredOn(land -> land.theatre() == Theatre.ROTW)
                .allSatisfy(land -> assertThat(WorldAreas.PRINTED.areaOf(land)).as(land.id().value()).isPresent());
        assertThat(WorldAreas.PRINTED.area(new SpaceId("alaska")).orElseThrow().snowflakes()).isEqualTo(2);
    }

    /** Begun at the end of one round, it stands at the end of the third. */
    @Test
    void aFortTakesThreeRounds() {
        var second = ((FortWork.State.Underway) FortWork.start(new SpaceId("r_angola_n"), new CountryId("portugal")).afterRound(3)).work();
        assertThat(second.rounds()).isEqualTo(2);
        assertThat(second.afterRound(3)).isEqualTo(new FortWork.State.Built(Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.FORT, 0)));
        assertThat(second.afterRound(2)).isEqualTo(new FortWork.State.Abandoned());
        assertThat(second.afterCheck(2)).isEqualTo(new FortWork.State.Abandoned());
        assertThat(second.afterCheck(3)).isEqualTo(new FortWork.State.Underway(second));
    }

    @Test
    void atTheEndOfTheTurnAFortIsFinished() {
        assertThat(FortWork.start(new SpaceId("r_angola_n"), new CountryId("portugal")).atEndOfTurn()).isInstanceOf(FortWork.State.Built.class);
    }

    @Test
    void whereAFortCanBeBuilt() {
        assertThat(FortWork.refusal(province("r_angola_n"), Establishments.NONE, 3, false)).isEmpty();
        assertThat(Told.of(FortWork.refusal(province("r_angola_n"), Establishments.NONE, 2, false).orElseThrow().detail())).contains("ld 2/3");
        assertThat(Told.of(FortWork.refusal(province("r_angola_n"), Establishments.NONE, 3, true).orElseThrow().detail())).contains("eu.forts.refused-under-way");
        assertThat(Told.of(FortWork.refusal(province("tejo"), Establishments.NONE, 3, false).orElseThrow().detail())).contains("eu.forts.refused-europe");
        assertThat(Told.of(FortWork.refusal(province("r_cotedor_w"), Establishments.IN_1492, 3, false).orElseThrow().detail())).contains("eu.forts.refused-settled");
    }
}
