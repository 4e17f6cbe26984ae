package tercio.application.record;

import java.time.Instant;
import java.util.Optional;

/**
 * What a person wrote beside a game: a note on a moment of it, or a line of the talk at the table. It is no event: no rule, no hash
 * and no view hangs on it.
 *
 * @param position the moment it is about; of a line of the talk, where the game stood
 * @param person who wrote it
 * @param seat for which the person wrote; empty for the host, a referee and an observer
 * @param glyph the judgement of a note on what was played
 * @param text 1 to {@value RemarkBounds#LONGEST_TEXT} characters, empty where a glyph says it all
 */
public record Remark(Kind kind, int position, Audience audience, String person, Optional<String> seat, Optional<Glyph> glyph, String text, Instant at) {

    /** What a remark is. */
    public enum Kind {
        /** A note on a moment, as an annotator of a game writes it. */
        NOTE,
        /** A line of the talk at the table. */
        CHAT
    }

    /** For whom a remark is written. */
    public enum Audience {
        /** Those who act for the seat of its author; of an author without a seat, the author alone. */
        SEAT,
        /** Those who act for any seat, and the referees. */
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
