package tercio.domain.eu.world.establishment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.sea.ships.Harbour;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Establishments: what they supply, the colony of level 6, forts, and neutral land. */
class EstablishmentsTest {

    private static final Set<CountryId> PORTUGAL = Set.of(new CountryId("portugal"));
    private static final Units DETACHMENTS = new Units(0, 0, 3, 1, 0, 0, false);
    private static final Units ARMY = Units.of(0, 1, 0);
    private static final NavalUnits SHIPS = new NavalUnits(0, 0, 3, 0, 1, 0, 0);
    private static final NavalUnits ONE_FLEET = new NavalUnits(1, 0, 4, 0, 0, 0, 0);
    private static final NavalUnits TWO_FLEETS = new NavalUnits(1, 1, 6, 0, 0, 0, 0);

    private static Province province(String id) {
        return EuMap.PRINTED.province(new SpaceId(id)).orElseThrow();
    }

    private static Establishments one(String province, Kind kind, int level) {
        return Establishments.NONE.with(Establishment.of(new SpaceId(province), new CountryId("portugal"), kind, level));
    }

    private static boolean harbours(Establishments here, String province, NavalUnits ships) {
        return here.hasHarbourFor(new SpaceId(province), PORTUGAL, ships, EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void fortsAndMissionsSupplyDetachmentsAndSingleShips() {
        for (var kind : Set.of(Kind.FORT, Kind.MISSION)) {
            var here = one("r_angola_n", kind, 0);
            assertThat(here.canSupply(new SpaceId("r_angola_n"), PORTUGAL, DETACHMENTS)).isTrue();
            assertThat(here.canSupply(new SpaceId("r_angola_n"), PORTUGAL, ARMY)).isFalse();
            assertThat(harbours(here, "r_angola_n", SHIPS)).isTrue();
            assertThat(harbours(here, "r_angola_n", ONE_FLEET)).isFalse();
        }
    }

    @Test
    void tradingPostsAndColoniesSupplyEachStackAndOneFleet() {
        for (var kind : Set.of(Kind.TRADING_POST, Kind.COLONY)) {
            var here = one("r_angola_n", kind, 1);
            assertThat(here.canSupply(new SpaceId("r_angola_n"), PORTUGAL, ARMY)).isTrue();
            assertThat(harbours(here, "r_angola_n", ONE_FLEET)).isTrue();
            assertThat(harbours(here, "r_angola_n", TWO_FLEETS)).isFalse();
            assertThat(here.canSupply(new SpaceId("r_angola_n"), Set.of(new CountryId("france")), ARMY)).as("of another alliance").isFalse();
        }
        assertThat(one("r_azteca_c", Kind.COLONY, 1).in(new SpaceId("r_azteca_c")).getFirst().harbour(EuMap.PRINTED)).as("no coast").isEmpty();
        assertThat(one("r_angola_n", Kind.COLONY, 6).in(new SpaceId("r_angola_n")).getFirst().harbour(EuMap.PRINTED)).contains(Harbour.PORT);
    }

    @Test
    void aControlledSourceIsNotAnOwnedOne() {
        var post = Establishment.of(new SpaceId("r_angola_n"), new CountryId("france"), Kind.TRADING_POST, 2).withController(new CountryId("portugal"));
        var here = Establishments.NONE.with(post);
        assertThat(here.canSupply(new SpaceId("r_angola_n"), PORTUGAL, ARMY)).isTrue();
        assertThat(here.isOwnedSource(new SpaceId("r_angola_n"), PORTUGAL, ARMY)).isFalse();
        assertThat(here.isOwnedSource(new SpaceId("r_angola_n"), Set.of(new CountryId("portugal"), new CountryId("france")), ARMY)).isTrue();
    }

    @Test
    void aColonyOfLevelSixIsAProvinceOfEurope() {
        assertThat(one("r_angola_n", Kind.COLONY, 5).theatre(province("r_angola_n"))).isEqualTo(Theatre.ROTW);
        assertThat(one("r_angola_n", Kind.COLONY, 6).theatre(province("r_angola_n"))).isEqualTo(Theatre.EUROPE);
        assertThat(one("r_angola_n", Kind.TRADING_POST, 6).theatre(province("r_angola_n"))).isEqualTo(Theatre.ROTW);
        assertThat(Establishments.NONE.theatre(province("tejo"))).isEqualTo(Theatre.EUROPE);
    }

    @Test
    void levelsAndSides() {
        assertThat(Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.COLONY, 3).isPlus()).isFalse();
        assertThat(Establishment.of(new SpaceId("r_angola_n"), new CountryId("portugal"), Kind.COLONY, 4).isPlus()).isTrue();
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
        assertThat(colony.withChanged(colony.in(new SpaceId("r_angola_n")).getFirst(), colony.in(new SpaceId("r_angola_n")).getFirst().withLevel(2)).in(new SpaceId("r_angola_n")).getFirst().level())
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

    /** Gujarat owns its Area and has posts elsewhere; nobody owns Angola. */
    @Test
    void neutralLandOutsideEuropeIsThatOfMinorsAndOfEstablishments() {
        var owners = Map.of(new SpaceId("gujarat"), new CountryId("gujarat"), new SpaceId("malabar"), new CountryId("vijayanagar"));
        var peace = new WorldEntry(Establishments.IN_1492, owners, PORTUGAL, Set.of());
        assertThat(peace.refusal(province("r_angola_n"))).as("of nobody").isEmpty();
        assertThat(Told.of(peace.refusal(province("r_gujarat_e")).orElseThrow().detail())).contains("eu.forts.refused-neutral");
        assertThat(peace.neutral(province("r_malabar_n"))).as("the post first").contains(new CountryId("gujarat"));
        assertThat(peace.neutral(province("r_cotedor_w"))).as("its own").isEmpty();
        assertThat(peace.staysOutside(province("r_kenya_s"))).isTrue();
        assertThat(peace.staysOutside(province("r_gujarat_e"))).as("natives are no establishment").isFalse();
        var war = new WorldEntry(Establishments.IN_1492, owners, PORTUGAL, Set.of(new CountryId("gujarat")));
        assertThat(war.refusal(province("r_gujarat_e"))).isEmpty();
        assertThat(war.refusal(province("r_malabar_n"))).as("the post of an enemy").isEmpty();
    }
}
