package tercio.domain.game;

import java.util.List;
import tercio.domain.sentence.Sentence;

/** A field of a kind of change, with the values that it accepts. */
public sealed interface ChangeField {

    /** The name on the wire; names of enclosing parts come first, separated by dots. */
    String name();

    /** The name for players, a phrase. */
    Sentence label();

    /** Whether the field, or the part that holds it, may be left out. A number within a part may always be left out and is then 0. */
    boolean optional();

    /** A whole number. */
    record Number(String name, Sentence label, boolean optional, int least, int most) implements ChangeField {}

    /** One of a few words. */
    record Word(String name, Sentence label, boolean optional, List<String> of) implements ChangeField {
        public Word {
            of = List.copyOf(of);
        }
    }

    /**
     * The id of something in the game.
     *
     * @param to the kind of thing that it names: {@code leader}
     */
    record Reference(String name, Sentence label, boolean optional, String to) implements ChangeField {}

    /** A list of ids. */
    record References(String name, Sentence label, String to, int most) implements ChangeField {
        @Override
        public boolean optional() {
            return true;
        }
    }

    /** Yes or no. */
    record Flag(String name, Sentence label, boolean optional) implements ChangeField {}

    /** A number for each of a few words; a word that is left out counts 0. */
    record Counts(String name, Sentence label, boolean optional, List<String> of, int most) implements ChangeField {
        public Counts {
            of = List.copyOf(of);
        }
    }
}
