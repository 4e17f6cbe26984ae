package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Vocabulary;

/** Whatever can be asked for or can happen has a word, so that it can be sent and stored. */
class VocabularyTest {

    @Test
    void everyCommandHasAWord() {
        assertThat(spoken(new EuMilitary().commands())).containsExactlyInAnyOrderElementsOf(kinds(Command.class));
    }

    @Test
    void everyEventHasAWord() {
        assertThat(spoken(new EuMilitary().events())).containsExactlyInAnyOrderElementsOf(kinds(Event.class));
    }

    /** A chapter answers each of its commands and applies each of its events: the compiler sees to it in a sealed family. */
    @Test
    void eachChapterHasSealedFamilies() {
        assertThat(Code.ALL.stream()
                        .filter(type -> type.getPackageName().startsWith("tercio.domain.eu.play."))
                        .filter(type -> type.isInterface() && (type.isAssignableTo(Command.class) || type.isAssignableTo(Event.class))))
                .hasSizeGreaterThan(10)
                .allMatch(family -> family.reflect().isSealed());
    }

    private static <T> List<String> spoken(Vocabulary<T> vocabulary) {
        var types = new ArrayList<String>();
        StreamSupport.stream(vocabulary.words().spliterator(), false).forEach(word -> types.add(word.type().getName()));
        return types;
    }

    private static List<String> kinds(Class<?> family) {
        return Code.ALL.stream()
                .filter(type -> type.getPackageName().startsWith("tercio.domain.") && type.isAssignableTo(family))
                .filter(type -> !type.isInterface() && !type.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::getName)
                .toList();
    }
}
