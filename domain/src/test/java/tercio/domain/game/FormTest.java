package tercio.domain.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import tercio.domain.game.Form.Choice;
import tercio.domain.game.Form.Count;
import tercio.domain.game.Form.Item;
import tercio.domain.game.Form.Order;
import tercio.domain.game.Form.Subset;
import tercio.domain.sentence.Sentence;

/** A described answer: its fields, and answers for a program that knows no rules. */
class FormTest {

    /** Men sent from a camp, with some of its captains, in an order of march. */
    private record Send(int men, List<String> captains, List<String> order, String to) implements Command {}

    private static final List<Item> CAPTAINS = List.of(new Item("a", "Ada"), new Item("b", "Ben"));

    private static Form form(int most) {
        return new Form(new Send(1, List.of(), List.of("b", "a"), "east"),
                List.of(new Count("men", "men", 0, most), new Subset("captains", "captains", CAPTAINS, 0, 2),
                        new Order("order", "order of march", CAPTAINS, 1, 2),
                        new Choice("to", "to", List.of(new Item("east", "East"), new Item("west", "West")))),
                List.of(Form.Limit.of(Sentence.ofText("somebody goes"), "CAMP-1", "men", "captains")),
                filled -> new Send(filled.count("men"), filled.choices("captains"), filled.choices("order"), filled.choice("to")));
    }

    /** One of 2 x 4 x 4 x 2 fillings is illegal, the one that sends nobody, in 4 orders of march to 2 places. */
    @Test
    void everyLegalAnswerComesOutAndNoOther() {
        var form = form(1);
        var seen = new HashSet<Command>();
        for (int seed = 0; seed < 5000; seed++) {
            var random = new SplittableRandom(seed);
            seen.add(form.sample(random::nextInt, FormTest::legal));
        }

        assertThat(seen).hasSize(2 * 4 * 4 * 2 - 4 * 2).allMatch(FormTest::legal);
    }

    @Test
    void theSameSeedGivesTheSameAnswer() {
        assertThat(form(1000).sample(new SplittableRandom(7)::nextInt, FormTest::legal))
                .isEqualTo(form(1000).sample(new SplittableRandom(7)::nextInt, FormTest::legal));
    }

    @Test
    void theExampleIsTakenWhereHardlyAnyFillingIsLegal() {
        var form = form(Integer.MAX_VALUE - 1);

        assertThat(form.sample(new SplittableRandom(1)::nextInt, command -> command.equals(form.example()))).isEqualTo(form.example());
    }

    @Test
    void aFormThatContradictsItselfIsNotMade() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Count("men", "men", 3, 2));
        assertThatIllegalArgumentException().isThrownBy(() -> new Subset("captains", "captains", CAPTAINS, 0, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Order("order", "order", CAPTAINS, 2, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Choice("to", "to", List.of(new Item("x", "X"), new Item("x", "Y"))));
        var count = new Count("men", "men", 0, 1);
        assertThatIllegalArgumentException().isThrownBy(() -> new Form(new Send(1, List.of(), List.of(), ""), List.of(), List.of(), filled -> null));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Form(new Send(1, List.of(), List.of(), ""), List.of(count, count), List.of(), filled -> null));
        assertThatIllegalArgumentException().isThrownBy(() -> new Form(new Send(1, List.of(), List.of(), ""), List.of(count),
                List.of(Form.Limit.of(Sentence.ofText("too many"), "CAMP-1", "women")), filled -> null));
    }

    private static boolean legal(Command command) {
        return command instanceof Send send && (send.men() > 0 || !Set.copyOf(send.captains()).isEmpty());
    }
}
