package tercio.domain.eia.supply.line.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.TURKEY;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.play.Given;
import tercio.domain.map.SpaceId;

/** Sources and chains of depots (7.2.3), over land, arrows and the sea (7.4.3): Vienna 474, Linz 475, Munich 326, Trieste 481. */
class SupplyChainsTest {

    private static final Location VIENNA = Location.field(new SpaceId("474"));

    private static SupplyChains chains(EiaState state, Power power) {
        return SupplyChains.of(Given.board(state), power);
    }

    private static EiaState supply(Given given, Power power) {
        return given.in(LandStep.SUPPLY, power);
    }

    private static boolean source(EiaState state) {
        var depot = state.depotAt(VIENNA).orElseThrow();
        return chains(state, depot.power()).isSource(depot);
    }

    @Test
    void aSourceIsAnUnbesiegedControlledCityOfOwnTerritoryWithoutEnemies() {
        var state = supply(Given.war().depot(AUSTRIA, "474"), AUSTRIA);
        assertThat(source(state)).isTrue();
        assertThat(source(state.with(state.city(new SpaceId("474")).orElseThrow().withBesiegers(List.of(FRANCE))))).isFalse();
        assertThat(source(state.with(state.city(new SpaceId("474")).orElseThrow().withController(new NationId("france"))))).isFalse();
        assertThat(source(supply(Given.war().depot(AUSTRIA, "474").irregulars(AUSTRIA, FactorType.FREIKORPS, "474", 1), AUSTRIA))).isTrue();
        assertThat(source(supply(Given.war().depot(AUSTRIA, "474").corps("france-i", "474", 1), AUSTRIA))).isFalse();
        // A city that France has taken is no part of its home nation.
        assertThat(source(supply(Given.war().depot(FRANCE, "474").city("474", "france"), FRANCE))).isFalse();
        // Without a city there is no source.
        assertThat(chains(supply(Given.war().depot(AUSTRIA, "473"), AUSTRIA), AUSTRIA).isValid(Location.field(new SpaceId("473")))).isFalse();
    }

    @Test
    void irregularsInAnUnbesiegedCityBlockAnAreaAndOwnOnesOpenIt() {
        // From Vienna the chain to Munich leads over Linz alone.
        var given = Given.war().war("austria", "bavaria").depot(AUSTRIA, "474").depot(AUSTRIA, "326");
        assertThat(chains(supply(given, AUSTRIA), AUSTRIA).isValid(Location.field(new SpaceId("326")))).isTrue();
        var blocked = supply(given.city("475", "prussia").war("austria", "prussia").irregulars(Power.PRUSSIA, FactorType.FREIKORPS, "475", 1), AUSTRIA);
        var piece = blocked.irregulars().get(blocked.irregulars().firstKey());
        var inside = blocked.with(piece.withLocation(Location.city(new SpaceId("475"))));
        assertThat(chains(inside, AUSTRIA).isValid(Location.field(new SpaceId("326")))).isFalse();
        var besieged = inside.with(inside.city(new SpaceId("475")).orElseThrow().withBesiegers(List.of(AUSTRIA)));
        assertThat(chains(besieged, AUSTRIA).isValid(Location.field(new SpaceId("326")))).isTrue();
    }

    @Test
    void depotsOfTwoPowersAreNoChain() {
        var given = Given.peace().allied(AUSTRIA, RUSSIA).access(AUSTRIA, RUSSIA).depot(AUSTRIA, "474").depot(RUSSIA, "473");
        var state = supply(given, RUSSIA);
        assertThat(chains(state, AUSTRIA).isValid(VIENNA)).isTrue();
        assertThat(chains(state, RUSSIA).isValid(Location.field(new SpaceId("473")))).isFalse();
    }

    @Test
    void aDepotOutsideAValidChainStaysAndFeedsNobody() {
        var state = supply(Given.war().war("austria", "baden").depot(AUSTRIA, "474").depot(AUSTRIA, "318").corps("austria-i", "318", 5), AUSTRIA);
        assertThat(state.depotAt(Location.field(new SpaceId("318")))).isPresent();
        assertThat(chains(state, AUSTRIA).pathToSource(Location.field(new SpaceId("318")))).isEmpty();
        assertThat(chains(state, AUSTRIA).nearest(new SpaceId("318"), 3)).isEmpty();
        assertThat(Given.options(state, "pay-supply")).isEmpty();
    }

