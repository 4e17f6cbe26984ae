package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario.LeaderAtStart;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.voyage.play.VoyageEvent.BlockadeLifted;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.map.SpaceId;

/** Supply of land stacks by ships (EU-SUP-SHIPS), and sieges of ports that ships blockade (EU-SEA-BLOCKADE). */
class SeaAndSiegesTest {

    /** Spaniards before Toulon, whom no land line reaches, and Spanish ships on its coast. */
    private static Situation beforeToulon(int ld, Ships ships) {
        return franceAgainstSpain().stack("his", "spain", "provence", 0, 0, ld).fleet("ships", "spain", "s_lion", ships);
    }

    private static WarView doing(War war, NavalAction action) {
        var board = war.board();
        return new WarView(board.with(board.fleet(new StackId("ships")).orElseThrow().withAction(action)), EuMap.PRINTED, Editions.military().tables());
    }

    private static WarView supplying(int ld, Ships ships) {
        return doing(beforeToulon(ld, ships).war(), NavalAction.supply());
    }

    @Test
    void shipsSupplyTheCoastOfTheirZone() {
        // Two ships supply 3 LD, not 4; the Spanish arsenal of Barcelona lies on the Gulf of Lion: full supply.
        var board = supplying(3, new Ships(0, 0, 2, 0, 0, 0, 0));
        var route = SupplyLines.bestRoute(board, board.stacks(new SpaceId("provence"), stack -> true)).orElseThrow();
        assertThat(route.fleet()).contains(new StackId("ships"));
        assertThat(route.weak()).isEmpty();
    }

    @Test
    void shipsThatAreTooFewSupplyNobody() {
        var board = supplying(4, new Ships(0, 0, 2, 0, 0, 0, 0));
        assertThat(SupplyLines.bestRoute(board, board.stacks(new SpaceId("provence"), stack -> true))).isEmpty();
    }

    @Test
    void shipsThatDoNothingSupplyNobody() {
        var board = doing(beforeToulon(3, new Ships(0, 0, 2, 0, 0, 0, 0)).war(), null);
        assertThat(SupplyLines.bestRoute(board, board.stacks(new SpaceId("provence"), stack -> true))).isEmpty();
    }

    @Test
    void shipsInAZoneWithoutAPortOfTheirOwnSupplyWeakly() {
        // Brest lies on the Celtic Sea; Spain has no port there.
        var war = franceAgainstSpain().stack("his", "spain", "finistere", 0, 0, 2).fleet("ships", "spain", "s_celtique", new Ships(0, 0, 2, 0, 0, 0, 0)).war();
        var board = doing(war, NavalAction.supply());
        assertThat(SupplyLines.bestRoute(board, board.stacks(new SpaceId("finistere"), stack -> true)).orElseThrow().weak()).containsExactly(WeakSupplyCause.SHIPS_AWAY);
    }

    @Test
    void aStackThatBlockadesASupplyingPortSuppliesThatProvinceAlone() {
        var war = beforeToulon(3, new Ships(0, 1, 3, 0, 0, 0, 0)).war();
        assertThat(SupplyLines.bestRoute(doing(war, NavalAction.blockadeAndSupply(new SpaceId("provence"))), war.board().stacksIn(new SpaceId("provence")))).isPresent();
        assertThat(SupplyLines.bestRoute(doing(war, NavalAction.blockadeAndSupply(new SpaceId("nice"))), war.board().stacksIn(new SpaceId("provence")))).isEmpty();
    }

    @Test
    void aBlockadedPortIsNoSourceForShips() {
        var war = franceAgainstSpain().fleet("toulon", "france", "provence", new Ships(0, 0, 2, 0, 0, 0, 0))
                .fleet("ships", "spain", "s_lion", new Ships(0, 1, 3, 0, 0, 0, 0)).blockading("provence").war();
        var board = doing(war, NavalAction.blockade(new SpaceId("provence")));
        assertThat(Ports.isBlockaded(board, new SpaceId("provence"))).isTrue();
        assertThat(Ports.isSupplySource(board, board.state().fleet(new StackId("toulon")).orElseThrow(), new SpaceId("provence"))).isFalse();
        assertThat(Ports.canReceive(board, board.state().fleet(new StackId("toulon")).orElseThrow(), new SpaceId("provence"))).isTrue();
    }

    @Test
    void anAdmiralWhoBlockadesLendsHisSiegeValueToTheBesiegers() {
        var war = franceAgainstSpain().leader(new LeaderAtStart(new LeaderId("admiral"), "Bazán", new CountryId("spain"), "A", 3, 3, 3, 2, false,
                        Optional.of(LeaderKind.ADMIRAL), Optional.empty(), Optional.empty())).stack("his", "spain", "provence", 0, 0, 3)
                .fleet("ships", "spain", "s_lion", new Ships(0, 1, 3, 0, 0, 0, 0), "admiral").blockading("provence").war();
        var board = doing(war, NavalAction.blockade(new SpaceId("provence")));
        assertThat(Ports.siegeValue(board, new SpaceId("provence"), board.besiegers(new SpaceId("provence")))).isEqualTo(2);
        assertThat(Ports.siegeValue(doing(war, null), new SpaceId("provence"), board.besiegers(new SpaceId("provence")))).isZero();
    }

    @Test
    void theBlockadeOfAStackThatIsTooSmallNowIsLifted() {
        // Toulon has level 2: a FLEET and 2 ND.
        var war = franceAgainstSpain().fleet("ships", "spain", "s_lion", new Ships(0, 1, 3, 0, 0, 0, 0)).blockading("provence").war();
        var fewer = war.board().with(war.board().fleet(new StackId("ships")).orElseThrow().withShips(new Ships(0, 1, 1, 0, 0, 0, 0).units()));
        var after = War.on(fewer).declares("france", Campaign.PASSIVE);
        assertThat(after.last(BlockadeLifted.class)).isEqualTo(new BlockadeLifted(new StackId("ships"), new SpaceId("provence")));
        assertThat(after.board().fleet(new StackId("ships")).orElseThrow().action()).isNull();
    }
}
