package tercio.domain.eu.supply.attrition.play;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchConditionsNoted;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.UnitsDroppedOnMarch;
import tercio.domain.ruling.Step;

/** Describes movement attrition in words. */
record MarchAttritionNarration(EuState board) {

    String of(MarchAttritionEvent event, List<Step> explanation) {
        return switch (event) {
            case MarchConditionsNoted e -> StackTitle.of(board, e.stack()) + " sets out " + conditions(e) + ".";
            case UnitsDroppedOnMarch e -> StackTitle.of(board, e.part()) + " counts with " + StackTitle.of(board, e.stack()) + " for the attrition of its move.";
            case MarchAttritionDue e -> StackTitle.of(board, e.roll().stacks()) + verb(e.roll().stacks().size(), " rolls", " roll")
                    + " for movement attrition: " + e.roll().causes().stream().map(MarchStrain::toString).collect(Collectors.joining(", ")) + ".";
            case MarchAttritionRolled e -> StackTitle.of(board, e.stacks()) + verb(e.stacks().size(), " suffers", " suffer")
                    + " movement attrition in " + PlaceName.of(e.province()) + SpokenNames.roll(explanation) + ": " + result(e) + ".";
            case MarchPillageAnswered e -> Nation.of(e.country()) + (e.answer() == PillageAnswer.LOSE ? " loses one LD more to attrition"
                    : " pillages " + PlaceName.of(e.province()) + (e.foraging().isEmpty() ? "" : "; "
                            + StackTitle.of(board, e.foraging()) + verb(e.foraging().size(), " forages", " forage") + " in the next battle of this impulse")) + ".";
        };
    }

    private static String conditions(MarchConditionsNoted noted) {
        var line = "without a line of supply";
        if (noted.straitForts().isPresent()) {
            return (noted.massed() ? "as a massed force and " : "") + "supplied through closed straits";
        }
        return noted.massed() ? "as a massed force" + (noted.noLine() ? " and " + line : "") : line;
    }

    private static String verb(int stacks, String one, String several) {
        return stacks == 1 ? one : several;
    }

    private static String result(MarchAttritionRolled rolled) {
        return rolled.ld() == 0 && rolled.lde().isEmpty() ? rolled.p() ? "no loss but a pillage" : "no loss"
                : Thirds.format(rolled.ld() * Thirds.LD + rolled.lde().orElse(0)) + " LD" + (rolled.p() ? " and a pillage" : "");
    }
}
