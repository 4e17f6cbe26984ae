package tercio.domain.eu.world.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.LeaderKind;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.exploration.DiscoveryTable.Discovery;
import tercio.domain.eu.world.exploration.DiscoveryTable.Domain;
import tercio.domain.eu.world.exploration.Exploration.Expedition;
import tercio.domain.eu.world.exploration.Exploration.Fate;
import tercio.domain.eu.world.exploration.Exploration.Result;
import tercio.domain.eu.world.exploration.Exploration.Voyage;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.given.Told;

/** EU-EXPLORATION: who may explore, the roll, and what the expedition leaves. */
class ExplorersTest {

    private static final Discoveries START = KnownAtStart.withEstablishments(KnownAtStart.printedDiscoveries(), Establishments.IN_1492);

    private static ExplorationOrder order(String at, boolean naval, boolean engaged, boolean explorer) {
        return new ExplorationOrder(new StackId("stack"), new CountryId("portugal"), new SpaceId(at), naval, engaged, false, explorer);
    }

    private static Result explore(Expedition expedition, Integer... dice) {
        var run = Exploration.of(expedition, EuTables.PRINTED).start(Exploration.start(), Dice.inOrder(List.of(dice)), StepRecorder.recording());
        assertThat(run).isInstanceOf(Run.Finished.class);
        return ((Run.Finished<Result>) run).state();
    }

    private static Expedition voyage(int maneuver, boolean alone, int nd, NavalTechnology technology, int malus, boolean bad, boolean known, Period period) {
        return new Expedition(maneuver, alone, 3 * nd, new Voyage(malus, technology, bad, known, period));
    }

    /** Next to the sea of Guinea, Portugal knows Gambia, Angola and not the South Atlantic; no province is explored by ships. */
    @Test
    void aFleetExploresUnknownSeasNextToIt() {
        var fleet = order("s_guinee", true, false, true);
        assertThat(fleet.targets(START)).isNotEmpty().allMatch(zone -> zone.value().startsWith("s_")).doesNotContain(new SpaceId("s_gambie"), new SpaceId("s_angola"));
        assertThat(Told.of(fleet.refusal(new SpaceId("s_gambie"), START).orElseThrow().detail())).contains("eu.expedition.refused-known");
        assertThat(Told.of(fleet.refusal(new SpaceId("s_caraibes"), START).orElseThrow().detail())).contains("eu.expedition.refused-not-next: known yes");
        assertThat(Told.of(fleet.refusal(new SpaceId("nowhere"), START).orElseThrow().detail())).contains("eu.expedition.refused-not-next: known no");
    }

    @Test
    void aStackThatFoughtOrActedExploresNothing() {
        assertThat(order("s_guinee", true, true, true).targets(START)).isEmpty();
        assertThat(new ExplorationOrder(new StackId("stack"), new CountryId("portugal"), new SpaceId("s_guinee"), true, false, true, true).refusal(new SpaceId("s_atlantique_s"), START)).isPresent();
    }

    /** West of the Gold Coast lies the Ivory Coast, over land; troops aboard explore the coasts of their sea. */
    @Test
    void troopsExploreOverLandAndFromTheirShips() {
        assertThat(order("r_cotedor_w", false, false, false).targets(START)).containsExactly(new SpaceId("r_cotedivoire_e"));
        assertThat(order("s_angola", false, false, false).targets(START)).contains(new SpaceId("r_angola_n"), new SpaceId("r_angola_s")).doesNotContain(new SpaceId("s_tempetes"));
    }

    @Test
    void anExplorerGoesNoFurtherThanTheCoast() {
        assertThat(Told.of(order("r_azteca_e", false, false, true).refusal(new SpaceId("r_azteca_c"), START).orElseThrow().detail())).contains("eu.expedition.refused-inland");
        assertThat(order("r_azteca_e", false, false, false).refusal(new SpaceId("r_azteca_c"), START)).isEmpty();
        assertThat(order("r_cotedor_w", false, false, true).refusal(new SpaceId("r_cotedivoire_e"), START)).as("from coast to coast").isEmpty();
    }

    @Test
    void whoseManoeuvreCounts() {
        assertThat(new ExplorationLeader(new LeaderId("e"), LeaderKind.EXPLORER, 5).maneuverIn(Domain.SEA)).isEqualTo(5);
        assertThat(new ExplorationLeader(new LeaderId("e"), LeaderKind.EXPLORER, 5).maneuverIn(Domain.LAND)).isEqualTo(2);
        assertThat(new ExplorationLeader(new LeaderId("c"), LeaderKind.CONQUISTADOR, 4).maneuverIn(Domain.LAND)).isEqualTo(4);
        assertThat(new ExplorationLeader(new LeaderId("g"), LeaderKind.GOVERNOR, 4).maneuverIn(Domain.LAND)).isEqualTo(4);
        assertThat(new ExplorationLeader(new LeaderId("a"), LeaderKind.ADMIRAL, 6).maneuverIn(Domain.SEA)).isZero();
        assertThat(new ExplorationLeader(new LeaderId("g"), LeaderKind.GENERAL, 6).maneuverIn(Domain.LAND)).isZero();
        var admiral = new ExplorationLeader(new LeaderId("a"), LeaderKind.ADMIRAL, 6);
        var missionary = new ExplorationLeader(new LeaderId("m"), LeaderKind.MISSIONARY, 3);
        assertThat(ExplorationLeader.choices(Optional.of(admiral), List.of(admiral, missionary))).containsExactly(admiral, missionary);
        assertThat(ExplorationLeader.choices(Optional.empty(), List.of())).isEmpty();
    }

