package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Vocabulary;

/** Every command and event of every rulebook has a word, so that it can be sent and stored. */
class VocabularyTest {

    static Stream<Ruleset<?, ?, ?, ?>> rulesets() {
        return RulebookModules.installed().library().rulesets().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyCommandHasAWord(Ruleset<?, ?, ?, ?> rules) {
        assertThat(types(rules.commands())).isNotEmpty().isEqualTo(kinds(rules.commands(), Command.class));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyEventHasAWord(Ruleset<?, ?, ?, ?> rules) {
        assertThat(types(rules.events())).isNotEmpty().isEqualTo(kinds(rules.events(), Event.class));
    }

    private static Set<Class<?>> types(Vocabulary<?> vocabulary) {
        var types = new HashSet<Class<?>>();
        StreamSupport.stream(vocabulary.words().spliterator(), false).forEach(word -> types.add(word.type()));
        return types;
    }

    /** All that the sealed families permit to which the words belong, up to what the kernel asks for. */
    private static Set<Class<?>> kinds(Vocabulary<?> vocabulary, Class<?> kernel) {
        var kinds = new HashSet<Class<?>>();
        types(vocabulary).stream().map(type -> family(type, kernel)).distinct().flatMap(VocabularyTest::permitted).forEach(kinds::add);
        return kinds;
    }

    private static Class<?> family(Class<?> type, Class<?> kernel) {
        return Stream.of(type.getInterfaces())
                .filter(above -> above != kernel && kernel.isAssignableFrom(above))
                .findFirst().<Class<?>>map(above -> family(above, kernel)).orElse(type);
    }

    private static Stream<Class<?>> permitted(Class<?> family) {
        return family.isSealed() ? Stream.of(family.getPermittedSubclasses()).flatMap(VocabularyTest::permitted) : Stream.of(family);
    }
}
