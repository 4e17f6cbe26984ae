package tercio.domain.eu.scenario.adjustment.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.War;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.given.Told;

/** The explanation of an adjustment: what the host wrote as it stands, then each change as a sentence of the catalogs. */
class EuChangeResultsTest {

    private static final CountryId SPAIN = new CountryId("spain");
    private static final SpaceId ARTOIS = new SpaceId("artois");

    private final EuState board = War.of("artois").board();

    private String result(EuChange change) {
        return Told.of(new EuChangeResults(board).of(change));
    }

    @Test
    void theReasonIsTheHostsAndTheChangesAreSentences() {
        var verdict = AdjustedWarTest.adjusted(board, new CountryChange.VictoryPointsSet(SPAIN, 3), new CountryChange.StabilitySet(SPAIN, -1));

        var steps = ((Verdict.Accepted<EuEvent>) verdict).events().getFirst().explanation();
        assertThat(steps).extracting(Step::result).containsExactly("entered from paper", null, null);
        assertThat(steps.stream().skip(1).map(step -> Told.of(step.said()))).containsExactly("eu.adjustment.result-victory-points: country Spain, points 3.",
                "eu.adjustment.result-stability: country Spain, stability -1.");
    }

    @Test
    void countersStandBesideOneAnother() {
        assertThat(result(new StackChange.StackRaised(Optional.empty(), SPAIN, ARTOIS, new Counters(1, 0, 2), Optional.empty(), Optional.of(true))))
                .isEqualTo("eu.adjustment.result-stack-raised: country Spain, units (eu.name.beside: first (eu.name.army-plus: count 1), rest (eu.name.ld: count 2)), inside yes, where Artois.");
    }

    @Test
    void severalAreJoinedByCommas() {
        assertThat(result(new RoundChange.InitiativeOrder(List.of(SPAIN, new CountryId("france")), List.of())))
                .isEqualTo("eu.adjustment.result-initiative: countries (eu.name.comma: first Spain, rest France).");
        assertThat(result(new CountryChange.CampaignSlots(SPAIN, List.of(), List.of()))).isEqualTo("eu.adjustment.result-no-slots: country Spain.");
        assertThat(result(new CountryChange.ReformsSet(new CountryId("turkey"), false, false, false))).isEqualTo("eu.adjustment.result-reforms: country Turkey, some no, reforms [].");
    }

    @Test
    void corsairsAndRevoltsAreToldByTheirLevel() {
        assertThat(result(new ProvinceChange.RaidSet(ARTOIS, 3, SPAIN, Optional.empty()))).isEqualTo("eu.adjustment.result-raid: level 3, country Spain, where Artois.");
        assertThat(result(new ProvinceChange.RaidSet(ARTOIS, 0, SPAIN, Optional.empty()))).isEqualTo("eu.adjustment.result-raid-none: where Artois.");
        assertThat(result(new ProvinceChange.RevoltSet(ARTOIS, 2, Optional.empty(), Optional.of(4))))
                .isEqualTo("eu.adjustment.result-revolt: where Artois, level 2, friendly yes, ld 4.");
        assertThat(result(new ProvinceChange.RevoltSet(ARTOIS, 0, Optional.empty(), Optional.empty()))).isEqualTo("eu.adjustment.result-revolt-none: where Artois.");
    }

    @Test
    void aStackOfTheSameAdjustmentIsNew() {
        assertThat(result(new StackChange.StackPlaced(new StackId("spa-9"), ARTOIS, Optional.empty(), Optional.empty())))
                .isEqualTo("eu.adjustment.result-stack-placed: stack (eu.adjustment.new-stack: id spa-9), inside no, where Artois.");
    }
}
