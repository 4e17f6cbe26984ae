package tercio.adapters.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.store.AdoptedGames;
import tercio.domain.game.Option;
import tercio.projections.RulesAtPosition;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** At every position of the recorded games at which a player was asked, two answers to one question are told apart by their words, in both languages. */
class AnswersToldApartTest {

    @ParameterizedTest
    @ValueSource(strings = {"march-on-artois", "random-war", "artois-by-consent", "artois-by-consent-fork", "europe", "lepanto", "armada", "armada-landing", "colonial-convoy",
        "turks-and-russians"})
    void noQuestionHasTwoEqualAnswers(String name) {
        var history = AdoptedGames.history(name);
        var asked = history.events().stream().filter(event -> event.position() > 1 && event.envelope().since() == event.position()).map(event -> event.position() - 1).toList();
        assertThat(asked).hasSizeGreaterThan(10);

        int compared = 0;
        var twins = new TreeSet<String>();
        for (int position : asked) {
            for (var awaited : RulesAtPosition.of(history, position).decisions()) {
                compared += awaited.decision().options().size() > 1 ? 1 : 0;
                for (var language : Language.values()) {
                    var texts = Texts.in(language);
                    var known = new HashSet<String>();
                    awaited.decision().options().stream().map(Option::label).map(texts::phrase).filter(label -> !known.add(label))
                            .forEach(label -> twins.add(awaited.decision().kind() + " at " + position + ": " + label));
                }
            }
        }
        assertThat(compared).as("questions with several answers").isGreaterThan(10);
        assertThat(twins).isEmpty();
    }
}
