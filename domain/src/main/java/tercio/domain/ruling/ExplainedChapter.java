package tercio.domain.ruling;

import java.util.List;

/**
 * A chapter of explained rules.
 *
 * @param id short name in lower case
 * @param rules in the order of the chapter
 */
public record ExplainedChapter(String id, String title, List<Citation> rules) {

    public ExplainedChapter {
        rules = List.copyOf(rules);
    }
}
