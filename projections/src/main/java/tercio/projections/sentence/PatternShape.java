package tercio.projections.sentence;

import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.text.MessagePattern.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument;

/**
 * One way in which a pattern may read: fixed texts and holes in their order.
 *
 * @param chosen the word or the number behind each branch of the choice that makes this way, by argument
 * @param names of all arguments of the pattern, those of the other ways, too
 */
record PatternShape(List<Piece> pieces, Map<String, Argument> chosen, Set<String> names) {

    /** A pattern with more ways is not read back. */
    private static final int MOST = 256;
    private static final Map<String, Integer> NUMBERS = Map.of("one", 1, "other", 2);

    /** A part of a shape. */
    sealed interface Piece {}

    /** A text that stands in the pattern. */
    record Fixed(String text) implements Piece {}

    /** @param name of an argument, or of a form of it */
    record Hole(String name) implements Piece {}

    /** The ways in which a pattern may read; none where there are too many. */
    static List<PatternShape> of(String line) {
        var pattern = new MessagePattern(line);
        var names = SentencePattern.names(pattern).stream().map(name -> ArgumentForms.formOf(name).orElse(name)).collect(Collectors.toUnmodifiableSet());
        var shapes = new Branches(pattern).message(0, "");
        return shapes.size() > MOST ? List.of() : shapes.stream().map(shape -> shape.join(names)).toList();
    }

    /** Fixed texts that follow each other become one. */
    private PatternShape join(Set<String> all) {
        var joined = new ArrayList<Piece>();
        for (var piece : pieces) {
            if (piece instanceof Fixed(var text) && !joined.isEmpty() && joined.getLast() instanceof Fixed(var before)) {
                joined.set(joined.size() - 1, new Fixed(before + text));
            } else if (!(piece instanceof Fixed(var text) && text.isEmpty())) {
                joined.add(piece);
            }
        }
        return new PatternShape(List.copyOf(joined), chosen, all);
    }

    /** All arguments of the pattern, from those that the holes hold; what only another way would say is 0. */
    Map<String, Argument> arguments(Map<String, Argument> held) {
        var all = new LinkedHashMap<>(held);
        chosen.forEach(all::putIfAbsent);
        names.forEach(name -> all.putIfAbsent(name, new Argument.Count(0)));
        return all;
    }

    /** The number of characters that are fixed. */
    int fixedLength() {
        return pieces.stream().mapToInt(piece -> piece instanceof Fixed(var text) ? text.length() : 0).sum();
    }

    /** Its longest fixed text; empty where it has none. */
    String longestFixed() {
        return pieces.stream().map(piece -> piece instanceof Fixed(var text) ? text : "").reduce("", (one, other) -> other.length() > one.length() ? other : one);
    }

    /** Whether letters stand in it, without which it would read any text. */
    boolean hasLetters() {
        return pieces.stream().anyMatch(piece -> piece instanceof Fixed(var text) && text.chars().anyMatch(Character::isLetter));
    }

    boolean hasHoles() {
        return pieces.stream().anyMatch(Hole.class::isInstance);
    }

    private PatternShape then(PatternShape next) {
        var all = new ArrayList<>(pieces);
        all.addAll(next.pieces);
        var more = new LinkedHashMap<>(chosen);
        next.chosen.forEach(more::putIfAbsent);
        return new PatternShape(all, more, names);
    }

    private static PatternShape of(Piece piece) {
        return new PatternShape(List.of(piece), Map.of(), Set.of());
    }

    /** Walks through a pattern, both ways at each choice. */
    private record Branches(MessagePattern pattern) {

        /** @param number the argument for which the sign of a number stands; empty outside a plural */
        List<PatternShape> message(int start, String number) {
            var shapes = List.of(of(new Fixed("")));
            int read = pattern.getPart(start).getLimit();
            for (int at = start + 1; ; at++) {
                var part = pattern.getPart(at);
                shapes = each(shapes, List.of(of(new Fixed(pattern.getPatternString().substring(read, part.getIndex())))));
                switch (part.getType()) {
                    case MSG_LIMIT -> {
                        return shapes;
                    }
                    case REPLACE_NUMBER -> shapes = each(shapes, List.of(of(new Hole(number))));
                    case ARG_START -> {
                        shapes = each(shapes, argument(at));
                        at = pattern.getLimitPartIndex(at);
                    }
                    default -> { }
                }
                read = pattern.getPart(at).getLimit();
            }
        }

        private List<PatternShape> argument(int start) {
            var type = pattern.getPart(start).getArgType();
            var name = pattern.getSubstring(pattern.getPart(start + 1));
            if (type != ArgType.SELECT && type != ArgType.PLURAL) {
                return List.of(of(new Hole(name)));
            }
            var shapes = new ArrayList<PatternShape>();
            int limit = pattern.getLimitPartIndex(start);
            for (int at = start + 2; at < limit; at++) {
                var selector = pattern.getSubstring(pattern.getPart(at));
                at += pattern.getPartType(at + 1) == Part.Type.MSG_START ? 1 : 2;
                var branch = new PatternShape(List.of(), choice(type, name, selector), Set.of());
                message(at, name).forEach(shape -> shapes.add(branch.then(shape)));
                at = pattern.getLimitPartIndex(at);
            }
            return shapes;
        }

        /** The gender and the number of an argument follow from the argument; they do not say which one it is. */
        private static Map<String, Argument> choice(ArgType type, String name, String selector) {
            if (ArgumentForms.formOf(name).isPresent()) {
                return Map.of();
            }
            return Map.of(name, type == ArgType.SELECT ? new Argument.Word(selector)
                    : new Argument.Count(selector.startsWith("=") ? Integer.parseInt(selector.substring(1)) : NUMBERS.getOrDefault(selector, 2)));
        }

        private static List<PatternShape> each(List<PatternShape> before, List<PatternShape> next) {
            return before.size() > MOST ? before : before.stream().flatMap(one -> next.stream().map(one::then)).toList();
        }
    }
}
