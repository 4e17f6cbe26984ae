package tercio.application.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Vocabulary;

class DictionaryTest {

    private record Closed(int sealed) implements Event {}

    private static Ruleset<?, ?, ?, ?> withCommands(Vocabulary<?> commands) {
        return with("commands", commands);
    }

    private static Ruleset<?, ?, ?, ?> with(String vocabulary, Vocabulary<?> words) {
        var race = new Race();
        return (Ruleset<?, ?, ?, ?>) Proxy.newProxyInstance(DictionaryTest.class.getClassLoader(), new Class<?>[] {Ruleset.class},
                (proxy, method, arguments) -> method.getName().equals(vocabulary) ? words : method.invoke(race, arguments));
    }

    @Test
    void anEventIsWrittenInTheVersionAfterThoseThatItsUpcastersRead() {
        var opened = new Dictionary(List.of(new Race())).of(GameOpened.class);

        assertThat(opened.version()).isEqualTo(4);
        assertThat(opened.upcasters()).hasSize(3);
    }

    @Test
    void aCommandHasOneShape() {
        var rest = Vocabulary.of(RaceCommand.class).word("Rest", RaceCommand.Rest.class, Upcaster.SAME);

        assertThatThrownBy(() -> new Dictionary(List.of(withCommands(rest))))
                .hasMessage("the command Rest is stored without a version: another shape takes another word");
    }

    @Test
    void noPartOfAnEventHasTheNameOfTheMemberForSecrets() {
        var words = Vocabulary.of(Event.class).word("Closed", Closed.class);

        assertThatThrownBy(() -> new Dictionary(List.of(with("events", words)))).hasMessage("no part of Closed can be named 'sealed'");
    }
}
