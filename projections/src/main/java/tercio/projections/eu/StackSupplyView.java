package tercio.projections.eu;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.WeakSupplyCause;
import tercio.domain.eu.supply.segment.play.SupplySegment;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/**
 * The supply of a stack, with its line for drawing.
 *
 * @param state {@code full}, {@code weak}, {@code none}, or {@code besieged} inside a fortress
 * @param line provinces from the source to the stack, both included; empty without a line
 * @param mp the length of the line, {@code null} without one
 * @param causes the reasons why supply is weak, in English
 * @param cutOff whether it is destroyed in its next supply segment if no line reaches it before
 * @param texts the reasons in the other languages, by their codes; {@code null} where supply is not weak, as of most stacks
 */
public record StackSupplyView(String state, List<SpaceId> line, Integer mp, List<String> causes, boolean cutOff, Map<String, List<String>> texts) {

    /** The supply of a stack that is not weakly supplied. */
    StackSupplyView(String state, List<SpaceId> line, Integer mp, boolean cutOff) {
        this(state, line, mp, List.of(), cutOff, null);
    }

    static StackSupplyView of(WarView board, Stack stack) {
        if (stack.besieged()) {
            return new StackSupplyView("besieged", List.of(stack.province()), 0, false);
        }
        return SupplySegment.supplyRoute(board, stack)
                .map(route -> of(route, stack))
                .orElseGet(() -> new StackSupplyView("none", List.of(), null, stack.cutOff()));
    }

    private static StackSupplyView of(SupplyRoute route, Stack stack) {
        var causes = route.weak().stream().map(StackSupplyView::cause).toList();
        return causes.isEmpty() ? new StackSupplyView("full", route.provinces(), route.mp(), stack.cutOff())
                : new StackSupplyView("weak", route.provinces(), route.mp(), phrases(causes, Language.EN), stack.cutOff(),
                        Arrays.stream(Language.values()).filter(language -> language != Language.EN)
                                .collect(Collectors.toUnmodifiableMap(Language::code, language -> phrases(causes, language))));
    }

    private static Sentence cause(WeakSupplyCause cause) {
        return Sentence.of("eu.supply.weak-cause").with("cause", cause.name().toLowerCase(Locale.ROOT));
    }

    private static List<String> phrases(List<Sentence> causes, Language language) {
        return causes.stream().map(Texts.in(language)::phrase).toList();
    }
}
