package tercio.projections;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Sentence;

/** Tells a part of a game in paragraphs: one for each fight with all that decides something in it, one for each event besides. */
public final class Paragraphs {

    /**
     * One paragraph.
     *
     * @param from the position of its first event
     * @param to the position of its last event
     * @param fight whether it tells a fight
     * @param sentences in their order, at least one
     */
    public record Paragraph(int from, int to, boolean fight, List<Sentence> sentences) {
        public Paragraph {
            sentences = List.copyOf(sentences);
        }
    }

    private Paragraphs() {}

    /** @param from 1 or more */
    static <S> List<Paragraph> of(GameHistory history, Ruleset<S, ?, ?, ?> rules, int from, int limit) {
        var told = new ArrayList<Paragraph>();
        var open = Optional.<String>empty();
        for (var line : GameLog.lines(history, rules, from, limit)) {
            int position = line.event().position();
            if (line.undoneBy() > 0) {
                continue;
            }
            var fight = rules.passage(history.board(rules, position - 1), history.board(rules, position));
            boolean goesOn = fight.isPresent() && fight.equals(open);
            open = fight;
            var sentences = new ArrayList<Sentence>(goesOn ? told.getLast().sentences() : List.of());
            if (!line.quiet()) {
                sentences.add(line.sentence());
            }
            int began = goesOn ? told.removeLast().from() : position;
            if (fight.isPresent() || !sentences.isEmpty()) {
                told.add(new Paragraph(began, position, fight.isPresent(), sentences));
            }
        }
        return told.stream().filter(paragraph -> !paragraph.sentences().isEmpty()).toList();
    }
}
