package tercio.adapters.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.OptionalInt;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.dice.Dice;
import tercio.domain.game.Command;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;
import tercio.domain.game.Verdict;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Games that are played by chance are told in every language, whatever happens in them. */
class SentencesOfRandomGamesTest {

    /** An open argument, a value that is none, two blanks, a blank before a full stop. */
    private static final Pattern BROKEN = Pattern.compile("[{}]|null|  | \\.");
    private static final int SCENARIOS = 3;

    static Stream<Ruleset<?, ?, ?, ?>> rulesets() {
        return RulebookModules.all().rulebooks().rulesets().stream();
    }

    @Tag(Tier.BOTH)
    @ParameterizedTest
    @MethodSource("rulesets")
    void eachSentenceReadsInEachLanguage(Ruleset<?, ?, ?, ?> rules) {
        var random = new Random(Tier.seed(40));
        var names = new ArrayList<>(new TreeSet<>(rules.scenarios().keySet()));
        Collections.shuffle(names, random);
        int told = 0;
        for (var name : names.subList(0, Math.min(SCENARIOS, names.size()))) {
            told += play(rules, name, random);
        }
        assertThat(told).isPositive();
    }

    private static <S, C extends Command, E extends Event, N extends Scenario> int play(Ruleset<S, C, E, N> rules, String name, Random random) {
        var state = rules.start(rules.scenario(name).orElseThrow(), Readings.STANDARD);
        Dice dice = die -> OptionalInt.of(1 + random.nextInt(die.die().sides()));
        int told = 0;
        for (int command = 0; command < Tier.times(25, 100) && !rules.isOver(state); command++) {
            var decisions = rules.decisions(state);
            @SuppressWarnings("unchecked") // a ruleset offers its own commands
            var answer = (C) rules.sample(state, decisions.get(random.nextInt(decisions.size())), random::nextInt);
            if (rules.decide(state, answer, dice) instanceof Verdict.Accepted<E> accepted) {
                for (var ruled : accepted.events()) {
                    var sentence = rules.sentence(state, ruled.event(), ruled.explanation());
                    for (var language : Language.values()) {
                        assertThat(Texts.in(language).text(sentence)).as("%s: %s", name, ruled.event()).isNotBlank().doesNotContainPattern(BROKEN);
                    }
                    told += sentence instanceof Sentence.Written ? 0 : 1;
                    state = rules.evolve(state, ruled.event());
                }
            }
        }
        return told;
    }
}
