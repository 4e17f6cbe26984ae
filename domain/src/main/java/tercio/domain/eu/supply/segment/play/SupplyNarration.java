package tercio.domain.eu.supply.segment.play;

import static tercio.domain.eu.common.game.SentenceNames.alliance;
import static tercio.domain.eu.common.game.SentenceNames.city;
import static tercio.domain.eu.common.game.SentenceNames.country;
import static tercio.domain.eu.common.game.SentenceNames.ld;
import static tercio.domain.eu.common.game.SentenceNames.place;
import static tercio.domain.eu.common.game.SentenceNames.stacks;
import static tercio.domain.eu.common.game.SentenceNames.withRoll;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.AttritionDue;
import tercio.domain.eu.common.game.AttritionKind;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.supply.attrition.Attrition.PillageAnswer;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.AttritionRolled;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.SupplyChecked;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;

/** Tells supply and its attrition. The catalogs of {@code eu.supply} say how they read. */
record SupplyNarration(EuState board) {

    Sentence of(SupplySegmentEvent event, List<Step> explanation) {
        return switch (event) {
            case SupplyChecked e when e.due().isEmpty() && e.resupplied().isEmpty() -> say("checked").with("who", alliance(board, e.alliance()));
            case SupplyChecked e -> Sentence.several(Stream.concat(e.due().stream().map(this::due),
                    e.resupplied().stream().map(province -> say("supplied-by-sea").with("city", city(province)))).toList());
            case SupplySegmentEvent.SupplyRestored e -> say("restored").with("stacks", stacks(board, e.stacks()));
            case AttritionRolled e -> withRoll(say("rolled").with("stacks", stacks(board, e.stacks())).with("where", place(e.province()))
                    .with("kind", e.kind().name().toLowerCase(Locale.ROOT)), explanation).with("result", result(e))
                    .with("lost", ld(e.ld() * Thirds.LD + e.lde().orElse(0)));
            case SupplySegmentEvent.PillageAnswered e -> say(e.answer() == PillageAnswer.LOSE ? "one-more" : "pillages").with("who", country(e.country()))
                    .with("where", place(e.province()));
            case SupplySegmentEvent.PillagePlaced e -> say("pillage").with("where", place(e.province())).with("level", e.level());
            case SupplySegmentEvent.SupplyEnded e -> say("settled").with("who", alliance(board, e.alliance()));
        };
    }

    private static Keyed say(String key) {
        return Sentence.of("eu.supply." + key);
    }

    private Keyed due(AttritionDue due) {
        return due.kind() == AttritionKind.BESIEGED ? say("besieged").with("stacks", stacks(board, due.stacks())).with("city", city(due.province()))
                : say(due.noLine() ? "no-line" : "weak").with("stacks", stacks(board, due.stacks())).with("where", place(due.province())).with("causes", due.causes());
    }

    private static String result(AttritionRolled rolled) {
        boolean lost = rolled.ld() > 0 || rolled.lde().isPresent();
        return lost ? rolled.p() ? "both" : "loss" : rolled.p() ? "pillage" : "none";
    }
}
