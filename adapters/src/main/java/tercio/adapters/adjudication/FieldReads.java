package tercio.adapters.adjudication;

import java.util.List;
import java.util.Optional;

/** Learns which fields are read from a request, so that the request can be described. */
interface FieldReads {

    /** The kinds of values that a field may hold. */
    sealed interface Shape {}

    /** A whole number. */
    record Whole(int least, int most, Optional<Integer> otherwise) implements Shape {}

    /** True or false. */
    record Flag(boolean otherwise) implements Shape {}

    /** One of some words. */
    record Word(List<String> words, Optional<String> otherwise) implements Shape {}

    /** A list of such words. */
    record Words(List<String> words) implements Shape {}

    /** Free text. */
    record Text() implements Shape {}

    /** An object with fields of its own. */
    record Inner() implements Shape {}

    /** A list of such objects. */
    record InnerList() implements Shape {}

    /** Any value: only the presence of the field is read. */
    record Present() implements Shape {}

    /** An observer that records nothing, for requests that are only answered. */
    FieldReads NONE = new FieldReads() {
        @Override
        public void read(String pointer, Shape shape) {}

        @Override
        public void missing(String pointer) {}
    };

    /** Records that a field is read, whether the request has it or not. */
    void read(String pointer, Shape shape);

    /** Records that a required field is missing. */
    void missing(String pointer);
}
