package tercio.adapters.http;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;

/** The address against which a caller's work is counted: with IPv6 the network of the caller, who has all its addresses. */
final class CallerAddress {

    private static final int NETWORK_BYTES = 8;

    private CallerAddress() {}

    /** @param remote the address of the other end as a number, never a name */
    static String of(String remote) {
        if (remote == null || remote.indexOf(':') < 0) {
            return String.valueOf(remote);
        }
        try {
            return InetAddress.getByName(remote) instanceof Inet6Address six
                    ? HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), NETWORK_BYTES))
                    : remote;
        } catch (UnknownHostException unreadable) {
            return remote;
        }
    }
}
