package tercio.domain.eu;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.ContestedBoards;
import tercio.domain.eu.given.Fillings;
import tercio.domain.eu.given.War;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.sentence.given.Told;

/** The forms of random games: what is drawn from them is legal, and every legal answer can be drawn. */
@Tag(Tier.BOTH)
class FormSamplesTest {

    /** Random games from each board. */
    private static final int GAMES = Tier.times(1, 2);
    private static final int COMMANDS = 40;
    private static final int DRAWS = Tier.times(2, 4);
    /** A form with more fillings is not tried out whole. */
    private static final int SMALL = 160;
    /** Forms of each kind that are tried out whole. */
    private static final int TRIED = Tier.times(3, 12);

    /** A form in a position. */
    private record Found(EuState board, Decision decision) {
        Form form() {
            return decision.form();
        }

        boolean legal(Command command) {
            return War.RULES.refusal(board, (EuCommand) command).isEmpty();
        }
    }

    private static final List<Found> FORMS = ContestedBoards.all().stream()
            .flatMap(board -> IntStream.range(0, GAMES).mapToObj(game -> Chance.game(board, game, COMMANDS)))
            .flatMap(List::stream)
            .flatMap(turn -> War.RULES.decisions(turn.before()).stream()
                    .filter(decision -> decision.form() != null).map(decision -> new Found(turn.before(), decision)))
            .toList();

    /** The command that the form describes. */
    private static String kind(Found found) {
        return found.form().example().getClass().getSimpleName();
    }

    @Test
    void whatIsDrawnIsLegalAndTheSameForTheSameSeed() {
        var drawn = new TreeMap<String, Integer>();
        var legal = new TreeMap<String, Integer>();
        for (var found : FORMS) {
            for (int seed = 0; seed < DRAWS; seed++) {
                var filling = found.form().sampler().draw(new SplittableRandom(seed)::nextInt);
                var command = found.form().command().apply(filling);
                drawn.merge(kind(found), 1, Integer::sum);
                legal.merge(kind(found), found.legal(command) ? 1 : 0, Integer::sum);
                assertThat(found.form().sampler().draw(new SplittableRandom(seed)::nextInt)).isEqualTo(filling);
                assertThat(Fillings.of(found.form(), command)).as("%s of %s is within the fields of %s", command, kind(found), found.form().fields())
                        .isPresent();
            }
            assertThat(found.legal(found.form().example())).as("%s", found.form().example()).isTrue();
        }

        assertThat(drawn.keySet()).as("all decisions with forms come up").containsExactlyInAnyOrder("MoveStack", "ContinueMove", "SplitStack",
                "AttemptInterception", "TakeLosses", "AttemptEvasion", "WithdrawIntoFortress", "ChooseFighters", "MakeSortie", "Retreat",
                "ReturnAfterInterception", "PlaceGarrison", "RecruitByLevies", "RedeployLeaders", "ResolveAssault", "RideAlone");
        drawn.forEach((kind, all) -> assertThat(legal.get(kind)).as("legal of %d drawn for %s", all, kind)
                .isGreaterThanOrEqualTo(kind.equals("AttemptInterception") ? all / 4 : all));
    }

    /** Every filling of a small form is tried: decided and checked alike, and each legal one is drawn. */
    @Test
    void everyLegalFillingOfASmallFormIsDrawnAndNoOther() {
        var tried = new HashMap<String, Integer>();
        for (var found : FORMS) {
            var fillings = Fillings.all(found.form(), SMALL);
            if (fillings.isEmpty() || tried.merge(kind(found), 1, Integer::sum) > TRIED) {
                continue;
            }
            var legal = fillings.get().stream().map(found.form().command()).filter(found::legal).collect(Collectors.toSet());
            for (var filling : fillings.get()) {
                var command = found.form().command().apply(filling);
                assertThat(War.RULES.decide(found.board(), (EuCommand) command, Dice.NONE) instanceof Verdict.Refused)
                        .as("%s", command).isEqualTo(!legal.contains(command));
            }
            var drawn = new HashSet<Command>();
            var random = new SplittableRandom(1);
            for (int draw = 0; draw < 2500 && drawn.size() < legal.size(); draw++) {
                drawn.add(found.form().sample(random::nextInt, found::legal));
            }
            assertThat(drawn).as("of %s", found.form()).containsExactlyInAnyOrderElementsOf(legal);
        }

        assertThat(tried.keySet()).contains("SplitStack", "AttemptInterception", "TakeLosses", "AttemptEvasion", "WithdrawIntoFortress", "Retreat");
    }

    /** A value outside the range of a field, or one that is no item of it, is refused with a rule. */
    @Test
    void whatIsOutsideTheFieldsIsRefusedWithTheRule() {
        int outside = 0;
        for (var found : FORMS) {
            for (var field : found.form().fields()) {
                var drawn = found.form().sampler().draw(new SplittableRandom(1)::nextInt).values();
                var values = new HashMap<String, Object>(drawn);
                values.put(field.name(), beyond(field));
                var command = (EuCommand) found.form().command().apply(new Form.Filling(Map.copyOf(values)));
                assertThat(War.RULES.refusal(found.board(), command)).as("%s", command).hasValueSatisfying(refusal -> {
                    assertThat(refusal.rule().id()).startsWith("EU-");
                    assertThat(Told.of(refusal.detail())).isNotBlank();
                });
                outside++;
            }
        }

        assertThat(outside).isGreaterThan(1000);
    }

    private static Object beyond(Form.Field field) {
        return switch (field) {
            case Form.Count count -> count.max() + 1;
            case Form.Choice choice -> "nothing";
            case Form.Subset subset -> List.of("nobody");
            case Form.Order order -> List.of("nothing");
        };
    }

    /** The board bounds a form: some fields for each stack, and the stacks, leaders or provinces as items. */
    @Test
    void aFormIsBoundedByTheBoard() {
        for (var found : FORMS) {
            assertThat(found.form().fields()).hasSizeLessThanOrEqualTo(4 * found.board().stacks().size() + 2);
            found.form().fields().forEach(field -> assertThat(size(field)).isLessThanOrEqualTo(
                    Math.max(found.board().stacks().size(), Math.max(found.board().leaders().size(), found.board().fortresses().size()))));
        }
    }

    private static int size(Form.Field field) {
        return switch (field) {
            case Form.Count count -> 0;
            case Form.Choice choice -> choice.of().size();
            case Form.Subset subset -> subset.of().size();
            case Form.Order order -> order.of().size();
        };
    }
}
