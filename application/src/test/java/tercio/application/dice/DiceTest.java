package tercio.application.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import tercio.application.given.English;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.game.Verdict;

class DiceTest {

    private static final DieName FIRE = DieName.d10("phasing", "fire1");
    private static final byte[] SECRET = {7, 7, 7};

    private static ServerDice server(int thrownBefore) {
        return new ServerDice(SECRET, "a game", "rain", DiceMethod.BY_NAME, name -> thrownBefore);
    }

    @Property(tries = 200)
    void theSameQuestionGetsTheSameDieAndAllFacesAreOnIt(@ForAll @IntRange(min = 0, max = 100_000) int thrownBefore) {
        int die = server(thrownBefore).next(FIRE).orElseThrow();
        assertThat(die).isBetween(1, 10).isEqualTo(server(thrownBefore).next(FIRE).orElseThrow());
    }

    @Test
    void aQuestionAskedAgainInOneCommandGetsTheNextDie() {
        var dice = server(4);
        dice.next(FIRE);
        assertThat(dice.next(FIRE)).isEqualTo(server(5).next(FIRE));
    }

    @Test
    void everyFaceComesUp() {
        var faces = new HashSet<Integer>();
        var sixes = new HashSet<Integer>();
        for (int time = 0; time < 300; time++) {
            faces.add(server(time).next(FIRE).orElseThrow());
            sixes.add(server(time).next(new DieName(Die.D6, "", "siege", 0)).orElseThrow());
        }
        assertThat(faces).hasSize(10);
        assertThat(sixes).hasSize(6);
    }

    @Test
    void typedDiceAreTakenInOrderAndMustFit() {
        var dice = new TypedDice(List.of(3, 10), Verdict.NeedsDie::labelOf);
        assertThat(dice.next(FIRE)).hasValue(3);
        assertThat(dice.mismatch().map(English::of)).contains("2 dice were given where 1 are thrown.");
        assertThat(dice.next(FIRE)).hasValue(10);
        assertThat(dice.mismatch()).isEmpty();
        assertThat(dice.next(FIRE)).isEmpty();
        var eleven = new TypedDice(List.of(11), Verdict.NeedsDie::labelOf);
        assertThat(eleven.next(FIRE)).isEmpty();
        assertThat(eleven.mismatch().map(English::of)).contains("The die for fire1 of phasing cannot show 11: it has 10 sides.");
    }

    @Test
    void recordedDiceAnswerOnlyToTheirName() {
        var rolls = List.of(new Roll(FIRE, 4));
        assertThat(new RecordedDice(rolls).next(FIRE)).isEqualTo(OptionalInt.of(4));
        assertThat(new RecordedDice(rolls).next(FIRE.ordinal(1))).isEmpty();
    }

    private static final DieName UNDERMINING = DieName.d10("undermining");

    private static List<Integer> thrown(DiceMethod method, String... questions) {
        var dice = new ServerDice(SECRET, "a game", "rain", method, asked -> 0);
        return Stream.of(questions).map(question -> dice.about(question).next(UNDERMINING).orElseThrow()).toList();
    }

    /** Twenty sieges, undermined in an order and in the opposite one. */
    @Test
    void askedInAnotherOrderEachQuestionGetsItsOwnDie() {
        var sieges = IntStream.range(0, 20).mapToObj(at -> "undermining of province " + at).toList();
        var there = thrown(DiceMethod.BY_QUESTION, sieges.toArray(String[]::new));
        var back = thrown(DiceMethod.BY_QUESTION, sieges.reversed().toArray(String[]::new));

        assertThat(back.reversed()).isEqualTo(there);
        assertThat(there.stream().distinct().count()).as("they are different dice").isGreaterThan(4);
    }

    @Test
    void theFirstMethodHeedsNoQuestion() {
        assertThat(thrown(DiceMethod.BY_NAME, "arras", "mons")).isEqualTo(thrown(DiceMethod.BY_NAME, "mons", "arras"));
        var dice = new ServerDice(SECRET, "a game", "rain", DiceMethod.BY_NAME, asked -> 0);
        dice.about("arras").next(UNDERMINING);
        assertThat(dice.withQuestions(List.of(new Roll(UNDERMINING, 3)))).containsExactly(new Roll(UNDERMINING, 3));
    }

    @Test
    void aDieIsRecordedWithItsQuestionAndGivenForNoOtherOne() {
        var dice = new ServerDice(SECRET, "a game", "rain", DiceMethod.BY_QUESTION, asked -> 0);
        int value = dice.about("arras").next(UNDERMINING).orElseThrow();
        var rolls = dice.withQuestions(List.of(new Roll(UNDERMINING, value)));

        assertThat(rolls).containsExactly(new Roll(UNDERMINING, value, Optional.of("arras")));
        assertThat(new RecordedDice(rolls).about("arras").next(UNDERMINING)).hasValue(value);
        assertThat(new RecordedDice(rolls).about("mons").next(UNDERMINING)).isEmpty();
        assertThat(new RecordedDice(List.of(new Roll(UNDERMINING, value))).about("mons").next(UNDERMINING)).as("an older record").hasValue(value);
        assertThat(new RecordedDice(List.of(new Roll(UNDERMINING, value, Optional.of("")))).about("mons").next(UNDERMINING))
                .as("a die that had no question when it was thrown").hasValue(value);
    }

    @Test
    void aLineFeedInAQuestionMakesNoOtherLabel() {
        assertThat(DiceMethod.BY_QUESTION.label("g", "c", new DieQuestion("a\nb", UNDERMINING), 1))
                .isEqualTo("2\ng\nc\na\\nb\nD10\n\nundermining\n0\n1");
        assertThat(DiceMethod.BY_NAME.label("g", "c", new DieQuestion("", UNDERMINING), 1)).isEqualTo("g\nc\nD10\n\nundermining\n0\n1");
    }
}
