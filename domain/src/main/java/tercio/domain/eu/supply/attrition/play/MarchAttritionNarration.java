package tercio.domain.eu.supply.attrition.play;

import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stack;
import static tercio.domain.eu.common.game.SentenceNames.stacks;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import java.util.Locale;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionRolled;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchConditionsNoted;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchPillageAnswered;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.UnitsDroppedOnMarch;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells movement attrition. The catalogs of {@code eu.attrition} say how it reads. */
record MarchAttritionNarration(EuState board) {

    Sentence of(MarchAttritionEvent event, List<Step> explanation) {
        return switch (event) {
            case MarchConditionsNoted e -> say("sets-out").with("stack", stack(board, e.stack())).with("how", conditions(e));
            case UnitsDroppedOnMarch e -> say("dropped").with("part", stack(board, e.part())).with("stack", stack(board, e.stack()));
            case MarchAttritionDue e -> say("due").with("stacks", stacks(board, e.roll().stacks()))
                    .with("causes", new Items(e.roll().causes().stream().map(MarchAttritionNarration::cause).toList()));
            case MarchAttritionRolled e -> withRoll(say("rolled").with("stacks", stacks(board, e.stacks())).with("where", place(e.province())), explanation)
                    .with("result", result(e)).with("lost", ld(e.ld() * Thirds.LD + e.lde().orElse(0)));
            case MarchPillageAnswered e when e.answer() == PillageAnswer.LOSE -> say("one-more").with("who", country(e.country()));
            case MarchPillageAnswered e -> say(e.foraging().isEmpty() ? "pillages" : "pillages-foraging").with("who", country(e.country()))
                    .with("where", place(e.province())).with("stacks", stacks(board, e.foraging()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.attrition." + key);
    }

    static Argument cause(MarchStrain cause) {
        return new Phrase(say("cause").with("cause", cause.name().toLowerCase(Locale.ROOT)));
    }

    private static String conditions(MarchConditionsNoted noted) {
        if (noted.straitForts().isPresent()) {
            return noted.massed() ? "massed_straits" : "straits";
        }
        return noted.massed() ? noted.noLine() ? "massed_cut_off" : "massed" : "cut_off";
    }

    private static String result(MarchAttritionRolled rolled) {
        boolean lost = rolled.ld() > 0 || rolled.lde().isPresent();
        return lost ? rolled.p() ? "both" : "loss" : rolled.p() ? "pillage" : "none";
    }
}
