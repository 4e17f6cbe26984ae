package tercio.domain.eu.world.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.world.establishment.Establishment;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.map.SpaceId;

/** EU-DISCOVERY: what is known, carried, shared, brought home, lost and spread. */
class DiscoveriesTest {

    private static final String SPAIN = "spain";
    private static final String PORTUGAL = "portugal";
    private static final String COLUMBUS = "columbus";
    private static final String PINZON = "pinzon";
    private static final Discoveries START = KnownAtStart.withEstablishments(KnownAtStart.printedDiscoveries(), Establishments.IN_1492);
    private static final Establishment CUBA = Establishment.of(new SpaceId("r_cuba_w"), new CountryId(SPAIN), Establishment.Kind.COLONY, 1);

    private static Province province(String id) {
        return EuMap.PRINTED.province(new SpaceId(id)).orElseThrow();
    }

    private static Discoveries carrying(String... zones) {
        var now = START;
        for (var zone : zones) {
            now = now.withDiscovery(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId(zone));
        }
        return now;
    }

    @Test
    void europeIsKnownToAll() {
        assertThat(List.of("tejo", "acores", "s_cadix", "s_levantin", "s_noire_e")).allMatch(zone -> Discoveries.NONE.knows(new CountryId(SPAIN), new SpaceId(zone)));
        assertThat(List.of("r_cuba_w", "s_caraibes", "s_canarias", "s_horn", "s_indien")).noneMatch(zone -> Discoveries.NONE.knows(new CountryId(SPAIN), new SpaceId(zone)));
    }

    @Test
    void thePrintedZonesAreKnownIn1492() {
        assertThat(List.of("s_acores", "s_canarias", "s_arguin", "s_gambie", "s_guinee", "s_angola", "s_tempetes", "r_cotedor_e", "r_cabo_verde_i"))
                .allMatch(zone -> START.knows(new CountryId(PORTUGAL), new SpaceId(zone)));
        assertThat(START.knows(new CountryId(PORTUGAL), new SpaceId("s_aiguilles"))).isFalse();
        assertThat(START.of(new CountryId(SPAIN))).containsExactlyInAnyOrder(new SpaceId("s_acores"), new SpaceId("s_canarias"));
        assertThat(START.of(new CountryId("england"))).containsExactly(new SpaceId("s_acores"));
        assertThat(START.of(new CountryId("turkey"))).containsExactlyInAnyOrder(new SpaceId("s_rouge"), new SpaceId("s_persique"), new SpaceId("r_nedj_w"));
        assertThat(START.of(new CountryId("venise"))).isEmpty();
        assertThat(START.common()).hasSize(30).contains(new SpaceId("r_gujarat_w"), new SpaceId("r_canton_s")).doesNotContain(new SpaceId("r_oman_e"));
        assertThat(START.knows(new CountryId("oman"), new SpaceId("r_oman_e"))).as("the province of its own colony").isTrue();
    }

