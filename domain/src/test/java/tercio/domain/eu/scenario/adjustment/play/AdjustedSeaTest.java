package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.ConvoyShips;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.War;
import tercio.domain.eu.scenario.adjustment.play.LeaderChange.LeaderCondition;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The host's adjustments of the sea stand on the board; a board that the rules do not know is refused. */
class AdjustedSeaTest {

    private static EuState board() {
        return franceAgainstSpain().admiral("duc", "france", 3, 1, 1).fleet("toulon", "france", "s_lion", new Ships(0, 1, 4, 0, 2, 0, 0), "duc")
                .fleet("armada", "spain", "s_cadix", new Ships(0, 0, 1, 0, 5, 0, 0)).war().board();
    }

    private static EuState after(EuState state, EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(state, changes);
        assertThat(verdict).as("%s", verdict).isInstanceOf(Verdict.Accepted.class);
        var evolved = state;
        for (var ruled : ((Verdict.Accepted<EuEvent>) verdict).events()) {
            assertThat(Told.of(War.RULES, evolved, ruled.event(), ruled.explanation())).isNotBlank().doesNotContain("null");
            evolved = War.RULES.evolve(evolved, ruled.event());
        }
        assertThat(evolved).isEqualTo(((Verdict.Accepted<EuEvent>) verdict).boards().getLast());
        return evolved;
    }

    private static String refused(EuState state, EuChange... changes) {
        var verdict = AdjustedWarTest.adjusted(state, changes);
        assertThat(verdict).as("%s", List.of(changes)).isInstanceOf(Verdict.Refused.class);
        Refusal refusal = ((Verdict.Refused<EuEvent>) verdict).refusal();
        return refusal.faults().getFirst().pointer();
    }

    /** A form of changes shows names where the board has none. */
    @Test
    void areasTradeZonesAndWatersAreCalledByTheirNames() {
        var adjustments = War.RULES.adjustments().orElseThrow();
        assertThat(adjustments.titles(board(), "trade-zone")).containsEntry("stz_lion", "STZ Golfe du Lion").containsEntry("ctz_venise", "CTZ Venice").containsOnlyKeys(adjustments.knownIds(board(), "trade-zone").toArray(String[]::new));
        assertThat(adjustments.titles(board(), "waters")).containsEntry("atlantic_eu", "European seas").containsOnlyKeys(adjustments.knownIds(board(), "waters").toArray(String[]::new));
        assertThat(adjustments.titles(board(), "area")).containsEntry("iroquois", "Iroquois");
    }

    @Test
    void corsairsLieInASeaZone() {
        var set = new SeaChange.CorsairsSet(new SpaceId("s_lion"), 3, new CountryId("algerie"), Optional.of(2), Optional.of("B"), Optional.of(new CountryId("spain")), Optional.of(new TradeZoneId("stz_lion")));
        var now = after(board(), set);
        assertThat(now.marks().raids().get(new SpaceId("s_lion"))).isEqualTo(new Raid(new CountryId("algerie"), 3, 2, Optional.of("B"), Optional.of(new CountryId("spain")), Optional.of(new TradeZoneId("stz_lion"))));
        var reduced = after(now, new SeaChange.CorsairsSet(new SpaceId("s_lion"), 2, new CountryId("algerie"), Optional.of(2), Optional.of("B"), Optional.of(new CountryId("spain")), Optional.of(new TradeZoneId("stz_lion"))));
        assertThat(reduced.marks().raids().get(new SpaceId("s_lion")).level()).as("one side less, as after a blockade that they did not escape").isEqualTo(2);
        assertThat(after(now, new SeaChange.CorsairsSet(new SpaceId("s_lion"), 0, new CountryId("algerie"), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty())).marks().raids()).isEmpty();
        assertThat(refused(board(), new SeaChange.CorsairsSet(new SpaceId("artois"), 1, new CountryId("pirates"), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()))).isEqualTo("/changes/0/zone");
    }

    @Test
    void shipsWaitToBeRefittedByRegion() {
        var now = after(board(), new SeaChange.DamagedSet(new CountryId("france"), new WatersId("mediterranean"), new Ships(0, 0, 2, 1, 0, 1, 0)));
        assertThat(now.navies().damaged()).containsExactly(new DamagedShips(new CountryId("france"), new WatersId("mediterranean"), new Ships(0, 0, 2, 1, 0, 1, 0).units(), RoundBox.S1));
        assertThat(after(now, new SeaChange.DamagedSet(new CountryId("france"), new WatersId("mediterranean"), new Ships(0, 0, 0, 0, 0, 0, 0))).navies().damaged()).isEmpty();
        assertThat(refused(board(), new SeaChange.DamagedSet(new CountryId("france"), new WatersId("mediterranean"), new Ships(1, 0, 2, 0, 0, 0, 0)))).isEqualTo("/changes/0/ships");
    }

