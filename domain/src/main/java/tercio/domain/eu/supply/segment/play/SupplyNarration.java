package tercio.domain.eu.supply.segment.play;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.ruling.Step;

/** Describes supply and attrition in words. */
record SupplyNarration(EuState board) {

    String of(SupplySegmentEvent event, List<Step> explanation) {
        return switch (event) {
            case SupplySegmentEvent.SupplyChecked e -> "Supply of " + SpokenNames.alliance(board, e.alliance()) + (explanation.isEmpty() ? " is checked."
                    : ": " + explanation.stream().map(Step::result).collect(Collectors.joining(". ")) + ".");
            case SupplySegmentEvent.SupplyRestored e -> StackTitle.of(board, e.stacks()) + (e.stacks().size() == 1 ? " has" : " have")
                    + " a line of supply again.";
            case AttritionRolled e -> StackTitle.of(board, e.stacks()) + (e.stacks().size() == 1 ? " suffers " : " suffer ")
                    + e.kind() + " in " + PlaceName.of(e.province()) + SpokenNames.roll(explanation) + ": " + result(e) + ".";
            case SupplySegmentEvent.PillageAnswered e -> Nation.of(e.country()) + (e.answer() == PillageAnswer.LOSE ? " loses one LD more in "
                    : " pillages ") + PlaceName.of(e.province()) + ".";
            case SupplySegmentEvent.PillagePlaced e -> PlaceName.of(e.province()) + " now bears " + level(e.level()) + ".";
            case SupplySegmentEvent.SupplyEnded e -> "The supply of " + SpokenNames.alliance(board, e.alliance()) + " is settled.";
        };
    }

    private static String result(AttritionRolled rolled) {
        return rolled.ld() == 0 && rolled.lde().isEmpty() ? rolled.p() ? "no loss but a pillage" : "no loss"
                : Thirds.format(rolled.ld() * Thirds.LD + rolled.lde().orElse(0)) + " LD" + (rolled.p() ? " and a pillage" : "");
    }

    private static String level(int level) {
        return List.of("a pillage-", "a pillage+", "a pillage+ and a pillage-", "two pillages+").get(level - 1);
    }
}
