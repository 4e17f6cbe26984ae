package tercio.adapters.store;

import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/** A record that cannot be imported. Its message is in English. */
public final class InvalidRecord extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;
    private final transient Sentence sentence;

    /** @param fault the fault of the line */
    InvalidRecord(int line, Sentence fault) {
        this(Sentence.of("kernel.record.line").with("line", line).with("fault", Argument.of(fault)), line);
    }

    private InvalidRecord(Sentence sentence, int line) {
        super(Texts.english(sentence));
        this.line = line;
        this.sentence = sentence;
    }

    /** The first bad line, from 1. */
    public int line() {
        return line;
    }

    /** The line and what is wrong with it. */
    public Sentence sentence() {
        return sentence;
    }
}
