package tercio.domain.ruling;

import java.util.List;

/**
 * A chapter of explained rules.
 *
 * @param id short name in lower case
 * @param rules in the order of the chapter
 */
public record RuleChapter(String id, String title, List<Citation> rules) {

    public RuleChapter {
        rules = List.copyOf(rules);
    }
}
