package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Ruleset;

/** Every command and event of every rulebook has a word, so that it can be sent and stored. */
@OnOneThread
class VocabularyTest {

    static Stream<Ruleset<?, ?, ?, ?>> rulesets() {
        return RulebookModules.all().rulebooks().rulesets().stream();
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyCommandHasAWord(Ruleset<?, ?, ?, ?> rules) {
        assertThat(types(rules.commands())).isNotEmpty().containsExactlyInAnyOrderElementsOf(kinds(rules, Command.class));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void everyEventHasAWord(Ruleset<?, ?, ?, ?> rules) {
        assertThat(types(rules.events())).isNotEmpty().containsExactlyInAnyOrderElementsOf(kinds(rules, Event.class));
    }

    /** A chapter answers each of its commands and applies each of its events: the compiler sees to it in a sealed family. */
    @ParameterizedTest
    @MethodSource("rulesets")
    void eachCommandAndEventBelongsToASealedFamily(Ruleset<?, ?, ?, ?> rules) {
        assertThat(Stream.concat(kinds(rules, Command.class).stream(), kinds(rules, Event.class).stream()))
                .allMatch(type -> Stream.of(type.getInterfaces()).anyMatch(Class::isSealed));
    }

    private static List<Class<?>> types(MessageTypes<?> vocabulary) {
        var types = new ArrayList<Class<?>>();
        StreamSupport.stream(vocabulary.all().spliterator(), false).forEach(word -> types.add(word.type()));
        return types;
    }

    /** All classes of a kind in the packages of the rulebook. */
    private static List<Class<?>> kinds(Ruleset<?, ?, ?, ?> rules, Class<?> kind) {
        var kinds = new ArrayList<Class<?>>();
        Code.all().stream()
                .filter(type -> (type.getPackageName() + ".").startsWith(rules.getClass().getPackageName() + ".") && type.isAssignableTo(kind))
                // An adjustment has a word of its own in every ruleset; it is no command of a seat.
                .filter(type -> !type.isAssignableTo(Adjustment.class))
                .filter(type -> !type.isInterface() && !type.getModifiers().contains(JavaModifier.ABSTRACT))
                .map(JavaClass::reflect)
                .forEach(kinds::add);
        return kinds;
    }
}
