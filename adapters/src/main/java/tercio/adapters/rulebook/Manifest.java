package tercio.adapters.rulebook;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.rulebook.Manifest.View.Of;

/**
 * The description of a ruleset for a page that shows its games. The page names nothing of a rulebook itself: names and titles come from
 * here, and the drawing of special features from the module at {@code page}.
 *
 * @param views the views of its games
 * @param tabs the views of its games that a page shows beside the board
 * @param shown names of the views that make up the board at a position
 * @param marks tags of zones that a board may mark
 * @param zoneFacts fields of a zone that are shown where a zone is described
 * @param counters fields of a piece that its counter shows
 * @param forms the commands that answer decisions with a described form
 * @param board the address of the printed board below {@code /api}; empty if there is none
 * @param sheets the ids of the sheets of that board, the one that is shown first at the head, where it is printed on several: a page may
 *     read one at a time, with {@code ?map=}
 * @param page the address of the ES module that draws the special features of the ruleset, relative to the page; empty if there is none
 * @param style the address of the style sheet for that module, relative to the page; empty if there is none
 */
public record Manifest(List<View> views, List<Tab> tabs, List<String> shown, List<Title> marks, List<Title> zoneFacts,
        List<Title> counters, List<Title> forms, Optional<String> board, List<String> sheets, Optional<String> page,
        Optional<String> style) {

    /** The manifest of a ruleset whose board, if it has one, is printed on a single sheet. */
    public Manifest(List<View> views, List<Tab> tabs, List<String> shown, List<Title> marks, List<Title> zoneFacts,
            List<Title> counters, List<Title> forms, Optional<String> board, Optional<String> page, Optional<String> style) {
        this(views, tabs, shown, marks, zoneFacts, counters, forms, board, List.of(), page, style);
    }

    /** A name on the wire and a title for a person. */
    public record Title(String name, String title) {}

    /**
     * A view of a game.
     *
     * @param of the subject of one part of it: a further word in the path names it
     */
    public record View(String name, String title, Of of) {

        /** The subject of a view. */
        public enum Of {
            /** The view has no parts. */
            GAME("game"),
            PARTY("party"),
            ZONE("zone"),
            PIECE("piece");

            private final String word;

            Of(String word) {
                this.word = word;
            }

            /** The word on the wire. */
            @Override
            @JsonValue
            public String toString() {
                return word;
            }
        }
    }

    /**
     * A tab of the page of a game.
     *
     * @param name in its address
     * @param views the views that it shows
     */
    public record Tab(String name, String title, List<String> views) {
        public Tab {
            views = List.copyOf(views);
        }
    }

    public Manifest {
        views = List.copyOf(views);
        tabs = List.copyOf(tabs);
        shown = List.copyOf(shown);
        marks = List.copyOf(marks);
        zoneFacts = List.copyOf(zoneFacts);
        counters = List.copyOf(counters);
        forms = List.copyOf(forms);
        sheets = List.copyOf(sheets);
        var known = new HashSet<>(views.stream().map(View::name).toList());
        Stream.concat(shown.stream(), tabs.stream().flatMap(tab -> tab.views().stream())).filter(view -> !known.contains(view))
                .findFirst().ifPresent(view -> {
                    throw new IllegalArgumentException("the manifest names no view " + view);
                });
    }

    /** The manifest of a ruleset without a description: the names of its views are their titles. */
    public static Manifest plain(Stream<String> views) {
        return new Manifest(views.map(name -> new View(name, name, Of.GAME)).toList(), List.of(), List.of(), List.of(), List.of(),
                List.of(), List.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }
}
