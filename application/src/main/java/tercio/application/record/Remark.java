package tercio.application.record;

import java.time.Instant;
import java.util.Optional;

/**
 * A text that a person wrote about a game: a note on a moment of it, or a message to the other players. It is not an event: no
 * rule, hash or view depends on it.
 *
 * @param position the moment that a note is about; for a message, the position of the game
 * @param person its author
 * @param seat for which the person wrote; empty for the host, a referee and an observer
 * @param glyph the judgement of a note on what was played
 * @param text 1 to {@value RemarkBounds#LONGEST_TEXT} characters; may be empty if there is a glyph
 */
public record Remark(Kind kind, int position, Audience audience, String person, Optional<String> seat, Optional<Glyph> glyph, String text, Instant at) {

    /** The kinds of remarks. */
    public enum Kind {
        /** A note on a moment, as an annotator of a game writes it. */
        NOTE,
        /** A message to the other players. */
        CHAT
    }

    /** The readers of a remark. */
    public enum Audience {
        /** Readers who act for the seat of its author; of an author without a seat, the author alone. */
        SEAT,
        /** Readers who act for any seat, and the referees. */
        SEATS,
        /** Everybody who may see the game. */
        ALL
    }

    /** The signs of annotators. */
    public enum Glyph {
        BRILLIANT("!!"), GOOD("!"), INTERESTING("!?"), DUBIOUS("?!"), MISTAKE("?"), BLUNDER("??");

        private final String sign;

        Glyph(String sign) {
            this.sign = sign;
        }

        /** The sign as it is printed. */
        public String sign() {
            return sign;
        }
    }

    /** Whether a kind of remark can be written for an audience: a note is private or open, the talk is of the seats or of all. */
    public static boolean fits(Kind kind, Audience audience) {
        return audience == Audience.ALL || (kind == Kind.NOTE) == (audience == Audience.SEAT);
    }
}
