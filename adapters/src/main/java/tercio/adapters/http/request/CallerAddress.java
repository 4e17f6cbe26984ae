package tercio.adapters.http.request;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;

/** The address for which the work of a caller is counted. For IPv6 it is the caller's network. */
public final class CallerAddress {

    private static final int NETWORK_BYTES = 8;

    private CallerAddress() {}

    /** @param remote the numeric address of the client */
    public static String of(String remote) {
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
