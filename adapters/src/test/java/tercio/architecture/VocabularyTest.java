package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.game.Vocabulary;

/** Whatever can be asked for or can happen has a word, so that it can be sent and stored. */
class VocabularyTest {

    @Test
    void everyCommandHasAWord() {
        assertThat(spoken(new EuMilitary().commands())).containsExactlyInAnyOrderElementsOf(kinds(EuCommand.class).toList());
    }

    @Test
    void everyEventHasAWord() {
        assertThat(spoken(new EuMilitary().events())).containsExactlyInAnyOrderElementsOf(kinds(EuEvent.class).toList());
    }

    private static <T> List<Class<?>> spoken(Vocabulary<T> vocabulary) {
        var types = new ArrayList<Class<?>>();
        StreamSupport.stream(vocabulary.words().spliterator(), false).forEach(word -> types.add(word.type()));
        return types;
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isSealed() ? Stream.of(family.getPermittedSubclasses()).flatMap(VocabularyTest::kinds) : Stream.of(family);
    }
}
