package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Ruleset;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Step;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.StepTexts;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Explanations of recorded games keep their English words for ever, and read in French: no English word is left. */
class RecordedExplanationsInFrenchTest {

    private static final Path GAMES = Path.of("src/test/resources/tercio/adapters/games");
    private static final JsonMapper JSON = new JsonMapper();
    /** Words that no French text has. */
    private static final Pattern ENGLISH = Pattern.compile("(?<!\\p{L})(the|of|and|with|from|its|their|are|was|has|have|not|to|by|for|at|that|this|they|more|less|needs?|loses?|lost|rolls?|wins|enters|losses)(?!\\p{L})");
    private static final Pattern WORD = Pattern.compile("(?<![\\p{L}.-])[a-z]{3,}");
    /** Texts that both languages have. */
    private static final Set<String> BOTH = Set.of("conquistador", "exploration", "initiative", "interception", "permission", "pillage", "presidio", "raid", "sortie", "terrain");

    static List<Path> games() throws IOException {
        try (var files = Files.list(GAMES)) {
            return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void noEnglishWordIsLeft(Path game) throws IOException {
        var lines = Files.readAllLines(game);
        var ruleset = JSON.readTree(lines.getFirst()).path("ruleset").asString();
        Ruleset<?, ?, ?, ?> rules = RulebookModules.installed().modules().stream().filter(module -> module.id().equals(ruleset)).findFirst().flatMap(module -> module.ruleset()).orElseThrow();
        var english = new TreeSet<String>();
        int steps = 0;

        for (var line : lines.subList(1, lines.size())) {
            for (var step : JSON.readTree(line).path("envelope").path("explanation")) {
                steps++;
                var recorded = rules.readableStep(read(step));
                var told = StepTexts.in(Language.FR).translate(recorded, rules::bearersOf);
                texts(recorded, told).forEach(pair -> {
                    if (isEnglish(pair.getFirst(), pair.getLast())) {
                        english.add(pair.getFirst() + " => " + pair.getLast());
                    }
                });
                assertThat(StepTexts.in(Language.EN).translate(recorded, rules::bearersOf)).isEqualTo(recorded);
            }
        }

        assertThat(steps).isPositive();
        assertThat(english).isEmpty();
    }

    private static Step read(JsonNode step) {
        var read = Step.of(step.path("step").asString(), Citation.of(step.path("rule").asString()));
        var modifiers = step.path("modifiers").valueStream().map(each -> new Modifier(each.path("value").asInt(), each.path("reason").asString(), Citation.of(each.path("rule").asString()))).toList();
        read = read.tally(new AppliedModifiers(modifiers));
        return step.has("result") ? read.result(step.path("result").asString()) : read;
    }

    private static List<List<String>> texts(Step recorded, Step told) {
        var texts = new ArrayList<List<String>>();
        texts.add(List.of(recorded.step(), told.step()));
        if (recorded.result() != null) {
            texts.add(List.of(recorded.result(), told.result()));
        }
        for (int at = 0; at < recorded.modifiers().size(); at++) {
            texts.add(List.of(recorded.modifiers().get(at).reason(), told.modifiers().get(at).reason()));
        }
        return texts;
    }

    /** Whether a text stands as it was written, or has an English word. */
    private static boolean isEnglish(String recorded, String told) {
        return ENGLISH.matcher(told).find() || told.equals(recorded) && WORD.matcher(told).find() && !BOTH.contains(told);
    }
}
