package tercio.application.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand;
import tercio.domain.game.Event;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Upcaster;

class DictionaryTest {

    private record Closed(int sealed) implements Event {}

    private static Ruleset<?, ?, ?, ?> withCommands(MessageTypes<?> commands) {
        return with("commands", commands);
    }

    private static Ruleset<?, ?, ?, ?> with(String vocabulary, MessageTypes<?> words) {
        var race = new Race();
        return (Ruleset<?, ?, ?, ?>) Proxy.newProxyInstance(DictionaryTest.class.getClassLoader(), new Class<?>[] {Ruleset.class},
                (proxy, method, arguments) -> method.getName().equals(vocabulary) ? words : method.invoke(race, arguments));
    }

    @Test
    void anEventIsWrittenInTheVersionAfterThoseThatItsUpcastersRead() {
        var opened = new MessageRegistry(List.of(new Race())).of(GameOpened.class);

        assertThat(opened.version()).isEqualTo(4);
        assertThat(opened.upcasters()).hasSize(3);
    }

    @Test
    void aCommandHasOneShape() {
        var rest = MessageTypes.of(RaceCommand.class).with("Rest", RaceCommand.Rest.class, Upcaster.SAME);

        assertThatThrownBy(() -> new MessageRegistry(List.of(withCommands(rest))))
                .hasMessage("the command Rest is stored without a version: another shape takes another word");
    }

    @Test
    void noPartOfAnEventHasTheNameOfTheMemberForSecrets() {
        var words = MessageTypes.of(Event.class).with("Closed", Closed.class);

        assertThatThrownBy(() -> new MessageRegistry(List.of(with("events", words)))).hasMessage("no part of Closed can be named 'sealed'");
    }
}