    @Test
    void onlyTheStackThatDiscoversAZoneKnowsIt() {
        var now = carrying("s_atlantique_n");
        assertThat(now.knows(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).isTrue();
        assertThat(now.knows(new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).isFalse();
        assertThat(now.knows(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).isFalse();
        assertThat(now.knows(new StackId("vasco"), new CountryId(PORTUGAL), new SpaceId("s_atlantique_n"))).isFalse();
        assertThat(now.withDiscovery(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).isEqualTo(now);
        assertThat(now.afterSplit(new StackId(COLUMBUS), new StackId("part")).knows(new StackId("part"), new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).as("a part that leaves the stack").isTrue();
    }

    /** The discoveries after the stack has brought home those that it carries. */
    private static Discoveries broughtHome(Discoveries before, StackId stack) {
        var own = before.carriedBy(stack).orElseThrow();
        return before.afterHomecoming(stack, own.country(), own.zones());
    }

    @Test
    void anEstablishmentOfBeforeThePhaseOrEuropeIsHome() {
        var home = new HomeComing(Establishments.NONE.with(CUBA), Establishments.NONE.with(CUBA)
                .with(Establishment.of(new SpaceId("r_cuba_e"), new CountryId(SPAIN), Establishment.Kind.FORT, 0)), Set.of(new CountryId(SPAIN)));
        assertThat(home.isHome(province("r_cuba_w"), Optional.empty())).isTrue();
        assertThat(home.isHome(province("r_cuba_e"), Optional.empty())).as("a fort built in this phase").isFalse();
        assertThat(home.isHome(province("andalucia"), Optional.of(new CountryId(SPAIN)))).isTrue();
        assertThat(home.isHome(province("tejo"), Optional.of(new CountryId(PORTUGAL)))).isFalse();
        assertThat(new HomeComing(Establishments.NONE.with(CUBA), Establishments.NONE.with(CUBA.withController(new CountryId("france"))), Set.of(new CountryId(SPAIN)))
                .isHome(province("r_cuba_w"), Optional.empty())).as("lost since").isFalse();
        var now = broughtHome(carrying("s_atlantique_n", "s_sargasses"), new StackId(COLUMBUS));
        assertThat(now.of(new CountryId(SPAIN))).containsExactlyInAnyOrder(new SpaceId("s_acores"), new SpaceId("s_canarias"), new SpaceId("s_atlantique_n"), new SpaceId("s_sargasses"));
        assertThat(now.carriedBy(new StackId(COLUMBUS))).isEmpty();
        assertThat(now.knows(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_sargasses"))).isTrue();
        assertThat(now.withoutStack(new StackId(COLUMBUS)).knows(new CountryId(SPAIN), new SpaceId("s_sargasses"))).as("destroyed by the attrition of that move").isTrue();
    }

    @Test
    void aStackThatStillCarriesDiscoveriesDoesNotHearOfOthers() {
        var now = broughtHome(carrying("s_atlantique_n").withDiscovery(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_guinee")), new StackId(PINZON));
        assertThat(now.knows(new CountryId(SPAIN), new SpaceId("s_guinee"))).isTrue();
        assertThat(now.knows(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_guinee"))).isFalse();
        assertThat(now.knows(new StackId("newcomer"), new CountryId(SPAIN), new SpaceId("s_guinee"))).isTrue();
        assertThat(now.withDiscovery(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_guinee")).knows(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_guinee"))).as("it explores it again").isTrue();
        assertThat(broughtHome(now, new StackId(COLUMBUS)).knows(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_guinee"))).isTrue();
        assertThat(broughtHome(carrying("s_guinee").withDiscovery(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_guinee")), new StackId(PINZON)).carriedBy(new StackId(COLUMBUS)))
                .as("all it carried is known now").isEmpty();
    }

    @Test
    void stacksOfOneCountryShareWhereBothKnowAZoneThatWasBroughtHome() {
        var apart = carrying("s_atlantique_n").withDiscovery(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_arguin"));
        var met = new StackMeeting(apart, new SpaceId("s_canarias"), new StackId(COLUMBUS), new CountryId(SPAIN), new StackId(PINZON), new CountryId(SPAIN)).discoveriesAfter();
        assertThat(met.carriedBy(new StackId(COLUMBUS)).orElseThrow().zones()).containsExactlyInAnyOrder(new SpaceId("s_atlantique_n"), new SpaceId("s_arguin"));
        assertThat(broughtHome(met, new StackId(PINZON)).of(new CountryId(SPAIN))).contains(new SpaceId("s_atlantique_n"), new SpaceId("s_arguin"));
        assertThat(broughtHome(met.withoutStack(new StackId(PINZON)), new StackId(COLUMBUS)).of(new CountryId(SPAIN))).as("shared before it was lost").contains(new SpaceId("s_arguin"));
        assertThat(new StackMeeting(apart.withDiscovery(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_atlantique_n")), new SpaceId("s_atlantique_n"), new StackId(COLUMBUS), new CountryId(SPAIN), new StackId(PINZON), new CountryId(SPAIN)).mayShare())
                .as("both know it and Spain does not").isFalse();
        assertThat(new StackMeeting(apart, new SpaceId("s_canarias"), new StackId(COLUMBUS), new CountryId(SPAIN), new StackId("vasco"), new CountryId(PORTUGAL)).mayShare()).as("an ally").isFalse();
    }

    @Test
    void whatADestroyedStackCarriedIsLost() {
        var now = carrying("s_atlantique_n").withoutStack(new StackId(COLUMBUS));
        assertThat(now).isEqualTo(START);
    }

    @Test
    void stacksThatBothCarryAZoneHaveNothingToDoWithEachOther() {
        var both = carrying("s_atlantique_n").withDiscovery(new StackId("vasco"), new CountryId(PORTUGAL), new SpaceId("s_atlantique_n"));
        assertThat(both.knows(new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).as("so that Columbus begins nothing there").isFalse();
        assertThat(both.knows(new CountryId(PORTUGAL), new SpaceId("s_atlantique_n"))).isFalse();
        var known = broughtHome(both, new StackId("vasco"));
        assertThat(known.knows(new CountryId(PORTUGAL), new SpaceId("s_atlantique_n"))).as("Vasco may attack Columbus, who may not attack him").isTrue();
        assertThat(known.knows(new CountryId(SPAIN), new SpaceId("s_atlantique_n"))).isFalse();
        var spanish = carrying("s_atlantique_n").withDiscovery(new StackId(PINZON), new CountryId(SPAIN), new SpaceId("s_atlantique_n"));
        assertThat(new StackMeeting(spanish, new SpaceId("s_atlantique_n"), new StackId(COLUMBUS), new CountryId(SPAIN), new StackId(PINZON), new CountryId(SPAIN)).mayMerge()).isFalse();
        assertThat(new StackMeeting(spanish, new SpaceId("s_canarias"), new StackId(COLUMBUS), new CountryId(SPAIN), new StackId(PINZON), new CountryId(SPAIN)).mayMerge()).isTrue();
        assertThat(spanish.afterMerge(new StackId(COLUMBUS), new StackId(PINZON), new CountryId(SPAIN)).carried()).containsOnlyKeys(new StackId(COLUMBUS));
    }

    /** The sea of Guinea has no malus, the sea of the Cape one. The discoveries of Columbus are known to no country yet. */
    @Test
    void fromPeriodFourOnDiscoveriesSpread() {
        var here = Establishments.NONE.with(CUBA).with(Establishment.of(new SpaceId("r_java_w"), new CountryId("hollande"), Establishment.Kind.FORT, 0));
        var now = carrying("s_atlantique_n");
        assertThat(Diffusion.atStartOfTurn(now, here, Period.III)).isEmpty();
        assertThat(Diffusion.atStartOfTurn(now, here, Period.IV)).containsExactlyInAnyOrder(new SpaceId("s_acores"), new SpaceId("s_canarias"), new SpaceId("s_arguin"), new SpaceId("s_gambie"),
                new SpaceId("s_guinee"), new SpaceId("s_angola"), new SpaceId("r_cuba_w"));
        var spread = now.withCommon(Diffusion.atStartOfTurn(now, here, Period.IV));
        assertThat(spread.knows(new CountryId("france"), new SpaceId("s_guinee"))).isTrue();
        assertThat(spread.knows(new CountryId("france"), new SpaceId("s_tempetes"))).isFalse();
        assertThat(spread.knows(new StackId(COLUMBUS), new CountryId(SPAIN), new SpaceId("s_guinee"))).as("to those at sea too").isTrue();
        assertThat(Diffusion.atStartOfTurn(spread, here, Period.IV)).isEmpty();
        assertThat(Diffusion.atStartOfTurn(broughtHome(spread, new StackId(COLUMBUS)), here, Period.V)).containsExactly(new SpaceId("s_atlantique_n"));
    }

    @Test
    void aColonyOfLevelSixIsKnownToAllInAnyPeriod() {
        assertThat(Diffusion.newEuropeanColonies(START, Establishments.NONE.with(Establishment.of(CUBA.province(), CUBA.owner(), CUBA.kind(), 5)))).isEmpty();
        assertThat(Diffusion.atStartOfTurn(START, Establishments.NONE.with(Establishment.of(CUBA.province(), CUBA.owner(), CUBA.kind(), 6)), Period.I)).containsExactly(new SpaceId("r_cuba_w"));
    }

    @Test
    void whatAnotherCountryKnowsIsTold() {
        assertThat(START.isKnownToAnother(new CountryId(SPAIN), new SpaceId("s_guinee"))).isTrue();
        assertThat(START.isKnownToAnother(new CountryId(PORTUGAL), new SpaceId("s_guinee"))).isFalse();
    }
}