    @Test
    void aChainCrossesAnArrowUnlessAnEnemyFleetIsThere() {
        // Constantinople 555 and 556 in Asia; the sea area around both arrows is 768.
        var given = Given.peace().war("turkey", "russia").depot(TURKEY, "555").depot(TURKEY, "556");
        assertThat(chains(supply(given, TURKEY), TURKEY).isValid(Location.field(new SpaceId("556")))).isTrue();
        assertThat(chains(supply(given.fleet("black-sea", RUSSIA, "768"), TURKEY), TURKEY).isValid(Location.field(new SpaceId("556")))).isFalse();
    }

    @Test
    void depotsInTwoPortsAreLinkedByAFleetInTheSuppliedOne() {
        // Austria holds the city of neutral Malta 365, which no land connects with Trieste 481.
        var malta = Location.field(new SpaceId("365"));
        var given = Given.war().war("austria", "malta").city("365", "austria").garrison("austria", "365", 2).depot(AUSTRIA, "481").depot(AUSTRIA, "365");
        var board = Given.board(supply(given, AUSTRIA));
        assertThat(chains(board.state(), AUSTRIA).isValid(malta)).isFalse();
        assertThat(chains(supply(given.fleet("adria", AUSTRIA, "481"), AUSTRIA), AUSTRIA).pathToSource(malta)).containsExactly(new LocationId("365"), new LocationId("481"));
        // Enemy fleets at sea do not matter, one that blockades a port does (7.4.3.2).
        var sea = board.map().seasNextTo(new SpaceId("481")).getFirst().value();
        assertThat(chains(supply(given.fleet("at-sea", FRANCE, sea), AUSTRIA), AUSTRIA).isValid(malta)).isTrue();
        assertThat(chains(supply(given.blockade("box", FRANCE, "365"), AUSTRIA), AUSTRIA).isValid(malta)).isFalse();
    }

    @Test
    void iceClosesTheSeaInWinterAndTheDardanellesArePassedByPermission() {
        // Riga 097 and St. Petersburg 077 lie north of the ice line.
        var autumn = Given.board(supply(Given.peace().month(1805, 10), RUSSIA));
        assertThat(SeaLanes.connectsPorts(autumn, RUSSIA, new SpaceId("097"), new SpaceId("077"))).isTrue();
        var winter = Given.board(supply(Given.peace().month(1805, 12), RUSSIA));
        assertThat(SeaLanes.connectsPorts(winter, RUSSIA, new SpaceId("097"), new SpaceId("077"))).isFalse();
        // Sevastopol 247 and Malta 365; Turkey controls Constantinople.
        assertThat(SeaLanes.connectsPorts(autumn, RUSSIA, new SpaceId("247"), new SpaceId("365"))).isFalse();
        assertThat(SeaLanes.connectsPorts(Given.board(supply(Given.peace().access(TURKEY, RUSSIA), RUSSIA)), RUSSIA, new SpaceId("247"), new SpaceId("365"))).isTrue();
        assertThat(SeaLanes.connectsPorts(Given.board(supply(Given.peace().city("555", "russia"), RUSSIA)), RUSSIA, new SpaceId("247"), new SpaceId("365"))).isTrue();
    }

    @Test
    void aDepotAtSeaIsNoLinkOfAChain() {
        var sea = Given.board(supply(Given.war(), AUSTRIA)).map().seasNextTo(new SpaceId("481")).getFirst().value();
        var state = supply(Given.war().depot(AUSTRIA, "481").fleet("adria", AUSTRIA, sea), AUSTRIA);
        var afloat = state.with(new Depot(AUSTRIA, Location.aboard(new SpaceId(sea)), Factors.NONE, false));
        assertThat(chains(afloat, AUSTRIA).isValid(Location.aboard(new SpaceId(sea)))).isFalse();
        assertThat(chains(afloat, AUSTRIA).canSupplySea(new SpaceId(sea))).isTrue();
    }
}
