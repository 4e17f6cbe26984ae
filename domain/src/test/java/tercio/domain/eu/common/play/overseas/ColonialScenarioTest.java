package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.sea.attrition.play.ShipLossCommand.RollNavalAttrition;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.supply.line.play.SupplyLines;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.eu.world.natives.play.NativeEvent.NativesTested;
import tercio.domain.map.SpaceId;

/** The printed scenario of the New World in 1520: its set-up, and a first impulse of Spain and Portugal. */
class ColonialScenarioTest {

    private static final String VERACRUZ = "r_azteca_e";

    private static War colonial() {
        return War.of("colonial");
    }

    private static WarView board(War war) {
        return new WarView(war.board(), EuMap.PRINTED, EuTables.PRINTED);
    }

    @Test
    void eachEditionAcceptsIt() {
        for (var rules : List.of(War.RULES, War.FAST, War.RAPID)) {
            assertThat(rules.faults(War.RULES.scenario("colonial").orElseThrow())).as(rules.id()).isEmpty();
        }
    }

    @Test
    void printedConquistadorsExplorersAndGovernorsHaveTheValuesOfTheirCounters() {
        var board = colonial().board();
        var cortes = board.leaders().get(new LeaderId("espagne_cortes")).leader();
        assertThat(List.of(cortes.maneuver(), cortes.fire(), cortes.shock(), cortes.siege())).containsExactly(5, 6, 6, 0);
        assertThat(cortes.country().value()).isEqualTo("spain");
        assertThat(board.leaders().get(new LeaderId("portugal_brito")).leader().rank()).isEqualTo('H');
        var magallanes = board.navies().leaders().get(new LeaderId("espagne_magallanes")).leader();
        assertThat(List.of(magallanes.maneuver(), magallanes.fire(), magallanes.shock())).containsExactly(6, 4, 2);
        assertThat(board.leaders().get(new LeaderId("espagne_cortes")).fate()).isNotEqualTo(Fate.KILLED);
    }

    @Test
    void aTradingPostIsAPortAndASourceOfSupply() {
        var board = board(colonial());
        assertThat(SupplyLines.bestRoute(board, List.of(board.state().stack(new StackId("spa-1")).orElseThrow()))).as("Cortés at Veracruz").isPresent();
        assertThat(Ports.canReceive(board, board.state().fleet(new StackId("spa-f2")).orElseThrow(), new SpaceId(VERACRUZ))).as("ships of Spain").isTrue();
        assertThat(Ports.canReceive(board, board.state().fleet(new StackId("fra-f2")).orElseThrow(), new SpaceId(VERACRUZ))).as("ships of France").isFalse();
        assertThat(board.state().fleet(new StackId("por-f3")).orElseThrow().at().value()).as("Albergaria at Malacca").isEqualTo("r_malacca_s");
    }

    /** The Plate is the last sea that Spain knows; -4 for the explorer, +4 always, and galleons give nothing: a 1 is a success. */
    @Test
    void magallanesFindsPatagoniaInTheFirstImpulse() {
        var war = colonial().declares("spain", Campaign.PASSIVE).declares("portugal", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("spa-f1"), List.of(), Optional.of(NavalAction.exploration()))).plays(new RollNavalAttrition(new StackId("spa-f1")), 1)
                .plays(new EndMovement(new CountryId("spain"))).plays(new EndMovement(new CountryId("portugal")));
        assertThat(war.board().phase()).isInstanceOf(Phase.Exploration.class);
        war.plays(new ExploreZone(new CountryId("spain"), new StackId("spa-f1"), new SpaceId("s_patagonie")), 1);

        assertThat(war.last(ZoneExplored.class).found()).contains(true);
        assertThat(war.board().fleet(new StackId("spa-f1")).orElseThrow().at().value()).isEqualTo("s_patagonie");
        assertThat(war.board().world().discoveries().knows(new CountryId("spain"), new SpaceId("s_patagonie"))).as("Spain hears of it when he is home").isFalse();
        assertThat(war.board().world().discoveries().knows(new StackId("spa-f1"), new CountryId("spain"), new SpaceId("s_patagonie"))).isTrue();
    }

    /** The natives of the Gold Coast have tolerance 7. */
    @Test
    void nativesOfTheGoldCoastRiseAgainstThePortuguese() {
        assertThat(meets(7)).isEqualTo(new NativesTested(new CountryId("portugal"), new StackId("por-1"), new SpaceId("r_cotedor_e"), true));
        assertThat(meets(8)).isEqualTo(new NativesTested(new CountryId("portugal"), new StackId("por-1"), new SpaceId("r_cotedor_e"), false));
    }

    private static NativesTested meets(int die) {
        return colonial().amongNatives().declares("spain", Campaign.PASSIVE).declares("portugal", Campaign.SIMPLE)
                .plays(new MoveStack(new StackId("por-1"), List.of(new SpaceId("r_cotedor_e")))).plays(new PassNatives(new StackId("por-1")), die).last(NativesTested.class);
    }
}
