package tercio.application.board;

import java.nio.ByteBuffer;

/** The sum of digests, in which their order does not matter. */
final class OrderFreeDigest {

    private final long[] lanes = new long[4];

    void add(byte[] digest) {
        var read = ByteBuffer.wrap(digest);
        for (int lane = 0; lane < lanes.length; lane++) {
            lanes[lane] += read.getLong();
        }
    }

    /** Removes a digest that was added. */
    void remove(byte[] digest) {
        var read = ByteBuffer.wrap(digest);
        for (int lane = 0; lane < lanes.length; lane++) {
            lanes[lane] -= read.getLong();
        }
    }

    byte[] bytes() {
        var written = ByteBuffer.allocate(lanes.length * Long.BYTES);
        for (long lane : lanes) {
            written.putLong(lane);
        }
        return written.array();
    }
}
