package tercio.domain.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/**
 * Every rule of an index is explained, and nothing else is: a new citation asks for its paragraph in the folder {@code rules} beside
 * the index.
 */
public abstract class ExplainedRules {

    private static final int SHORTEST = 15;
    private static final int LONGEST = 640;
    private static final int MOST_SENTENCES = 6;

    private final Rulebook rulebook;
    private final List<String> editions;
    private final List<Reading> readings;

    /**
     * @param editions the ids of the rulesets that may do otherwise
     * @param readings all that a paragraph may name
     */
    protected ExplainedRules(Rulebook rulebook, List<String> editions, List<Reading> readings) {
        this.rulebook = rulebook;
        this.editions = editions;
        this.readings = readings;
    }

    private Stream<Rulebook.Entry> index() {
        return StreamSupport.stream(rulebook.entries().spliterator(), false);
    }

    private Stream<RuleExplanation> explanations() {
        return rulebook.explanations().chapters().stream().flatMap(chapter -> chapter.rules().stream())
                .map(rule -> rulebook.explanations().find(rule).orElseThrow());
    }

    private Stream<String> texts() {
        return explanations().flatMap(explained -> Stream.concat(Stream.of(explained.text()), explained.editions().values().stream()));
    }

    @Test
    void eachRuleOfTheIndexHasItsParagraphAndNoOtherDoes() {
        assertThat(explanations().map(explained -> explained.rule().id()))
                .containsExactlyInAnyOrderElementsOf(index().map(entry -> entry.rule().id()).toList());
    }

    @Test
    void eachParagraphIsAFewPlainSentences() {
        assertThat(texts()).isNotEmpty().allSatisfy(text -> {
            assertThat(text.length()).as(text).isBetween(SHORTEST, LONGEST);
            assertThat(text).isEqualTo(text.strip()).endsWith(".").doesNotContain("  ").doesNotContain("\\").matches("[A-Z0-9].*");
            assertThat(text.split("\\. ")).as(text).hasSizeLessThanOrEqualTo(MOST_SENTENCES);
        });
    }

    @Test
    void onlyEditionsOfTheseRulesDoOtherwise() {
        assertThat(explanations().flatMap(explained -> explained.editions().keySet().stream()).distinct()).allMatch(editions::contains);
    }

    /** A reading is named in capitals as it is chosen. */
    @Test
    void eachReadingThatIsNamedExists() {
        var known = readings.stream().map(Reading::id).toList();
        var named = Pattern.compile("\\bE(?:U|IA)-[A-Z0-9-]*[A-Z0-9]");
        assertThat(texts().flatMap(text -> named.matcher(text).results().map(found -> found.group()))).isNotEmpty().allMatch(known::contains);
    }

    @Test
    void aChapterHasATitleAndRules() {
        assertThat(rulebook.explanations().chapters()).isNotEmpty().allSatisfy(chapter -> {
            assertThat(chapter.title()).isNotBlank();
            assertThat(chapter.id()).matches("[a-z]+");
            assertThat(chapter.rules()).isNotEmpty();
        });
    }
}