    @Test
    void anAdmiralIsWithANavalStack() {
        var wounded = after(board(), new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.WOUNDED, Optional.empty(), Optional.of(RoundBox.W4)));
        assertThat(wounded.fleet(new StackId("toulon")).orElseThrow().leaders()).isEmpty();
        assertThat(wounded.navies().leaders().get(new LeaderId("duc")).fate()).isEqualTo(Fate.WOUNDED);
        var back = after(wounded, new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.PRESENT, Optional.of(new StackId("toulon")), Optional.empty()));
        assertThat(back.fleet(new StackId("toulon")).orElseThrow().leaders()).containsExactly(new LeaderId("duc"));
        assertThat(refused(board(), new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.PRESENT, Optional.of(new StackId("armada")), Optional.empty()))).isEqualTo("/changes/0/fleet");
        assertThat(refused(board(), new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.PRESENT, Optional.empty(), Optional.empty()))).isEqualTo("/changes/0/fleet");
        assertThat(refused(board(), new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.WOUNDED, Optional.empty(), Optional.empty()))).isEqualTo("/changes/0/returns");
        assertThat(refused(board(), new LeaderChange.AdmiralSet(new LeaderId("duc"), LeaderCondition.ALONE, Optional.empty(), Optional.empty()))).isEqualTo("/changes/0/condition");
    }

    @Test
    void goldIsAboardAndAshore() {
        // 1 NWD and 5 NTD: 16 points, 80 ducats.
        assertThat(after(board(), new SeaChange.FleetGold(new StackId("armada"), 80)).fleet(new StackId("armada")).orElseThrow().gold()).isEqualTo(80);
        assertThat(refused(board(), new SeaChange.FleetGold(new StackId("armada"), 81))).isEqualTo("/changes/0");
        assertThat(after(board(), new SeaChange.GoldSet(new SpaceId("islas_canarias"), 60)).marks().gold()).containsEntry(new SpaceId("islas_canarias"), 60);
        assertThat(refused(board(), new SeaChange.GoldSet(new SpaceId("artois"), 60))).isEqualTo("/changes/0");
    }

    @Test
    void aNavalStackEscortsAConvoy() {
        var now = after(board(), new SeaChange.FleetConvoy(new StackId("armada"), Optional.of(ConvoyKind.FLOTA_DE_ORO), Optional.of(5)));
        assertThat(now.fleet(new StackId("armada")).orElseThrow().convoys()).containsExactly(new ConvoyShips(ConvoyKind.FLOTA_DE_ORO, 5));
        assertThat(after(now, new SeaChange.FleetConvoy(new StackId("armada"), Optional.empty(), Optional.empty())).fleet(new StackId("armada")).orElseThrow().convoys()).isEmpty();
        assertThat(refused(board(), new SeaChange.FleetConvoy(new StackId("armada"), Optional.of(ConvoyKind.FLOTA_DE_ORO), Optional.of(6)))).isEqualTo("/changes/0/transports");
        assertThat(refused(board(), new SeaChange.FleetConvoy(new StackId("armada"), Optional.of(ConvoyKind.FLOTA_DE_ORO), Optional.empty()))).isEqualTo("/changes/0/transports");
    }

    @Test
    void aNavalStackBlockadesAPort() {
        var now = after(board(), new SeaChange.FleetBlockade(new StackId("toulon"), Optional.of(new SpaceId("catalunya"))));
        assertThat(now.fleet(new StackId("toulon")).orElseThrow().action()).isEqualTo(NavalAction.blockade(new SpaceId("catalunya")));
        assertThat(after(now, new SeaChange.FleetBlockade(new StackId("toulon"), Optional.empty())).fleet(new StackId("toulon")).orElseThrow().action()).isNull();
        assertThat(refused(board(), new SeaChange.FleetBlockade(new StackId("toulon"), Optional.of(new SpaceId("provence"))))).as("an own port").isEqualTo("/changes/0");
        assertThat(refused(board(), new SeaChange.FleetBlockade(new StackId("armada"), Optional.of(new SpaceId("catalunya"))))).as("another sea").isEqualTo("/changes/0");
    }
}
