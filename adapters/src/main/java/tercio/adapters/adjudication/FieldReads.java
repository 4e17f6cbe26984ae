package tercio.adapters.adjudication;

import java.util.List;
import java.util.Optional;

/** Learns which fields are read from a request, so that the request can be described. */
interface FieldReads {

    /** What a field may hold. */
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

    /** Anything: it is only asked whether the field is there. */
    record Present() implements Shape {}

    /** For requests that are only answered. */
    FieldReads NONE = new FieldReads() {
        @Override
        public void read(String pointer, Shape shape) {}

        @Override
        public void missing(String pointer) {}
    };

    /** A field is read, whether the request has it or not. */
    void read(String pointer, Shape shape);

    /** A field that is needed is not there. */
    void missing(String pointer);
}
