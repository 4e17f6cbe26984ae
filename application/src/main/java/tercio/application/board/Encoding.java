package tercio.application.board;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;

/**
 * The bytes of a part of the board. Each piece is written with its length, so that no byte can move from one piece to
 * the next.
 */
final class Encoding {

    private byte[] bytes = new byte[96];
    private int length;

    Encoding(char kind) {
        put(kind);
    }

    private void put(int octet) {
        if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, length * 2);
        }
        bytes[length++] = (byte) octet;
    }

    Encoding text(String text) {
        put('T');
        return piece(text.getBytes(StandardCharsets.UTF_8));
    }

    Encoding number(long number) {
        put('N');
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            put((int) (number >> shift));
        }
        return this;
    }

    Encoding truth(boolean truth) {
        put(truth ? '+' : '-');
        return this;
    }

    Encoding absent() {
        put('0');
        return this;
    }

    /** Marks that an optional value is present. */
    Encoding present() {
        put('P');
        return this;
    }

    Encoding bytes(byte[] digest) {
        put('D');
        return piece(digest);
    }

    private Encoding piece(byte[] piece) {
        for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            put(piece.length >> shift);
        }
        while (bytes.length - length < piece.length) {
            bytes = Arrays.copyOf(bytes, bytes.length * 2);
        }
        System.arraycopy(piece, 0, bytes, length, piece.length);
        length += piece.length;
        return this;
    }

    /** The number of bytes written so far. */
    int length() {
        return length;
    }

    /** Drops the bytes written after a mark. */
    void truncateTo(int mark) {
        length = mark;
    }

    void addTo(MessageDigest digest) {
        digest.update(bytes, 0, length);
    }
}
