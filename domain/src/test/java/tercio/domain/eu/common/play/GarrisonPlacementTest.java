package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.siege.play.SiegeCommand.PlaceGarrison;
import tercio.domain.eu.land.siege.play.SiegeEvent.GarrisonFreed;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Troops with war honours go to one province or are split over several (EU-SIEGE-HONOURS). */
class GarrisonPlacementTest {

    /** A- and 1 LD under a general, 1 LD of them veteran, have left Artois. */
    private static War freed() {
        return ContestedBoards.freed();
    }

    private static PlaceGarrison part(String province, int minus, int ld, Integer veterans, String... leaders) {
        return new PlaceGarrison(new StackId("inside"), new SpaceId(province), Optional.of(Counters.of(Units.of(0, minus, ld))), Id.all(List.of(leaders), LeaderId::new), veterans);
    }

    @Test
    void aPartGoesWithItsLeaderAndTheOthersAreAskedAbout() {
        var war = freed();
        var form = war.decision("garrison").form();
        var filled = form.command().apply(new Form.Filling(Map.of("province", "catalunya", "units.armyMinus", 0, "units.ld", 1,
                "leaders", List.of("general-of-inside"), "veteranLd", 0)));

        assertThat(filled).isEqualTo(part("catalunya", 0, 1, 0, "general-of-inside"));
        war.plays((PlaceGarrison) filled);
        var gone = war.board().stacks().get(new StackId("inside.1"));
        assertThat(gone.province().value()).isEqualTo("catalunya");
        assertThat(gone.besieged()).isFalse();
        assertThat(gone.leaders()).containsExactly(new LeaderId("general-of-inside"));
        assertThat(war.board().stacks().get(new StackId("inside")).veteranLd()).isEqualTo(1);
        assertThat(Told.of(War.RULES, freed().board(), war.last(GarrisonFreed.class), List.of())).isEqualTo("eu.siege.garrison-parted: size 2.");
        war.settle("garrison", new PlaceGarrison(new StackId("inside"), new SpaceId("flandre")));
        assertThat(war.board().stacks().get(new StackId("inside")).province().value()).isEqualTo("flandre");
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void itIsSplitDownToSingleLd() {
        var war = freed().plays(part("catalunya", 0, 1, null)).plays(part("flandre", 0, 1, null));

        assertThat(war.decision("garrison").form()).as("1 LD is left").isNull();
        war.settle("garrison", new PlaceGarrison(new StackId("inside"), new SpaceId("hainaut")));
        assertThat(war.board().duties()).isEmpty();
    }

    @Test
    void onlyWhatTheTroopsCanGiveGoesToFriendlyLand() {
        assertThat(freed().refuses(part("catalunya", 1, 1, null)).rule().id()).as("nobody would be left").isEqualTo("EU-SIEGE-HONOURS");
        assertThat(Told.of(freed().refuses(part("catalunya", 0, 1, 2)).detail())).contains("least 0, most 1, stay no");
        assertThat(freed().refuses(part("catalunya", 0, 1, null, "somebody")).legal()).isNotEmpty();
        assertThat(Told.of(freed().refuses(part("picardie", 0, 1, null)).detail())).contains("eu.siege.refused-garrison-haven");
        assertThat(Told.of(freed().refuses(new PlaceGarrison(new StackId("inside"), new SpaceId("catalunya"), Optional.empty(), List.of(new LeaderId("general-of-inside")), null)).detail()))
                .contains("eu.siege.refused-garrison-part");
    }

    /** An intervention has one stack in the war: it goes to one province (EU-ALLY-3). */
    @Test
    void theStackOfAnInterventionGoesWhole() {
        var war = War.on(InterventionTest.withOneStack(freed().board(), "spain", Optional.of("inside"), Optional.empty()));

        assertThat(war.decision("garrison").form()).isNull();
        assertThat(war.refuses(part("catalunya", 0, 1, null)).rule().id()).isEqualTo("EU-ALLY-3");
        war.plays(new PlaceGarrison(new StackId("inside"), new SpaceId("catalunya")));
        assertThat(war.board().stacks().get(new StackId("inside")).province().value()).isEqualTo("catalunya");
    }
}
