package tercio.adapters.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.KernelEvent;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tools.jackson.databind.JsonNode;

/** The kinds of commands, events and scenarios that keep something from somebody, from the code; and those of them that came up in a comparison of twins. */
public final class HiddenKinds implements BeforeEachCallback, AfterEachCallback {

    private static final Set<Class<?>> OPEN = Set.of(Command.class, Event.class, Scenario.class);
    /** Secrets of a scenario are kept in the opening of the game. */
    private static final Map<String, String> ELSEWHERE = Map.of("EiaScenario", "GameOpened", "EuScenario", "GameOpened", "EiaAdjustment", "Adjust");
    /** The kinds of the test of this thread: tests of several classes run at once. */
    private static final ThreadLocal<Set<String>> CAME = ThreadLocal.withInitial(TreeSet::new);

    /** Every type of every rulebook, and of the kernel, that has secrets of its own. */
    static Set<Class<?>> all() {
        var types = new TreeSet<Class<?>>((one, other) -> one.getName().compareTo(other.getName()));
        types.addAll(typesOf(KernelCommand.types()));
        types.addAll(typesOf(KernelEvent.types()));
        RulebookModules.all().rulebooks().rulesets().forEach(rules -> types.addAll(typesOf(rules)));
        return types.stream().filter(HiddenKinds::keeps).collect(Collectors.toCollection(() -> new TreeSet<>(types.comparator())));
    }

    private static List<Class<?>> typesOf(Ruleset<?, ?, ?, ?> rules) {
        return Stream.of(typesOf(rules.commands()), typesOf(rules.events()), List.<Class<?>>of(rules.scenarioType()),
                rules.adjustments().map(written -> List.<Class<?>>of(written.type())).orElse(List.of())).flatMap(List::stream).toList();
    }

    private static List<Class<?>> typesOf(MessageTypes<?> words) {
        return StreamSupport.stream(words.all().spliterator(), false).<Class<?>>map(MessageTypes.MessageType::type).toList();
    }

    private static boolean keeps(Class<?> type) {
        try {
            return !OPEN.contains(type.getMethod("secrets").getDeclaringClass());
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * Twins were told the same to somebody; notes what he was not told.
     *
     * @param whole the events of one of the twins as its host sees them
     * @param told the same events as he sees them
     */
    public static void compared(JsonNode whole, JsonNode told) {
        for (int at = 0; at < told.size(); at++) {
            if (told.get(at).path("type").asString().equals("Hidden")) {
                CAME.get().add(whole.get(at).path("type").asString());
            }
            for (var part : told.get(at).path("hidden")) {
                CAME.get().add(part.asString().startsWith("causedBy") ? whole.get(at).at("/causedBy/type").asString() : whole.get(at).path("type").asString());
            }
        }
    }

    @Override
    public void beforeEach(ExtensionContext context) {
        CAME.get().clear();
    }

    @Override
    public void afterEach(ExtensionContext context) {
        var claimed = context.getRequiredTestMethod().getAnnotation(Hides.class);
        if (claimed != null && context.getExecutionException().isEmpty()) {
            assertThat(CAME.get()).as("hidden in the twins of %s", context.getDisplayName()).containsAll(Arrays.stream(claimed.value()).map(HiddenKinds::word).toList());
        }
    }

    private static String word(Class<?> type) {
        return type == GameOpened.class ? "GameOpened" : ELSEWHERE.getOrDefault(type.getSimpleName(), type.getSimpleName());
    }
}