    /** Always 4, manoeuvre 3, malus 1, carracks 1, bad weather 2: +5. */
    @Test
    void theModifiersAtSea() {
        assertThat(explore(voyage(3, false, 4, NavalTechnology.CARRACK, 1, true, false, Period.I), 1, 2, 2).modifier()).isEqualTo(5);
        assertThat(explore(voyage(0, false, 4, NavalTechnology.BATTERY, 0, false, true, Period.III), 1, 2, 2).modifier()).isEqualTo(4 - 1);
        assertThat(explore(voyage(0, false, 4, NavalTechnology.VESSEL, 0, false, true, Period.IV), 1, 2, 2).modifier()).isEqualTo(4 - 2 - 2);
        assertThat(explore(voyage(0, false, 4, NavalTechnology.THREE_DECKER, 0, false, false, Period.VI), 1, 2, 2).modifier()).isEqualTo(4 - 2);
        assertThat(explore(voyage(0, false, 4, NavalTechnology.SEVENTY_FOUR, 0, false, false, Period.VII), 1, 2, 2).modifier()).isEqualTo(4 - 3);
        assertThat(explore(new Expedition(2, false, 9, null), 1, 2, 2).modifier()).as("on land").isEqualTo(4 - 2);
    }

    /** 4 - 2 = 2. An 8 makes 10: a half result, and 50 % are lost: of 5 ND 2 1/3 stay. A 7 is success with a test; 3 is above 2. */
    @Test
    void aHalfResultIsSettledByASecondDieAndTheLeaderMayDie() {
        var result = explore(voyage(2, false, 5, NavalTechnology.NAU_GALLEON, 0, false, false, Period.I), 8, 7, 3);
        assertThat(result.discovery()).isEqualTo(Discovery.S);
        assertThat(result.percent()).isEqualTo(50);
        assertThat(result.leader()).isEqualTo(Fate.KILLED);
        assertThat(result.wastage().left()).isEqualTo(7);
        var end = ExpeditionEnd.of(START, order("s_guinee", true, false, true), new SpaceId("s_atlantique_s"), result, false, false);
        assertThat(end.found()).isTrue();
        assertThat(end.moves()).isTrue();
        assertThat(end.leaderDead()).isTrue();
        assertThat(end.destroyed()).as("ships are left").isFalse();
        assertThat(end.discoveries().carriedBy(new StackId("stack")).orElseThrow().zones()).containsExactly(new SpaceId("s_atlantique_s"));
        assertThat(ExpeditionEnd.of(START, order("s_guinee", true, false, true), new SpaceId("s_atlantique_s"), result, false, true).moves())
                .as("a neutral establishment stands there").isFalse();
    }

    /** A 1 to 3 on the small table is failure with a test; 2 is not above 2. */
    @Test
    void aFailureLeavesTheZoneUnknown() {
        var result = explore(voyage(2, false, 5, NavalTechnology.NAU_GALLEON, 0, false, false, Period.I), 8, 3, 2);
        assertThat(result.leader()).isEqualTo(Fate.SAFE);
        var end = ExpeditionEnd.of(START, order("s_guinee", true, false, true), new SpaceId("s_atlantique_s"), result, false, false);
        assertThat(end.found()).isFalse();
        assertThat(end.discoveries()).isEqualTo(START);
        assertThat(end.leaderDead()).isFalse();
    }

    /** On land 4 - 0 and a 4 make 8: success, where a leader alone is tested. An 8 is above 0. His earlier discovery is lost with him. */
    @Test
    void aLeaderWhoDiesAloneTakesHisDiscoveriesWithHim() {
        var result = explore(new Expedition(0, true, 0, null), 4, 8);
        assertThat(result.leader()).isEqualTo(Fate.KILLED);
        var carrying = START.withDiscovery(new StackId("stack"), new CountryId("portugal"), new SpaceId("r_congo_s"));
        var end = ExpeditionEnd.of(carrying, order("r_angola_n", false, false, false), new SpaceId("r_angola_s"), result, true, false);
        assertThat(end.destroyed()).isTrue();
        assertThat(end.moves()).isFalse();
        assertThat(end.discoveries()).isEqualTo(START);
    }

    /** 4 and an 8 with a malus of 2 make 14: 90 % of 1 ND, nothing is left. */
    @Test
    void aFleetThatIsLostLosesWhatItCarried() {
        var result = explore(voyage(0, false, 1, NavalTechnology.NAU_GALLEON, 2, false, false, Period.I), 8, 1);
        assertThat(result.wastage().left()).isZero();
        var end = ExpeditionEnd.of(START.withDiscovery(new StackId("stack"), new CountryId("portugal"), new SpaceId("s_atlantique_s")), order("s_guinee", true, false, false), new SpaceId("s_horn"), result,
                false, false);
        assertThat(end.destroyed()).isTrue();
        assertThat(end.discoveries()).isEqualTo(START);
    }
}
