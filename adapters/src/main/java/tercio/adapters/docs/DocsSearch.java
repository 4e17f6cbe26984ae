package tercio.adapters.docs;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the headings under which all words of a query stand. */
final class DocsSearch {

    /** Limit of the characters of a query. */
    static final int LONGEST = 100;

    /** Limit of the results. */
    static final int MOST = 40;

    private static final int EXCERPT = 200;

    /** A result with an excerpt of its text around the first word. */
    record SearchHit(DocsPage page, DocsPage.Part part, String excerpt, int weight) {}

    private DocsSearch() {}

    /** Searches the pages. The best results come first: headings with the words, then texts with them. */
    static List<SearchHit> find(List<DocsPage> pages, String question) {
        var words = Arrays.stream(question.toLowerCase(Locale.ROOT).split("\\s+")).filter(word -> !word.isEmpty()).distinct().toList();
        return words.isEmpty() ? List.of()
                : pages.stream().flatMap(page -> page.parts().stream().map(part -> match(page, part, words))).filter(found -> found.weight() > 0)
                        .sorted(Comparator.comparingInt(SearchHit::weight).reversed()).limit(MOST).toList();
    }

    private static SearchHit match(DocsPage page, DocsPage.Part part, List<String> words) {
        var heading = (part.heading() + " " + page.title()).toLowerCase(Locale.ROOT);
        var text = part.text().toLowerCase(Locale.ROOT);
        int weight = 0;
        for (var word : words) {
            boolean above = heading.contains(word);
            boolean below = text.contains(word);
            if (!above && !below) {
                return new SearchHit(page, part, "", 0);
            }
            weight += above ? 10 : 1;
        }
        int at = words.stream().mapToInt(text::indexOf).filter(place -> place >= 0).min().orElse(0);
        return new SearchHit(page, part, excerpt(part.text(), at), weight);
    }

    private static String excerpt(String text, int at) {
        int from = Math.max(0, at - EXCERPT / 4);
        int to = Math.min(text.length(), from + EXCERPT);
        return (from > 0 ? "… " : "") + text.substring(from, to).strip() + (to < text.length() ? " …" : "");
    }
}
