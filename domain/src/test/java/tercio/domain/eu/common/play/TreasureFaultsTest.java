package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SessionAtStart.TradeFleets;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.sentence.given.Told;

/** Faults of convoys, gold, trade fleets and corsairs in a scenario. */
class TreasureFaultsTest {

    private static Map<String, String> faults(Situation situation) {
        return Told.of(War.RULES.faults(situation.scenario()));
    }

    private static Situation fleet(int transports) {
        return franceAgainstSpain().fleet("flota", "spain", "s_cadix", new Ships(0, 0, 1, 0, transports, 0, 0));
    }

    @Test
    void aFlotaIsSpanishAndOfFiveTransports() {
        assertThat(faults(fleet(5).convoy(ConvoyKind.FLOTA_DE_ORO))).isEmpty();
        assertThat(faults(fleet(6).convoy(ConvoyKind.FLOTA_DE_ORO))).containsEntry("/fleets/0/convoy", "eu.fault.convoy-size: least 1, most 5, count 6.");
        assertThat(faults(fleet(0).convoy(ConvoyKind.FLOTA_DE_ORO))).containsKey("/fleets/0/convoy");
        assertThat(faults(franceAgainstSpain().fleet("flota", "france", "s_gascogne", new Ships(0, 0, 0, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO)))
                .containsEntry("/fleets/0/convoy", "eu.fault.convoy-of: who france.");
    }

    @Test
    void aConvoyIsOneCounterOfItsStack() {
        assertThat(faults(franceAgainstSpain().fleet("flota", "spain", "s_cadix", new Ships(1, 1, 5, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO))).isEmpty();
        assertThat(faults(franceAgainstSpain().fleet("flota", "spain", "s_cadix", new Ships(1, 2, 5, 0, 5, 0, 0)).convoy(ConvoyKind.FLOTA_DE_ORO))).containsKey("/fleets/0/ships");
    }

    @Test
    void theShipsHaveRoomForTheirGold() {
        // 1 NWD and 5 NTD: 16 points.
        assertThat(faults(fleet(5).convoy(ConvoyKind.FLOTA_DE_ORO, 80))).isEmpty();
        assertThat(faults(fleet(5).convoy(ConvoyKind.FLOTA_DE_ORO, 81))).containsEntry("/fleets/0/gold", "eu.fault.gold-room: most 80.");
        assertThat(faults(fleet(1).laden(21))).containsKey("/fleets/0/gold");
        assertThat(faults(fleet(1).laden(-1))).containsKey("/fleets/0/gold");
    }

    @Test
    void goldWaitsInAPort() {
        assertThat(faults(franceAgainstSpain().gold("islas_canarias", 50))).isEmpty();
        assertThat(faults(franceAgainstSpain().gold("artois", 50))).containsKey("/session/gold/artois");
        assertThat(faults(franceAgainstSpain().gold("islas_canarias", 0))).containsKey("/session/gold/islas_canarias");
        assertThat(faults(franceAgainstSpain().gold("nowhere", 5))).containsKey("/session/gold/nowhere");
    }

    @Test
    void tradeFleetsAreOfMinorCountriesInATradeZone() {
        assertThat(faults(franceAgainstSpain().trade("stz_lion", new TradeFleets(false, Map.of(new CountryId("genes"), 2), List.of(new CountryId("genes")))))).isEmpty();
        assertThat(faults(franceAgainstSpain().trade("stz_moon", new TradeFleets(false, Map.of(), List.of())))).containsKey("/session/trade/stz_moon");
        assertThat(faults(franceAgainstSpain().trade("stz_lion", new TradeFleets(false, Map.of(new CountryId("france"), 2), List.of())))).containsKey("/session/trade/stz_lion/minors/france");
        assertThat(faults(franceAgainstSpain().trade("stz_lion", new TradeFleets(false, Map.of(new CountryId("genes"), 12), List.of())))).containsKey("/session/trade/stz_lion/minors/genes");
        assertThat(faults(franceAgainstSpain().trade("stz_lion", new TradeFleets(false, Map.of(), List.of(new CountryId("genes")))))).containsKey("/session/trade/stz_lion/attacked");
    }

    @Test
    void whoDecidesForCorsairsAndWhereTheyActIsKnown() {
        assertThat(faults(franceAgainstSpain().corsairs("s_lion", new Raid(new CountryId("algerie"), 2, 0, Optional.of("B"), Optional.of(new CountryId("france")), Optional.of(new TradeZoneId("stz_lion")))))).isEmpty();
        assertThat(faults(franceAgainstSpain().corsairs("s_lion", new Raid(new CountryId("algerie"), 2, 0, Optional.of("best"), Optional.of(new CountryId("england")), Optional.of(new TradeZoneId("stz_moon"))))))
                .containsKeys("/session/raids/s_lion/rank", "/session/raids/s_lion/controller", "/session/raids/s_lion/tradeZone");
    }
}
