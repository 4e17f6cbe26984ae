package tercio.application.verification;

import java.util.function.Function;
import java.util.stream.Gatherers;
import java.util.stream.Stream;

/**
 * The number of blocks of work that are done in parallel.
 *
 * @param blocks the number of blocks of {@value #BLOCK} elements, at least 1; 1 leaves all the work to the calling
 *     thread
 */
public record Parallelism(int blocks) {

    /** No parallel work: everything is done by the calling thread. */
    public static final Parallelism ONE = new Parallelism(1);

    /** A thread for each element would cost more than a light element does. */
    private static final int BLOCK = 64;

    /** Maps the elements in their order by a function that depends only on its element and throws nothing. */
    public <A, B> Stream<B> map(Stream<A> elements, Function<A, B> function) {
        return blocks == 1 ? elements.map(function)
                : elements.gather(Gatherers.windowFixed(BLOCK))
                        .gather(Gatherers.mapConcurrent(blocks, block -> block.stream().map(function).toList()))
                        .flatMap(each -> each.stream());
    }
}
