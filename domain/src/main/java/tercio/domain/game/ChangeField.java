package tercio.domain.game;

import java.util.List;

/** A field of a kind of change: what may be written into it. */
public sealed interface ChangeField {

    /** Its name on the wire, with the names of the parts that hold it and dots before. */
    String name();

    /** Its name for players. */
    String label();

    /** Whether it may be left out. */
    boolean optional();

    /** A whole number. */
    record Number(String name, String label, boolean optional, int least, int most) implements ChangeField {}

    /** One of a few words. */
    record Word(String name, String label, boolean optional, List<String> of) implements ChangeField {
        public Word {
            of = List.copyOf(of);
        }
    }

    /**
     * The id of something in the game.
     *
     * @param to what it names: {@code stack}, {@code province}
     */
    record Reference(String name, String label, boolean optional, String to) implements ChangeField {}

    /** A list of ids. */
    record References(String name, String label, String to, int most) implements ChangeField {
        @Override
        public boolean optional() {
            return true;
        }
    }

    /** Yes or no; left out, no. */
    record Flag(String name, String label) implements ChangeField {
        @Override
        public boolean optional() {
            return true;
        }
    }

    /** A number for each of a few words; a word that is left out counts 0. */
    record Counts(String name, String label, boolean optional, List<String> of, int most) implements ChangeField {
        public Counts {
            of = List.copyOf(of);
        }
    }
}
