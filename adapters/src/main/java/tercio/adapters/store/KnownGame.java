package tercio.adapters.store;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * A game as the manifest knows it. It is small, because that of every game stays in memory: about 250 bytes each.
 *
 * @param position of its newest event
 * @param head the hash of the chain there
 * @param version of its tokens and secret: how often they were signed; 0 where they never were
 * @param credentials the hash of its tokens and secret in that version; empty where they were never signed
 */
record KnownGame(int position, byte[] head, int version, byte[] credentials) {

    private static final byte[] NONE = new byte[0];
    private static final HexFormat HEX = HexFormat.of();

    /** A game of which nothing is known yet. */
    static final KnownGame NEW = new KnownGame(0, NONE, 0, NONE);

    static KnownGame of(int position, String head, int version, String credentials) {
        return new KnownGame(position, HEX.parseHex(head), version, HEX.parseHex(credentials));
    }

    /** The state after more events. A newer known position stays. */
    KnownGame afterCommit(int to, String hash) {
        return to < position ? this : new KnownGame(to, HEX.parseHex(hash), version, credentials);
    }

    /** The state with other tokens or another secret. A newer known version stays. */
    KnownGame withCredentials(int signed, String hash) {
        return signed < version ? this : new KnownGame(position, head, signed, HEX.parseHex(hash));
    }

    /** The hash of the chain in hexadecimal. */
    String headText() {
        return HEX.formatHex(head);
    }

    /** The hash of tokens and secret in hexadecimal. */
    String credentialsText() {
        return HEX.formatHex(credentials);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof KnownGame game && position == game.position && version == game.version && Arrays.equals(head, game.head)
                && Arrays.equals(credentials, game.credentials);
    }

    @Override
    public int hashCode() {
        return 31 * position + Arrays.hashCode(head);
    }
}
