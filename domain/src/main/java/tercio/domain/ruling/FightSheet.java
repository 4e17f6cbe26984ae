package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;

/**
 * The sheet of a fight as players keep it on paper: who commands and what each side brings, each roll with its sum, the corrections of
 * the losses and what each side loses. A reader with the printed tables can repeat each line by hand.
 *
 * @param fight the kind of fight: {@code land-battle}
 * @param sides in the order of the columns
 * @param lines in the order in which they come about
 */
public record FightSheet(String fight, List<Side> sides, List<Line> lines) {

    /** The unit of a value. */
    public enum Unit {
        /** A plain number. */
        NUMBER,
        /** Detachments, with parts of one: {@code 2 2/3}. */
        LD,
        /** Ships, with thirds of one. */
        SHIPS,
        /** Stars of morale. */
        STARS,
        /** Factors of a force. */
        FACTORS,
        /** Points of morale with one decimal: {@code 2.3}. */
        MORALE,
        /** A word or a name. */
        WORD
    }

    /**
     * One side.
     *
     * @param side its word in the procedure
     * @param party the party that fights on it
     */
    public record Side(String side, String party) {}

    /**
     * One figure.
     *
     * @param part its key, in lower case
     * @param reason the printed words of a modifier; {@code null} for all else
     * @param adds whether it is a term of the sum of its line; the others stand behind a term or a result
     */
    public record Part(String part, String reason, String value, Unit unit, boolean adds) {

        /** A term of the sum. */
        public static Part term(String part, String value, Unit unit) {
            return new Part(part, null, value, unit, true);
        }

        /** A figure behind a term, or a result. */
        public static Part figure(String part, Object value, Unit unit) {
            return new Part(part, null, String.valueOf(value), unit, false);
        }

        /** A printed modifier as a term. */
        public static Part modifier(String reason, String value, Unit unit) {
            return new Part("modifier", reason, value, unit, true);
        }
    }

    /**
     * One line.
     *
     * @param line its key, in lower case
     * @param side the side of the line; {@code null} for one of no side
     * @param parts the terms, and the figures behind them
     * @param results the sum of the terms first, where there are any
     */
    public record Line(String line, String side, Citation rule, List<Part> parts, List<Part> results) {

        public Line {
            parts = List.copyOf(parts);
            results = List.copyOf(results);
        }
    }

    public FightSheet {
        sides = List.copyOf(sides);
        lines = List.copyOf(lines);
    }

    /** The terms of a die with its modifiers: the die first. */
    public static List<Part> sum(int die, AppliedModifiers tally) {
        var parts = new ArrayList<Part>();
        parts.add(Part.term("die", String.valueOf(die), Unit.NUMBER));
        tally.applied().forEach(modifier -> parts.add(Part.modifier(modifier.reason(), String.valueOf(modifier.value()), Unit.NUMBER)));
        return parts;
    }
}
