package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.Arrays;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sequence.EuChapters;
import tercio.domain.game.Id;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.sentence.given.Told;

/** Commands that say nothing, or name what does not exist, are refused with a rule at every moment of a game. */
@Tag(Tier.BOTH)
class BadOrdersTest {

    @Test
    void commandsWithNothingInThemAreRefusedAtEveryMoment() {
        everyMoment(null);
    }

    @Test
    void soAreCommandsThatNameNothingOnTheBoard() {
        everyMoment("nowhere");
    }

    private static void everyMoment(String name) {
        for (var seed : Tier.seeds(1, 3).map(number -> number + 1).toArray()) {
            var turns = Chance.game(War.RULES.scenario("artois").orElseThrow(), seed, Tier.times(40, 120));
            turns.forEach(turn -> StreamSupport.stream(EuChapters.COMMANDS.all().spliterator(), false)
                    .filter(word -> word.type().getRecordComponents().length > 0)
                    .forEach(word -> refused(turn.before(), filled(word.type(), name))));
        }
    }

    private static void refused(EuState state, EuCommand command) {
        assertThat(War.RULES.parties(state, command)).as("who may send %s", command).isNotEmpty();
        var verdict = War.RULES.decide(state, command, Dice.inOrder(List.of(5, 5, 5, 5, 5, 5)));
        assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Refused.class);
        var refusal = ((Verdict.Refused<?>) verdict).refusal();
        assertThat(Told.of(refusal.detail())).isNotBlank();
        assertThat(refusal.legal()).as("what is legal instead of %s", command).doesNotContainNull();
    }

    private static EuCommand filled(Class<? extends EuCommand> type, String name) {
        var values = Arrays.stream(type.getRecordComponents()).map(part -> part.getType() == String.class ? name : Id.class.isAssignableFrom(part.getType()) ? id(part.getType(), name)
                : part.getType() == boolean.class ? Boolean.FALSE : part.getType() == int.class ? Integer.valueOf(0) : null).toArray();
        var types = Arrays.stream(type.getRecordComponents()).map(part -> part.getType()).toArray(Class<?>[]::new);
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            return fail("a command is made of its parts", impossible);
        }
    }

    private static Object id(Class<?> type, String name) {
        try {
            return name == null ? null : type.getDeclaredConstructor(String.class).newInstance(name);
        } catch (ReflectiveOperationException impossible) {
            return fail("an id is made of its text", impossible);
        }
    }
}
