package tercio.domain.game;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * An immutable sequence that shares its storage with the sequences made from it. Appending to the longest of them writes into
 * the shared array; appending to a shorter one copies the array first. Each sequence sees only its own length. Sequences are equal by their elements.
 *
 * @param <T> the elements
 */
final class AppendOnlyList<T> {

    private static final int SMALLEST = 16;

    private final Object[] elements;
    /** The number of elements of the array that the longest of the sequences sharing it uses. */
    private final AtomicInteger taken;
    private final int size;

    private AppendOnlyList(Object[] elements, AtomicInteger taken, int size) {
        this.elements = elements;
        this.taken = taken;
        this.size = size;
    }

    static <T> AppendOnlyList<T> of(T first) {
        return new AppendOnlyList<T>(new Object[SMALLEST], new AtomicInteger(), 0).plus(first);
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked") // only elements of this type are written
    T get(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("there is no position " + index + ", the newest is " + (size - 1));
        }
        return (T) elements[index];
    }

    AppendOnlyList<T> plus(T element) {
        boolean goesOn = size < elements.length && taken.compareAndSet(size, size + 1);
        var into = goesOn ? elements : copy();
        into[size] = element;
        return new AppendOnlyList<>(into, goesOn ? taken : new AtomicInteger(size + 1), size + 1);
    }

    private Object[] copy() {
        var copy = new Object[Math.max(SMALLEST, size * 2)];
        System.arraycopy(elements, 0, copy, 0, size);
        return copy;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AppendOnlyList<?> that && Arrays.equals(elements, 0, size, that.elements, 0, that.size);
    }

    @Override
    public int hashCode() {
        return Objects.hash(size, size == 0 ? null : elements[size - 1]);
    }
}
