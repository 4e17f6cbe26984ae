package tercio.adapters.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.MessageRegistry;
import tercio.domain.game.Scenario;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * The words that may stand in a part of a stored event, whatever the constants behind them are called: {@code events/words.json}. A
 * word that was stored once stays readable, so the file only grows.
 */
class StoredWordsTest {

    private static final Path FILE = Path.of("src/test/resources/tercio/adapters/events/words.json");

    private final MessageRegistry dictionary = new MessageRegistry(RulebookModules.all().rulebooks().rulesets());
    private final Map<String, Set<String>> found = new TreeMap<>();

    @Test
    void everyWordOfAPartStaysReadable() throws IOException {
        dictionary.events().forEach(event -> parts(event.name(), event.type(), new HashSet<>()));
        Map<String, List<String>> stored = new JsonMapper().readValue(Files.readString(FILE), new TypeReference<Map<String, List<String>>>() {});

        assertThat(found.keySet()).as("the parts of stored events that are words; a new one is added to %s", FILE.getFileName())
                .containsExactlyElementsOf(new TreeSet<>(stored.keySet()));
        assertThat(found).allSatisfy((part, words) -> assertThat(words)
                .as("the words of %s: games hold those of %s, which must stay readable, by tercio.domain.game.WireNamed where a constant is "
                        + "renamed; a new word is added there", part, FILE.getFileName())
                .containsExactlyInAnyOrderElementsOf(stored.get(part)));
    }

    private void parts(String path, Type type, Set<Class<?>> within) {
        switch (type) {
            case ParameterizedType generic -> Arrays.stream(generic.getActualTypeArguments()).forEach(part -> parts(path, part, within));
            case Class<?> constants when constants.isEnum() -> found.computeIfAbsent(path, part -> new TreeSet<>()).addAll(
                    Arrays.stream(constants.getEnumConstants()).map(constant -> JsonIntrospector.word((Enum<?>) constant)).toList());
            case Class<?> scenario when scenario == Scenario.class ->
                dictionary.rulesets().forEach(rules -> parts(path + "(" + rules.id() + ")", rules.scenarioType(), within));
            case Class<?> family when family.isSealed() -> kinds(family).forEach(kind -> parts(path + ":" + kind.getSimpleName(), kind, within));
            case Class<?> record when record.isRecord() && within.add(record) -> {
                for (RecordComponent part : record.getRecordComponents()) {
                    parts(path + "." + part.getName(), part.getGenericType(), within);
                }
                within.remove(record);
            }
            default -> { }
        }
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isSealed() ? Stream.of(family.getPermittedSubclasses()).flatMap(StoredWordsTest::kinds) : Stream.of(family);
    }
}
