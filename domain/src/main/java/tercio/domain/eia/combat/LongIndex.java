package tercio.domain.eia.combat;

import java.util.Arrays;

/**
 * Numbers distinct keys in the order in which they are first added. Mutable, for the exact odds of combats: a state is packed into
 * one key there, since a cold process takes most of its time to make, hash and compare objects.
 */
final class LongIndex {

    private static final long SPREAD = 0x9E3779B97F4A7C15L;
    private static final int FIRST_ROOM = 64;

    private long[] keys = new long[FIRST_ROOM];
    /** Hash table of the numbers of the keys, plus 1; twice as long as these. */
    private int[] places = new int[FIRST_ROOM * 2];
    private int size;

    int size() {
        return size;
    }

    long key(int number) {
        return keys[number];
    }

    /** The number of a key, which is added where it is new: then it is the former {@link #size()}. */
    int add(long key) {
        int mask = places.length - 1;
        int slot = slot(key, mask);
        while (places[slot] != 0) {
            if (keys[places[slot] - 1] == key) {
                return places[slot] - 1;
            }
            slot = slot + 1 & mask;
        }
        if (size == keys.length) {
            grow();
            return add(key);
        }
        keys[size] = key;
        places[slot] = size + 1;
        return size++;
    }

    private static int slot(long key, int mask) {
        return (int) (key * SPREAD >>> Long.numberOfLeadingZeros(mask));
    }

    private void grow() {
        keys = Arrays.copyOf(keys, size * 2);
        places = new int[size * 4];
        int mask = places.length - 1;
        for (int number = 0; number < size; number++) {
            int slot = slot(keys[number], mask);
            while (places[slot] != 0) {
                slot = slot + 1 & mask;
            }
            places[slot] = number + 1;
        }
    }
}
